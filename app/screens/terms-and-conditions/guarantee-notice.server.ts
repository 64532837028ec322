import type { Language } from "../../i18n/languages.ts";

/** The Commission's files as a winery has put them there, by path; none may be redrawn, so the project comes without. */
const FILES = import.meta.glob<string>("../../../notices/*.{svg,png,webp}", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * The address of the harmonised notice on the legal guarantee (Regulation (EU) 2025/1960) in a language: `notices/guarantee-hr.svg` as
 * named by the build. Null if that language has none: another's would not be understood.
 */
export function guaranteeNotice(language: Language, files: Record<string, string> = FILES): string | null {
  const wanted = new RegExp(`/guarantee-${language}\\.(?:svg|png|webp)$`);
  const found = Object.entries(files).find(([path]) => wanted.test(path));
  return found?.[1] ?? null;
}

import { UsedStyles } from "./used-styles.server.ts";

const TEXTS = import.meta.glob<string>(["./all.css", "../screens/*/*.css"], {
  query: "?inline",
  import: "default",
  eager: true,
});
const ADDRESSES = import.meta.glob<string>(["./all.css", "../screens/*/*.css"], {
  query: "?url",
  import: "default",
  eager: true,
});

const SHEETS = new Map(
  Object.entries(ADDRESSES).map(([file, address]) => [address, new UsedStyles(TEXTS[file] ?? "")]),
);

/** What a document with these classes uses of the style sheet at an address; undefined where that is no sheet of ours. */
export function usedOfSheet(address: string, classes: ReadonlySet<string>): string | undefined {
  return SHEETS.get(address)?.of(classes);
}

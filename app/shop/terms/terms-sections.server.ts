import { z } from "zod";

const section = z.object({
  title: z.string(),
  id: z.string().optional(),
  /** Paragraphs, and lists of points. */
  text: z.array(z.union([z.string(), z.array(z.string())])),
});

export type TermsSection = z.output<typeof section>;

/** The sections of the terms as `locales` hold them. @throws where a section is not one */
export function termsSections(texts: unknown): TermsSection[] {
  return z.array(section).parse(texts);
}

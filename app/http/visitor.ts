import type { Language } from "../i18n/languages.ts";
import type { GapTexts } from "./page-template.server.ts";

/** Who asks, as far as stored pages depend on it; what a visitor is, the application knows (`app/program/visitor-of.server.ts`). */
export type Visitor = {
  /** The version of pages that this visitor sees, in one word: two visitors of one version see pages of one structure. */
  versionKey: string;
  /** Whether the visitor has chosen a language. */
  hasLanguage: boolean;
  /**
   * Looks up the session that the visitor brings. It gives null where only rendering knows what this visitor sees, and never fails. Null
   * itself for somebody without a session, and once that is done.
   */
  lookUp: (() => Visitor | null | Promise<Visitor | null>) | null;
  /**
   * The one spelling under which an address (path and query) is stored, or null where it is not: unknown parameters or values, other
   * spellings, what shows a visitor's own cart.
   */
  storedAs(target: string): string | null;
  /**
   * The address under which the page is stored that says of a place that nothing is there: one for each language, so that nobody can
   * fill the memory by inventing addresses. Null where it is not stored.
   */
  missingAs(url: URL): string | null;
  /** What a place holds, as wide in bytes as the place; null where it does not fit, and the page is rendered. */
  textOf(name: string, width: number, language: Language): Buffer | null;
  /**
   * What fills the gaps of a page; null where a page has no gap. The promise gives null where only rendering knows it; it never fails.
   */
  gapTextsOf(page: { address: string; language: Language }): Promise<GapTexts | null> | null;
};

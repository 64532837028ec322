import { messagesFor, translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { branchesOf, type Tree } from "../../i18n/texts.ts";
import { INDEXED_SCREENS, propertiesOf } from "../../routing/screen-properties.ts";
import type { Screen } from "../../routing/screens.ts";
import { type Findable, rank } from "./rank.ts";

/** The pages that say something of their own: products are found as products, and home says what the others do. */
const PAGES = INDEXED_SCREENS.filter((screen) => screen !== "home" && propertiesOf(screen).within === undefined);

/** The pages that answer a query by what stands on them in a language (docs/rules.md "Search"). */
export function searchPages(language: Language, query: string): Screen[] {
  const pages = findablePages.get(language) ?? PAGES.map((screen) => findablePage(screen, language));
  findablePages.set(language, pages);
  return rank(pages, query);
}

/** What is written on pages is the same as long as the program runs. */
const findablePages = new Map<Language, readonly Findable<Screen>[]>();

function findablePage(screen: Screen, language: Language): Findable<Screen> {
  const text = translator(language, screen);
  return {
    found: screen,
    name: [text("meta.title"), text("title")],
    grape: [],
    kind: [text("meta.description")],
    text: sentencesOf(messagesFor(language, [screen])[screen]),
  };
}

/** Every sentence of a file of texts, but for what a form says of a wrong entry; braces stand for figures, by which nobody searches. */
function sentencesOf(tree: Tree | undefined): string[] {
  if (typeof tree === "string") return [tree.replace(/\{\{.*?\}\}/g, " ")];
  if (Array.isArray(tree)) return tree.flatMap(sentencesOf);
  return Object.entries(branchesOf(tree)).flatMap(([key, one]) => (key === "errors" ? [] : sentencesOf(one)));
}

import { factsInTexts } from "./facts-in-texts.ts";
import type { Language } from "./languages.ts";

/** What stands at a key of a file of texts: a sentence, a list, or more keys. */
export type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };
type Values = Record<string, string | number | null | undefined>;

/**
 * Says the text at a key, of several keys at the first that there is, with values put in; with a `count`, in the form of the
 * plural that the language has for it.
 */
export type Text = (key: string | string[], values?: Values) => string;

export type Texts = {
  text: Text;
  /** All that stands at a key, with values put into each of its sentences. */
  tree(key: string, values: Values): unknown;
};

/** The texts of one language, by file: `{ frame: {…}, home: {…} }`. */
export type Messages = Record<string, Tree>;

/**
 * Reads a file of `locales/<language>` as i18next does (its format of JSON, version 4). This writes the pages, for i18next
 * and its part for React are more to load than everything that the shop itself does there; a test holds it to what i18next writes.
 * The winery's facts need not be given (`factsInTexts`).
 * @param missing is told a key at which nothing stands, which is shown instead
 */
export function textsOf(language: Language, file: Tree, missing: (key: string) => void = () => undefined): Texts {
  const plural = new Intl.PluralRules(language);
  const facts = factsInTexts(language);
  const keysFor = (key: string, count: unknown) => {
    if (typeof count !== "number") return [key];
    return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${plural.select(count)}`, key];
  };
  return {
    text(key, values = {}) {
      const keys = typeof key === "string" ? [key] : key;
      const found = keys
        .flatMap((one) => keysFor(one, values.count))
        .map((one) => at(file, one))
        .find((tree) => typeof tree === "string");
      if (found !== undefined) return withValues(found, [values, facts]);
      missing(keys.at(-1) ?? "");
      return keys.at(-1) ?? "";
    },
    tree(key, values) {
      const found = at(file, key);
      if (found !== undefined) return filled(found, [values, facts]);
      missing(key);
      return undefined;
    },
  };
}

function at(file: Tree, key: string): Tree | undefined {
  return key.split(".").reduce<Tree | undefined>((tree, part) => branchesOf(tree)[part], file);
}

/** What stands under the keys of a tree; nothing, where it is a sentence or a list. */
export function branchesOf(tree: Tree | undefined): Readonly<Record<string, Tree>> {
  return typeof tree === "object" && !isList(tree) ? tree : {};
}

function isList(tree: Tree): tree is readonly Tree[] {
  return Array.isArray(tree);
}

function filled(tree: Tree, values: readonly Values[]): Tree {
  if (typeof tree === "string") return withValues(tree, values);
  if (isList(tree)) return tree.map((one) => filled(one, values));
  return Object.fromEntries(Object.entries(tree).map(([key, one]) => [key, filled(one, values)]));
}

/** A sentence with what stands in braces said by the first of several that know it. */
function withValues(text: string, values: readonly Values[]): string {
  if (!text.includes("{{")) return text;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (braces, name: string) => {
    const known = values.find((some) => name in some);
    return known ? inSentence(String(known[name] ?? "")) : braces;
  });
}

/** A value as it stands in a sentence: no line breaks between an amount of money and its currency. */
export function inSentence(value: string): string {
  return value.replace(/(\d) (?=€|kn\b)/g, "$1\u00a0");
}

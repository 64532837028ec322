import { branchesOf, type Tree } from "./texts.ts";

/**
 * Texts with what they lack taken from others. `onMissing` hears of each key; the forms of a plural differ from language to language,
 * so that having one of them is having all.
 */
export function withFallback(texts: Tree, others: Tree, onMissing: (path: string) => void, path = ""): Tree {
  const [own, spare] = [branchesOf(texts), branchesOf(others)];
  const has = new Set(Object.keys(own).map(withoutForm));
  const found = Object.entries(spare).flatMap(([key, other]): [string, Tree][] => {
    const name = path === "" ? key : `${path}.${key}`;
    const text = own[key];
    if (text !== undefined) return [[key, withFallback(text, other, onMissing, name)]];
    if (has.has(withoutForm(key))) return [];
    onMissing(name);
    return [[key, other]];
  });
  return found.length === 0 ? texts : { ...own, ...Object.fromEntries(found) };
}

function withoutForm(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, "");
}

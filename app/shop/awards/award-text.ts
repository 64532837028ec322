import type { Award } from "./awards.ts";

/**
 * What is written about an award: what won it, what its judges said, what its makers say. Empty where nothing is, for a new award may wait for
 * its words: then the log has the key, no page. @param text of the texts `awards`, which says a key at which nothing stands
 */
export function awardText(
  text: (key: string) => string,
  { id }: Pick<Award, "id">,
  part: "product" | "said" | "text",
): string {
  const key = `items.${id}.${part}`;
  const said = text(key);
  return said === key ? "" : said;
}

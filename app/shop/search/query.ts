/** What visitors type is cut to as many characters. */
export const MAX_QUERY_LENGTH = 100;

/** What was typed, as it is shown again: on one line, without control characters, cut. */
export function tidyQuery(typed: string | null): string {
  const visible = (typed ?? "").slice(0, 4 * MAX_QUERY_LENGTH).replace(/[\p{C}\s]+/gu, " ");
  return [...visible.trim()].slice(0, MAX_QUERY_LENGTH).join("").trim();
}

/** Shorter parts lengthen the dictionary more than they shorten pages (docs/decisions.md "Compression dictionaries hold what a language's pages share"). */
const SHORTEST_BYTES = 64;

/** What stands in at least two of several pages, each part once, in the order in which it comes. */
export function commonParts(pages: readonly Buffer[]): Buffer {
  const texts = pages.map((page) => page.toString("latin1"));
  const inPages = countPages(texts);
  const taken = new Set<string>();
  const parts: string[] = [];
  for (const text of texts) {
    const isNew = (at: number) => {
      const piece = pieceAt(text, at);
      return (inPages.get(piece) ?? 0) > 1 && !taken.has(piece);
    };
    for (let start = 0; start <= text.length - SHORTEST_BYTES; start += 1) {
      if (!isNew(start)) continue;
      let end = start;
      while (end <= text.length - SHORTEST_BYTES && isNew(end)) end += 1;
      for (let at = start; at < end; at += 1) taken.add(pieceAt(text, at));
      parts.push(text.slice(start, end + SHORTEST_BYTES - 1));
      start = end;
    }
  }
  return Buffer.from(parts.join(""), "latin1");
}

/** In how many texts each piece of the shortest length stands. */
function countPages(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const pieces = new Set<string>();
    for (let at = 0; at <= text.length - SHORTEST_BYTES; at += 1) pieces.add(pieceAt(text, at));
    for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  }
  return counts;
}

function pieceAt(text: string, at: number): string {
  return text.slice(at, at + SHORTEST_BYTES);
}

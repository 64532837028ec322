/** Where a page holds a visitor's own text: `start` and `width` in bytes of the page as it is uncompressed. */
export type Place = { name: string; start: number; width: number };

/** A page that is the same for many visitors, but for its places. In `body` they hold spaces. */
export type PageTemplate = { body: Buffer; places: readonly Place[] };

/** A text that stands in a rendered page for what is a visitor's own, and how many bytes that may take. */
export type Placeholder = { token: string; name: string; width: number };

const SPACE = " ".charCodeAt(0);

/** The template of a rendered page: every token in it becomes a place. A token holds nothing that markup or JSON escapes. */
export function templateFrom(rendered: Buffer, placeholders: readonly Placeholder[]): PageTemplate {
  if (placeholders.length === 0) return { body: rendered, places: [] };
  const pieces: Buffer[] = [];
  const places: Place[] = [];
  let [read, written] = [0, 0];
  const add = (piece: Buffer) => {
    pieces.push(piece);
    written += piece.length;
  };
  for (const { at, token, name, width } of occurrences(rendered, placeholders)) {
    add(rendered.subarray(read, at));
    places.push({ name, start: written, width });
    add(Buffer.alloc(width, SPACE));
    read = at + token.length;
  }
  add(rendered.subarray(read));
  return { body: Buffer.concat(pieces), places };
}

function occurrences(rendered: Buffer, placeholders: readonly Placeholder[]): (Placeholder & { at: number })[] {
  return placeholders
    .flatMap((placeholder) => {
      const found: (Placeholder & { at: number })[] = [];
      const { token } = placeholder;
      for (let at = rendered.indexOf(token); at >= 0; at = rendered.indexOf(token, at + token.length)) {
        found.push({ ...placeholder, at });
      }
      return found;
    })
    .sort((one, other) => one.at - other.at);
}

/** Bytes with a visitor's texts written over their places, in a copy where there are any. @param offsets where each place stands in these bytes */
export function overwritten(bytes: Buffer, offsets: readonly number[], texts: readonly Buffer[]): Buffer {
  if (offsets.length === 0) return bytes;
  const copy = Buffer.from(bytes);
  for (const [index, offset] of offsets.entries()) texts[index]?.copy(copy, offset);
  return copy;
}

/** The page of a visitor, uncompressed. @param texts one for each place, each as wide as its place */
export function filledBody({ body, places }: PageTemplate, texts: readonly Buffer[]): Buffer {
  return overwritten(
    body,
    places.map(({ start }) => start),
    texts,
  );
}

/** Where a page holds a visitor's own text: `start` and `width` in bytes of the page as it is uncompressed. */
export type Place = { name: string; start: number; width: number };

/** Where something of any length is to be put in, `at` a byte of the page without it. */
type Gap = { name: string; at: number };

/** A page that is the same for many visitors, but for its places and gaps. In `body` places hold spaces, and gaps nothing. */
export type PageTemplate = { body: Buffer; places: readonly Place[]; gaps?: readonly Gap[] };

/** A text that stands in a rendered page for what is a visitor's own, and how many bytes that may take. */
type Placeholder = { token: string; name: string; width: number };

const SPACE = " ".charCodeAt(0);

/**
 * The template of a rendered page: every token in it becomes a place, or a gap. A token holds nothing that markup or JSON escapes.
 */
export function templateFrom(
  rendered: Buffer,
  placeholders: readonly Placeholder[],
  gapTokens: readonly Omit<Placeholder, "width">[] = [],
): PageTemplate {
  if (placeholders.length + gapTokens.length === 0) return { body: rendered, places: [] };
  const pieces: Buffer[] = [];
  const places: Place[] = [];
  const gaps: Gap[] = [];
  let [read, written] = [0, 0];
  const add = (piece: Buffer) => {
    pieces.push(piece);
    written += piece.length;
  };
  const all = [...placeholders, ...gapTokens.map((gap) => ({ ...gap, width: 0 }))];
  for (const { at, token, name, width } of occurrences(rendered, all)) {
    add(rendered.subarray(read, at));
    if (width === 0) gaps.push({ name, at: written });
    else places.push({ name, start: written, width });
    add(Buffer.alloc(width, SPACE));
    read = at + token.length;
  }
  add(rendered.subarray(read));
  const body = Buffer.concat(pieces);
  return gaps.length === 0 ? { body, places } : { body, places, gaps };
}

/** What fills the gaps of a page, by their names. */
export type GapTexts = Readonly<Record<string, Buffer>>;

/** The template of which every gap is filled: a page whose places alone are left. @throws where a gap has no text */
export function withoutGaps(template: PageTemplate, texts: GapTexts): PageTemplate {
  const { body, places, gaps } = template;
  if (!gaps) return template;
  const pieces: Buffer[] = [];
  let read = 0;
  for (const { name, at } of gaps) {
    const text = texts[name];
    if (!text) throw new Error(`Nothing fills the gap ${name}`);
    pieces.push(body.subarray(read, at), text);
    read = at;
  }
  const widened = (start: number) =>
    gaps.reduce((moved, { name, at }) => (at <= start ? moved + (texts[name]?.length ?? 0) : moved), start);
  return {
    body: Buffer.concat([...pieces, body.subarray(read)]),
    places: places.map((place) => ({ ...place, start: widened(place.start) })),
  };
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

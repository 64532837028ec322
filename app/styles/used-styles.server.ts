import { LRUCache } from "lru-cache";

/** A rule of a style sheet, what it stands in, and the classes (and elements: `<textarea`, `type="date"`, `disabled=""`) that each of its selectors cannot do without. */
export type StylePiece = { around: string[]; text: string; needs: string[][] };

const MAX_KEPT = 500;

/**
 * Takes out of a style sheet what a document has no use for: rules whose selectors name a class that the document lacks, and animations
 * that no rule left runs. The whole sheet is twice as heavy as most pages need, and a first page should come in 14 kB; it follows once the
 * page is shown.
 */
export class UsedStyles {
  readonly #pieces: StylePiece[];
  readonly #known: Set<string>;
  readonly #kept = new LRUCache<string, string>({ max: MAX_KEPT });

  /** @param pieces as the build has cut the sheet (`scripts/style-pieces.ts`) */
  constructor(pieces: StylePiece[]) {
    this.#pieces = pieces;
    this.#known = new Set(this.#pieces.flatMap(({ needs }) => needs.flat()));
  }

  /**
   * The part of the sheet that a document with these classes uses.
   * @param styled classes whose part stands in the document already; null: none of it does
   */
  of(classes: ReadonlySet<string>, styled: ReadonlySet<string> | null = null): string {
    const [used, present] = [this.#knownOf(classes), styled && this.#knownOf(styled)];
    // Pages of one screen use the same classes, so that few different parts are ever made.
    const key = `${used.join(" ")}${present ? `-${present.join(" ")}` : ""}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const there = new Set(present && this.#piecesFor(present));
    const text = joined(this.#piecesFor(used).filter((piece) => !there.has(piece)));
    this.#kept.set(key, text);
    return text;
  }

  #knownOf(classes: ReadonlySet<string>): string[] {
    return [...classes].filter((name) => this.#known.has(name)).sort();
  }

  #piecesFor(classes: readonly string[]): StylePiece[] {
    const used = new Set(classes);
    return withoutIdleKeyframes(this.#pieces.filter(({ needs }) => isNeeded(needs, used)));
  }
}

function isNeeded(needs: string[][], used: Set<string>): boolean {
  return needs.length === 0 || needs.some((classes) => classes.every((name) => used.has(name)));
}

/** A sheet's animations are run by its own rules. */
function withoutIdleKeyframes(pieces: StylePiece[]): StylePiece[] {
  const rules = pieces.map(({ text }) => (text.startsWith("@keyframes") ? "" : text)).join("");
  return pieces.filter(({ text }) => {
    const [, name] = /^@keyframes ([\w-]+)/.exec(text) ?? [];
    return name === undefined || rules.includes(name);
  });
}

/** The pieces as one sheet again, neighbours under their common at-rules. */
function joined(pieces: StylePiece[]): string {
  let open: string[] = [];
  let text = "";
  for (const piece of pieces) {
    let common = 0;
    while (common < open.length && open[common] === piece.around[common]) common += 1;
    text += "}".repeat(open.length - common);
    for (const rule of piece.around.slice(common)) text += `${rule}{`;
    open = piece.around;
    text += /[;}]$/.test(piece.text) || piece.text === "" ? piece.text : `${piece.text};`;
  }
  return text + "}".repeat(open.length);
}

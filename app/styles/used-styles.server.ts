import postcss, { type ChildNode, type Container } from "postcss";

/** A rule of a sheet, what it stands in, and the classes that each of its selectors cannot do without. */
type Piece = { around: string[]; text: string; needs: string[][] };

const MAX_KEPT = 500;

/**
 * Takes out of a style sheet what a document has no use for: rules whose selectors name a class that the document lacks, and animations
 * that no rule left runs. The whole sheet is twice as heavy as most pages need, and a first page should come in 14 kB; it follows once the
 * page is shown.
 */
export class UsedStyles {
  readonly #pieces: Piece[];
  readonly #known: Set<string>;
  readonly #kept = new Map<string, string>();

  constructor(sheet: string) {
    this.#pieces = piecesOf(postcss.parse(sheet), []);
    this.#known = new Set(this.#pieces.flatMap(({ needs }) => needs.flat()));
  }

  /** The part of the sheet that a document with these classes uses. */
  of(classes: ReadonlySet<string>): string {
    const used = new Set([...classes].filter((name) => this.#known.has(name)));
    // Pages of one screen use the same classes, so that few different parts are ever made.
    const key = [...used].sort().join(" ");
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const text = joined(withoutIdleKeyframes(this.#pieces.filter(({ needs }) => isNeeded(needs, used))));
    if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
    this.#kept.set(key, text);
    return text;
  }
}

function isNeeded(needs: string[][], used: Set<string>): boolean {
  return needs.length === 0 || needs.some((classes) => classes.every((name) => used.has(name)));
}

/** A sheet's animations are run by its own rules. */
function withoutIdleKeyframes(pieces: Piece[]): Piece[] {
  const rules = pieces.map(({ text }) => (text.startsWith("@keyframes") ? "" : text)).join("");
  return pieces.filter(({ text }) => {
    const [, name] = /^@keyframes ([\w-]+)/.exec(text) ?? [];
    return name === undefined || rules.includes(name);
  });
}

function piecesOf(container: Container<ChildNode>, around: string[]): Piece[] {
  return (container.nodes ?? []).flatMap((node): Piece[] => {
    if (node.type === "atrule" && node.nodes && /^(layer|media|supports)$/.test(node.name)) {
      return piecesOf(node, [...around, `@${node.name} ${node.params}`]);
    }
    const needs = node.type === "rule" ? node.selectors.map(classesOf) : [];
    return [{ around, text: node.type === "comment" ? "" : node.toString(), needs }];
  });
}

/** The classes that a selector needs; those within `:is()`, `:not()` and `:has()` may be missing. */
function classesOf(selector: string): string[] {
  let plain = selector;
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, "");
  }
  return [...plain.matchAll(/\.([\w-]+)/g)].map((match) => match[1] ?? "");
}

/** The pieces as one sheet again, neighbours under their common at-rules. */
function joined(pieces: Piece[]): string {
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

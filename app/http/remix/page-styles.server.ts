/** Stands among the classes of a document that may be printed, and in what its rules for paper need. */
export const PAPER = "@paper";

/** What the styles of a page are found by. */
export type StylesOfPage = {
  /** Classes of what is put into the page later. */
  alsoUsed: ReadonlySet<string>;
  /**
   * What a document uses of the style sheet at an address, without what it uses for the classes that are styled already; undefined where
   * that is no sheet of ours.
   */
  usedOfSheet(address: string, classes: ReadonlySet<string>, styled?: ReadonlySet<string> | null): string | undefined;
};

/** The sheets' links as they stand in the page, and its styles: for the head, and for the end of the body. */
type Styles = { first: string; rest: string };
type PageStyles = Styles & { sheets: { link: string; address: string }[] };

/**
 * What the page uses of its style sheets, for its inline style: a linked sheet would hold the first paint back. The links stay,
 * idle, until the page is shown; then the whole sheets follow, for what the visitor opens or goes to next.
 *
 * Behind the age gate nothing is seen: the head has the styles of the gate alone, a quarter of them, and the rest comes at the end of the
 * page. On a slow phone the question is painted a tenth of a second sooner. It has none for paper: whoever answers gets them, with the whole
 * sheets or with the page that follows.
 */
export function pageStyles(html: string, { usedOfSheet, alsoUsed }: StylesOfPage): PageStyles {
  const classes = new Set([...classesIn(html), ...alsoUsed]);
  const gate = gateOf(html);
  const ofGate = gate && classesIn(gate.markup);
  if (!gate) classes.add(PAPER);
  const sheets: PageStyles["sheets"] = [];
  let [first, rest] = ["", ""];
  for (const [link, address = ""] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)) {
    const used = usedOfSheet(address, ofGate ?? classes);
    if (used === undefined) continue;
    first += used;
    if (ofGate) rest += usedOfSheet(address, classes, ofGate) ?? "";
    sheets.push({ link, address });
  }
  return { sheets, ...withTokensInPlace(withTokensInUse(first, rest)) };
}

/** Where a browser has read enough of a page to show the age gate, which is not shown until something follows it. */
export const AFTER_GATE = "</dialog><script>";

/** The age gate as React writes it, and where it ends: it stands before the page, and covers all of it. */
export function gateOf(html: string): { markup: string; end: number } | null {
  const match = /<dialog open="" class="gate\b[\s\S]*?<\/dialog>/.exec(html);
  return match && { markup: match[0], end: match.index + match[0].length };
}

/** The tokens stand in one rule. Those with the build's short names are known to style sheets alone; drawings in files name the others. */
const TOKENS = /(@layer tokens\{:root\{)([^}]*)/;
const SHORT_NAME = /^--[a-z]{1,2}:/;

/** Leaves out tokens that no style of the page names, and has those that only the rest names begin it. */
function withTokensInUse(first: string, rest: string): Styles {
  const tokens = TOKENS.exec(first)?.[2]?.split(";") ?? [];
  const short = tokens.filter((token) => SHORT_NAME.test(token));
  const namedIn = (styles: string) => {
    const names = new Set([...styles.matchAll(/var\((--[a-z]{1,2})\b/g)].map(([, name]) => name));
    return (token: string) => names.has(nameOf(token));
  };
  const atFirst = short.filter(namedIn(first));
  const later =
    rest === "" ? [] : short.filter((token) => !atFirst.includes(token)).filter(namedIn(rest + short.join(";")));
  const kept = tokens.filter((token) => !SHORT_NAME.test(token) || atFirst.includes(token)).join(";");
  return {
    first: first.replace(TOKENS, (_, before: string) => before + kept),
    rest: later.length === 0 ? rest : `@layer tokens{:root{${later.join(";")}}}${rest}`,
  };
}

/**
 * Writes a token where it is named, if that is shorter than to name it: because it is named but once, or because its value is shorter than
 * its name. What else sets it, for a part of the page or a kind of screen, keeps it a token.
 */
function withTokensInPlace({ first, rest }: Styles): Styles {
  const all = first + rest;
  const named = timesOf(all, /var\((--[a-z]{1,2})\b/g);
  const set = timesOf(all, /(--[a-z]{1,2}):/g);
  const inPlace = new Map<string, string>();
  for (const part of [first, rest]) {
    for (const token of TOKENS.exec(part)?.[2]?.split(";") ?? []) {
      const name = nameOf(token);
      const value = token.slice(name.length + 1);
      const isShorter = named.get(name) === 1 || value.length < name.length + "var()".length;
      if (isShorter && set.get(name) === 1 && !all.includes(`var(${name},`)) inPlace.set(name, value);
    }
  }
  const written = (text: string): string =>
    text.replace(/var\((--[a-z]{1,2})\)/g, (use, name) => {
      const value = inPlace.get(name);
      return value === undefined ? use : written(value);
    });
  const without = (text: string) =>
    text.replace(TOKENS, (_, before: string, tokens: string) => {
      const others = tokens.split(";").filter((token) => !inPlace.has(nameOf(token)));
      return before + others.join(";");
    });
  return { first: written(without(first)), rest: written(without(rest)) };
}

const nameOf = (token: string) => token.slice(0, token.indexOf(":"));

function timesOf(text: string, pattern: RegExp): Map<string, number> {
  const times = new Map<string, number>();
  for (const [, name = ""] of text.matchAll(pattern)) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}

/** Styles for the end of a page. HTML has them in the head; within a drawing, which is not shown, they may stand anywhere, for the whole page. */
export function styleBlock(styles: string): string {
  return styles === "" ? "" : `<svg class="visually-hidden"><style>${styles}</style></svg>`;
}

/** The classes that the markup uses, its elements as they begin, and the kinds and states of fields that few pages have. Most lists of classes stand there many times. */
export function classesIn(html: string): Set<string> {
  const lists = new Set(
    [...html.matchAll(/ class=(?:"([^"]*)"|'([^']*)')/g)].map((match) => match[1] ?? match[2] ?? ""),
  );
  const elements = html.match(/<[a-z]\w*|type="(?:date|time|number)"|(?:disabled|read[oO]nly)=""/g) ?? [];
  return new Set([...[...lists].flatMap((list) => list.split(" ")), ...elements.map((name) => name.toLowerCase())]);
}

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
type PageStyles = { sheets: { link: string; address: string }[]; first: string; rest: string };

/**
 * What the page uses of its style sheets, for its inline style: a linked sheet would hold the first paint back. The links stay,
 * idle, until the page is shown; then the whole sheets follow, for what the visitor opens or goes to next.
 *
 * Behind the age gate nothing is seen: the head has the styles of the gate alone, a quarter of them, and the rest comes at the end of the
 * page. On a slow phone the question is painted a tenth of a second sooner.
 */
export function pageStyles(html: string, { usedOfSheet, alsoUsed }: StylesOfPage): PageStyles {
  const classes = new Set([...classesIn(html), ...alsoUsed]);
  const [gate] = GATE.exec(html) ?? [];
  const gateClasses = gate === undefined ? null : classesIn(gate);
  const sheets: PageStyles["sheets"] = [];
  let [first, rest] = ["", ""];
  for (const [link, address = ""] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)) {
    const used = usedOfSheet(address, gateClasses ?? classes);
    if (used === undefined) continue;
    first += used;
    if (gateClasses) rest += usedOfSheet(address, classes, gateClasses) ?? "";
    sheets.push({ link, address });
  }
  const all = first + rest;
  return { sheets, first: withoutIdleMeasures(first, all), rest: withoutIdleMeasures(rest, all) };
}

/** As React writes it: it stands before the page, and covers all of it. */
const GATE = /<dialog open="" class="gate\b[\s\S]*?<\/dialog>/;

/** Tokens for measures, which only styles use; colours are used by drawings in files as well. */
const MEASURE = /(--(?:space|type|radius|shadow|z)(?:-[\w-]+)?):[^;{}]*;/g;

function withoutIdleMeasures(styles: string, all: string): string {
  return styles.replace(MEASURE, (declaration, name: string) => (all.includes(`var(${name})`) ? declaration : ""));
}

/** Styles for the end of a page. HTML has them in the head; within a drawing, which is not shown, they may stand anywhere, for the whole page. */
export function styleBlock(styles: string): string {
  return styles === "" ? "" : `<svg class="visually-hidden"><style>${styles}</style></svg>`;
}

/** The classes that the markup uses, and the elements that few pages have, as they begin. Most lists of classes stand there many times. */
export function classesIn(html: string): Set<string> {
  const lists = new Set(
    [...html.matchAll(/ class=(?:"([^"]*)"|'([^']*)')/g)].map((match) => match[1] ?? match[2] ?? ""),
  );
  const rare = html.match(/<(?:textarea|thead|tfoot)|type="(?:date|time|number)"/g) ?? [];
  return new Set([...[...lists].flatMap((list) => list.split(" ")), ...rare]);
}

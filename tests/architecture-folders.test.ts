import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { importsOf, sourcesOf } from "./support/source.ts";

const imports = sourcesOf("app").flatMap(importsOf);

/** Words that every other may use, and that use no word themselves, but for those that a form is defined with. */
const LOWEST: Record<string, string[]> = {
  winery: [],
  money: [],
  tokens: [],
  limits: [],
  spam: [],
  fields: ["limits", "spam"],
};

/** Which further words of the trade a word may use. */
const MAY_USE: Record<string, string[]> = {
  delivery: [],
  contact: ["delivery"],
  catalogue: ["delivery"],
  awards: ["catalogue"],
  search: ["catalogue", "awards"],
  cart: ["delivery", "catalogue"],
  favourites: ["delivery", "catalogue", "cart"],
  payment: ["delivery"],
  invoices: ["delivery", "catalogue", "contact", "cart", "payment"],
  mail: ["delivery", "contact"],
  partners: ["catalogue", "cart"],
  webhooks: ["partners", "mail"],
  reservations: ["catalogue", "delivery", "contact", "mail", "partners", "webhooks"],
  inquiries: ["contact", "mail", "partners"],
  "card-payments": ["payment", "orders"],
  orders: ["catalogue", "delivery", "contact", "cart", "payment", "invoices", "mail", "inquiries", "terms"],
  terms: ["contact", "mail"],
  withdrawals: ["mail"],
  "stock-alerts": ["catalogue", "delivery", "mail"],
  retention: ["contact", "mail", "orders", "reservations"],
  accounts: [
    "delivery",
    "contact",
    "cart",
    "favourites",
    "inquiries",
    "invoices",
    "mail",
    "orders",
    "reservations",
    "retention",
    "stock-alerts",
    "withdrawals",
  ],
  "e-label": ["catalogue"],
  sample: ["catalogue", "reservations", "e-label"],
  opening: ["catalogue", "delivery", "reservations", "sample"],
  jobs: [
    "card-payments",
    "mail",
    "webhooks",
    "reservations",
    "inquiries",
    "orders",
    "accounts",
    "withdrawals",
    "stock-alerts",
  ],
};

/** The word of the trade to which a file belongs; null for files outside `shop/`. */
const wordOf = (file: string) => /^shop\/([^/]+)\//.exec(file)?.[1] ?? null;

const mayUse = (word: string) => LOWEST[word] ?? [...Object.keys(LOWEST), ...(MAY_USE[word] ?? [])];

/** Edges between folders, each as `from -> to`. */
const edges = [
  ...new Set(
    imports
      .filter(({ packageName }) => packageName === null)
      .map(({ from, to }) => [dirname(from), dirname(to)] as const)
      .filter(([from, to]) => from !== to && to !== ".")
      .map(([from, to]) => `${from} -> ${to}`),
  ),
];

describe("the words of the trade", () => {
  it("all have a place in the order of who may use whom", () => {
    const words = new Set(imports.map(({ from }) => wordOf(from)).filter((word) => word !== null));
    expect([...words].filter((word) => !(word in MAY_USE || word in LOWEST))).toEqual([]);
  });

  it("have a folder each: no file lies beside them", () => {
    const loose = sourcesOf("app").filter(({ name }) => /^shop\/[^/]+$/.test(name));
    expect(loose.map(({ name }) => name)).toEqual([]);
  });

  it("use only the words that lie below them", () => {
    const wrong = imports.filter(({ from, to, packageName }) => {
      const [user, used] = [wordOf(from), wordOf(to)];
      return packageName === null && user && used && user !== used && !mayUse(user).includes(used);
    });
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it("stand in an order without circles", () => {
    expect(
      edgesInCircles(
        Object.entries({ ...LOWEST, ...MAY_USE }).flatMap(([from, all]) => all.map((to) => `${from} -> ${to}`)),
      ),
    ).toEqual([]);
  });
});

describe("folders", () => {
  it("import each other in no circle", () => {
    expect(edgesInCircles(edges)).toEqual([]);
  });
});

/** The edges that lie on a circle: those whose end leads back to their beginning. */
function edgesInCircles(all: readonly string[]): string[] {
  const next = new Map<string, string[]>();
  for (const edge of all) {
    const [from = "", to = ""] = edge.split(" -> ");
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    from === goal ||
    (next.get(from) ?? []).some((to) => {
      if (seen.has(to)) return false;
      seen.add(to);
      return reaches(to, goal, seen);
    });
  return all.filter((edge) => {
    const [from = "", to = ""] = edge.split(" -> ");
    return reaches(to, from);
  });
}

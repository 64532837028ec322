import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { expectOnlyKnown } from "./support/known-exceptions.ts";
import { importsOf, sourcesOf } from "./support/source.ts";

const imports = sourcesOf("app").flatMap(importsOf);

/** Which words of the trade a word may use; each may use itself and what stands in `shop/` without a folder. */
const MAY_USE: Record<string, string[]> = {
  money: [],
  delivery: ["money"],
  contact: ["delivery"],
  catalogue: ["money", "delivery"],
  awards: ["catalogue"],
  cart: ["money", "delivery", "catalogue"],
  payment: ["money", "delivery"],
  invoices: ["money", "delivery", "contact", "cart", "payment"],
  mail: ["money", "delivery"],
  partners: ["cart"],
  webhooks: ["partners", "mail"],
  reservations: ["money", "catalogue", "delivery", "contact", "mail", "partners", "webhooks"],
  inquiries: ["contact", "mail", "partners"],
  orders: ["money", "catalogue", "delivery", "contact", "cart", "payment", "invoices", "mail", "inquiries"],
  retention: ["mail", "reservations"],
  accounts: ["money", "delivery", "contact", "cart", "mail", "orders", "retention"],
  spam: [],
  jobs: ["mail", "webhooks", "reservations", "inquiries", "orders", "accounts"],
};

/** The word of the trade to which a file belongs; null for files outside `shop/` and those in no folder of it. */
const wordOf = (file: string) => /^shop\/([^/]+)\//.exec(file)?.[1] ?? null;

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
    expect([...words].filter((word) => !(word in MAY_USE))).toEqual([]);
  });

  it("use only the words that lie below them", () => {
    const wrong = imports.filter(({ from, to, packageName }) => {
      const [user, used] = [wordOf(from), wordOf(to)];
      return packageName === null && user && used && user !== used && !MAY_USE[user]?.includes(used);
    });
    expectOnlyKnown(
      "words of the trade that use a word above them",
      wrong.map(({ from, to }) => `${from} -> ${to}`),
    );
  });

  it("stand in an order without circles", () => {
    expect(
      edgesInCircles(Object.entries(MAY_USE).flatMap(([from, all]) => all.map((to) => `${from} -> ${to}`))),
    ).toEqual([]);
  });
});

describe("folders", () => {
  it("import each other in no circle", () => {
    expectOnlyKnown("folders that import each other in a circle", edgesInCircles(edges));
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

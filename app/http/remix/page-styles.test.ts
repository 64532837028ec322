import { expect, it } from "vitest";
import { classesIn, PAPER, pageStyles, styleBlock } from "./page-styles.server.ts";

const SHEETS: Record<string, string> = { "/all.css": "gate page later", "/page.css": "page" };

/** A sheet whose rules are the classes that it styles. */
function usedOfSheet(address: string, classes: ReadonlySet<string>, styled: ReadonlySet<string> | null = null) {
  const rules = SHEETS[address]?.split(" ").filter((name) => classes.has(name) && !styled?.has(name));
  return rules?.map((name) => `.${name}{top:var(--${name})}`).join("");
}

const LINKS = ["/all.css", "/theirs.css", "/page.css"]
  .map((href) => `<link rel="stylesheet" href="${href}"/>`)
  .join("");
const GATE = '<dialog open="" class="gate dark"><p>?</p></dialog>';
const PAGE = '<div inert=""><p class="page">wine</p></div>';
const stylesOf = (body: string) =>
  pageStyles(`<html><head>${LINKS}</head><body>${body}</body></html>`, { usedOfSheet, alsoUsed: new Set(["later"]) });

it("gives a page all that it uses of our sheets in its head", () => {
  const { first, rest, sheets } = stylesOf(PAGE);
  expect(first).toBe(".page{top:var(--page)}.later{top:var(--later)}.page{top:var(--page)}");
  expect(rest).toBe("");
  expect(sheets.map(({ address }) => address)).toEqual(["/all.css", "/page.css"]);
  expect(styleBlock(rest)).toBe("");
});

it("gives a page behind the age gate what the gate uses in its head, and everything else once, at its end", () => {
  const { first, rest } = stylesOf(GATE + PAGE);
  expect(first).toBe(".gate{top:var(--gate)}");
  expect(rest).toBe(".page{top:var(--page)}.later{top:var(--later)}.page{top:var(--page)}");
  expect(styleBlock(rest)).toBe(`<svg class="visually-hidden"><style>${rest}</style></svg>`);
});

it("has rules for paper in a page that nothing covers, and none behind the age gate, whose answer brings them", () => {
  const asked: ReadonlySet<string>[] = [];
  const usedHere = (_: string, classes: ReadonlySet<string>) => {
    asked.push(classes);
    return "";
  };
  const link = LINKS.slice(0, LINKS.indexOf("/>") + 2);
  pageStyles(link + PAGE, { usedOfSheet: usedHere, alsoUsed: new Set() });
  pageStyles(link + GATE + PAGE, { usedOfSheet: usedHere, alsoUsed: new Set() });
  expect(asked.map((classes) => classes.has(PAPER))).toEqual([true, false, false]);
});

it("has the tokens of the gate in the head, and those that only the rest uses at the end", () => {
  const used = (_: string, __: ReadonlySet<string>, styled?: ReadonlySet<string> | null) =>
    styled
      ? ".page{top:var(--b);left:var(--c);margin:var(--b) var(--c)}"
      : "@layer tokens{:root{--a:min(1px,var(--e));--b:calc(1px);--c:calc(2px);--d:3px;--e:calc(4px);--ink:#000}}.gate{top:var(--a);left:var(--a) var(--e)}";
  const page = `${LINKS.slice(0, LINKS.indexOf("/>") + 2)}${GATE}${PAGE}`;
  const { first, rest } = pageStyles(page, { usedOfSheet: used, alsoUsed: new Set() });
  expect(first).toBe(
    "@layer tokens{:root{--a:min(1px,var(--e));--e:calc(4px);--ink:#000}}.gate{top:var(--a);left:var(--a) var(--e)}",
  );
  expect(rest).toBe(
    "@layer tokens{:root{--b:calc(1px);--c:calc(2px)}}.page{top:var(--b);left:var(--c);margin:var(--b) var(--c)}",
  );
});

it.each([
  ["named once", "--a:calc(1px)", "p{top:var(--a)}", "", "p{top:calc(1px)}"],
  [
    "named once by another that is",
    "--a:calc(2*var(--b));--b:calc(1px)",
    "p{top:var(--a)}",
    "",
    "p{top:calc(2*calc(1px))}",
  ],
  ["named twice", "--a:calc(1px)", "p{inset:var(--a) var(--a)}", "--a:calc(1px)", "p{inset:var(--a) var(--a)}"],
  ["shorter than its name", "--a:1px", "p{inset:var(--a) var(--a)}", "", "p{inset:1px 1px}"],
  ["set anew", "--a:1px", "b{--a:2px}p{top:var(--a)}", "--a:1px", "b{--a:2px}p{top:var(--a)}"],
  ["named with what stands in for it", "--a:1px", "p{top:var(--a,0)}", "--a:1px", "p{top:var(--a,0)}"],
  ["of a drawing", "--ink:#000", "p{color:var(--ink)}", "--ink:#000", "p{color:var(--ink)}"],
])("writes a token in its place, or leaves it: %s", (_, tokens, rules, kept, shown) => {
  const sheet = `@layer tokens{:root{${tokens}}}${rules}`;
  const { first } = pageStyles('<link rel="stylesheet" href="/a.css"/>', {
    usedOfSheet: () => sheet,
    alsoUsed: new Set(),
  });
  expect(first).toBe(`@layer tokens{:root{${kept}}}${shown}`);
});

it("finds every class, every element, and the fields and states that few pages have", () => {
  const html = `<p class="a  b"><p class='b c'><textarea rows="2" readOnly=""><input type="date" disabled=""/>`;
  expect([...classesIn(html)]).toEqual(
    expect.arrayContaining(["a", "b", "c", "<textarea", 'type="date"', 'readonly=""', 'disabled=""']),
  );
});

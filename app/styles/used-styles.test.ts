import { globSync, readFileSync } from "node:fs";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { cutSheet, tokensOf, withTokens } from "../../scripts/style-pieces.ts";
import { classesIn, PAPER } from "../http/remix/page-styles.server.ts";
import { UsedStyles } from "./used-styles.server.ts";

const SHEET = [
  "@layer base,ui;",
  "@layer base{:root{--ink: #000}a{color:red}@media print{nav,.menu{display:none}}}",
  "@layer ui{.card{margin:0}.card:hover,.note{top:0}.card .title{left:0}.box:has(.wish:checked) p{right:0}",
  "@media(min-width:700px){.card{margin:1px}.note{top:1px}}}",
].join("");

const used = (...classes: string[]) => new UsedStyles(cutSheet(SHEET)).of(new Set(classes));

describe("the styles that a document uses", () => {
  it("are all that name neither class nor element, in a document without any", () => {
    expect(used()).toBe("@layer base,ui;@layer base{:root{--ink:#000}}");
  });

  it("have no space in a custom property that means nothing", () => {
    const properties = new UsedStyles(cutSheet(":root{--a: clamp(1rem, 2vw + 1px, 2rem);--b: One, Two Three}"));
    expect(properties.of(new Set())).toBe(":root{--a:clamp(1rem,2vw + 1px,2rem);--b:One,Two Three}");
  });

  it("are those of the elements that are there", () => {
    expect(used("<a", "<p")).toBe("@layer base,ui;@layer base{:root{--ink:#000}a{color:red}}");
    const styles = new UsedStyles(
      cutSheet("html,body{top:0}h1,h2{top:1px}main :is(a,p){top:2px}input[type=text]{top:3px}"),
    );
    expect(styles.of(new Set())).toBe("html,body{top:0}");
    expect(styles.of(new Set(["<h2"]))).toBe("html,body{top:0}h1,h2{top:1px}");
    expect(styles.of(new Set(["<main"]))).toBe("html,body{top:0}main :is(a,p){top:2px}");
    expect(styles.of(new Set(["<input"]))).toBe("html,body{top:0}input[type=text]{top:3px}");
  });

  it("have what a screen does not show at once only where they are those of a whole page", () => {
    expect(used("<nav", PAPER)).toContain("@media print{nav,.menu{display:none}}");
    expect(used("<nav", "<html")).not.toContain("print");
    const styles = new UsedStyles(
      cutSheet("@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}a{top:0}"),
    );
    expect(styles.of(new Set(["<a"]))).toBe("a{top:0}");
    expect(styles.of(new Set(["<a", "<html"]))).toContain("@view-transition{navigation:auto}");
    const later = new UsedStyles(cutSheet("::selection{top:0}.b{top:2px}@media (forced-colors:active){.b{top:3px}}"));
    expect(later.of(new Set(["b"]))).toBe(".b{top:2px}");
    expect(later.of(new Set(["b", "<html"]))).toContain("::selection{top:0}.b{top:2px}@media");
  });

  it("are those of the states that fields are in", () => {
    const states = new UsedStyles(cutSheet(".b:disabled{top:1px}.b[readonly]{top:2px}.b:not(:disabled){top:3px}"));
    expect(states.of(new Set(["b"]))).toBe(".b:not(:disabled){top:3px}");
    expect(states.of(new Set(["b", 'disabled=""']))).toBe(".b:disabled{top:1px}.b:not(:disabled){top:3px}");
    expect(states.of(new Set(["b", 'readonly=""']))).toBe(".b[readonly]{top:2px}.b:not(:disabled){top:3px}");
    const mixed = new UsedStyles(cutSheet(".b,.b:disabled{top:0}"));
    expect(mixed.of(new Set(["b"]))).toBe(".b,.b:disabled{top:0}");
  });

  it("are those whose classes are all there", () => {
    const text = used("card", "big");
    expect(text).toContain(".card{margin:0}.card:hover,.note{top:0}");
    expect(text).not.toContain(".title");
    expect(text).toContain("@media (min-width:700px){.card{margin:1px}}");
  });

  it("need a class within :has(), but none within :not()", () => {
    expect(used("box")).not.toContain(".wish");
    expect(used("box", "wish", "<p")).toContain(".box:has(.wish:checked) p{right:0}");
    const focused = new UsedStyles(cutSheet(".box:has(a:focus) p{right:0}"));
    expect(focused.of(new Set(["box", "<a", "<p"]))).toContain("a:focus");
    const styles = new UsedStyles(cutSheet(":root:not(:has(.gate)) .box{top:0}:root:has(.gate):not(.a) .box{top:1px}"));
    expect(styles.of(new Set(["box"]))).toBe(":root:not(:has(.gate)) .box{top:0}");
  });

  it("leave out what only shows under a pointer: the whole sheet has it", () => {
    const styles = new UsedStyles(cutSheet("a{top:0}a:hover{top:1px}a:hover,a:focus{top:2px}"));
    expect(styles.of(new Set(["<a"]))).toBe("a{top:0}a:hover,a:focus{top:2px}");
  });

  it("come with the fields that few pages have", () => {
    const styles = new UsedStyles(cutSheet('.input[type="date"],.input[type=time]{left:0}textarea.input{top:0}'));
    const withField = (html: string) => styles.of(classesIn(`<p class="input">${html}`));
    expect(withField("")).toBe("");
    expect(withField('<input type="date"/>')).toBe('.input[type="date"],.input[type=time]{left:0}');
    expect(withField('<input type="time"/>')).toBe('.input[type="date"],.input[type=time]{left:0}');
    expect(withField("<textarea rows='4'>")).toBe("textarea.input{top:0}");
  });

  it("come with the parts that few tables have", () => {
    const styles = new UsedStyles(cutSheet(".sums tfoot tr:last-child td{top:0}.sums thead th{left:0}"));
    const ofTable = (part: string) => styles.of(classesIn(`<table class="sums">${part}`));
    expect(ofTable("<tbody><tr><th><td>")).toBe("");
    expect(ofTable("<tfoot><tr><td>")).toBe(".sums tfoot tr:last-child td{top:0}");
    expect(ofTable("<thead><tr><th>")).toBe(".sums thead th{left:0}");
  });

  it("bring an animation along with the rule that runs it", () => {
    const styles = new UsedStyles(cutSheet("@keyframes goes{to{top:0}}.bar{animation:goes 1s}"));
    expect(styles.of(new Set())).toBe("");
    expect(styles.of(new Set(["bar"]))).toBe("@keyframes goes{to{top:0}}.bar{animation:goes 1s}");
  });

  it("leave out what stands in the document for other classes, and what runs its animations", () => {
    const styles = new UsedStyles(
      cutSheet("@layer a,b;a{top:0}@layer b{.one{top:1px}.two{animation:goes 1s}}@keyframes goes{to{top:0}}"),
    );
    const [one, both] = [new Set(["one", "<a"]), new Set(["one", "two", "<a"])];
    expect(styles.of(one)).toBe("@layer a,b;a{top:0}@layer b{.one{top:1px}}");
    expect(styles.of(both, one)).toBe("@layer b{.two{animation:goes 1s}}@keyframes goes{to{top:0}}");
    expect(styles.of(both, both)).toBe("");
    expect(styles.of(both)).toContain(".one{top:1px}.two{");
  });

  it("close every brace that they open", () => {
    for (const classes of [[], ["card"], ["note", "title", "box"]]) {
      const text = used(...classes);
      expect(text.split("{").length).toBe(text.split("}").length);
    }
  });
});

it("no rule styles everything by what the page has: each thing that is added would have all of it styled anew", () => {
  const dear: string[] = [];
  for (const file of globSync("app/**/*.css")) {
    postcss.parse(readFileSync(file, "utf8")).walkRules(({ selectors }) => {
      dear.push(...selectors.filter((selector) => /:has\(.*\)\s.*\*$/.test(selector)).map((one) => `${file}: ${one}`));
    });
  }
  expect(dear).toEqual([]);
});

describe("a screen's sheet", () => {
  const common =
    "@layer tokens,ui;@layer tokens{:root{--paper: #fff;--a: 1rem;--b: calc(2 * var(--a));--c: 3px;--d: 4px}}p{top:var(--c)}";
  const tokens = tokensOf(common);

  it.each([
    ["p{top:var(--c)}", "@layer tokens{:where(:root){--c:3px}}p{top:var(--c)}"],
    [
      "p{top:var(--b,0);left:var(--b)}",
      "@layer tokens{:where(:root){--b:calc(2 * var(--a));--a:1rem}}p{top:var(--b,0);left:var(--b)}",
    ],
    ["p{color:var(--paper);top:var(--own)}", "p{color:var(--paper);top:var(--own)}"],
    [common, common],
  ])("brings the tokens that it names, as it may come before the common one: %s", (sheet, sent) => {
    expect(withTokens(sheet, tokens)).toBe(sent);
  });
});

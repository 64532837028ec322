import { describe, expect, it } from "vitest";
import { messagesFor, pageTextsFor, translator } from "./i18next.server.ts";
import { LANGUAGES } from "./languages.ts";
import { textsInBrowser } from "./texts.client.ts";
import { branchesOf, textsOf } from "./texts.ts";
import { withFallback } from "./with-fallback.server.ts";

const FILE = {
  title: "Vina",
  cart: {
    open_zero: "prazna",
    open_one: "{{count}} boca",
    open_few: "{{count}} boce",
    open_other: "{{count}} boca, {{ name }}",
  },
  parts: [{ title: "O {{name}}", text: ["prvo", ["drugo {{name}}"]] }],
};

describe("a text", () => {
  const { text, tree } = textsOf("hr", FILE);

  it.each([
    ["title", {}, "Vina"],
    ["cart.open", { count: 0 }, "prazna"],
    ["cart.open", { count: 1 }, "1 boca"],
    ["cart.open", { count: 22 }, "22 boce"],
    ["cart.open", { count: 5, name: "$& <b>" }, "5 boca, $& <b>"],
    ["cart.open", { count: 6, name: "1.234,50 € (9.301,34 kn)" }, "6 boca, 1.234,50\u00a0€ (9.301,34\u00a0kn)"],
    ["title", { count: 3 }, "Vina"],
    ["cart.open_other", { count: undefined }, " boca, {{ name }}"],
  ])("at %s with %j is %s", (key, values, said) => {
    expect(text(key, values)).toBe(said);
  });

  it("at one of several keys is that of the first that is there", () => {
    expect(text(["nothing", "title"])).toBe("Vina");
    expect(text(["title", "cart.open"], { count: 1 })).toBe("Vina");
    expect(text(["nothing", "neither"])).toBe("neither");
  });

  it.each(["nothing", "cart", "cart.open", "title.deeper", "parts.0.title", "constructor", ""])(
    "that is not there (%s) is its key",
    (key) => {
      expect(text(key)).toBe(key);
    },
  );

  it("that is not there is told of", () => {
    const missing: string[] = [];
    const { text: read, tree: list } = textsOf("hr", FILE, (key) => missing.push(key));
    read(["nothing", "neither"]);
    list("cart.none", {});
    read("title");
    expect(missing).toEqual(["neither", "cart.none"]);
  });

  it("can be one of many, told together", () => {
    expect(tree("parts", { name: "nama" })).toEqual([{ title: "O nama", text: ["prvo", ["drugo nama"]] }]);
    expect(tree("nothing", {})).toBeUndefined();
  });
});

const FORM = /_(zero|one|two|few|many|other)$/;
const COUNTS = [0, 1, 2, 3, 5, 11, 14, 21, 22, 25, 100, 101, 1_000_000];

/** The counts with which a text is asked for: many where it tells them, or has a form for them. */
const countsFor = (key: string, text: string) => (FORM.test(key) || text.includes("count") ? COUNTS : [1, 5]);

/** Every key of a file whose text is a sentence, with counts for it; the forms of a plural as their common key. */
function keysOf(tree: unknown, path: string[] = []): [string, number[]][] {
  const key = path.join(".");
  if (typeof tree === "string") return [[key.replace(FORM, ""), countsFor(key, tree)]];
  if (typeof tree !== "object" || tree === null || Array.isArray(tree)) return [];
  return Object.entries(tree).flatMap(([name, value]) => keysOf(value, [...path, name]));
}

const FILES = Object.keys(import.meta.glob("../../locales/hr/*.json")).map((path) =>
  path.replace(/^.*\/|\.json$/g, ""),
);
/** Something for everything that a file's texts name in braces. */
function valuesFor(file: unknown): Record<string, string> {
  const names = [...JSON.stringify(file).matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? "");
  return Object.fromEntries(names.filter((name) => name !== "count").map((name) => [name, `<${name}> & $1, 12,50 €`]));
}

describe.each(LANGUAGES)("the texts of pages in %s", (language) => {
  it.each(FILES)("say what i18next says, in %s", (file) => {
    const messages = messagesFor(language, [file])[file];
    const { text } = textsOf(language, messages ?? {});
    const inPage = pageTextsFor(language).file(file).text;
    const written = translator(language, file);
    const values = valuesFor(messages);
    const keys = new Map(keysOf(messages));
    for (const [key, counts] of keys) {
      const given = counts.map((count) => ({ ...values, count }));
      const said = given.map((all) => written(key, all));
      expect(given.map((all) => text(key, all))).toEqual(said);
      expect(given.map((all) => inPage(key, all))).toEqual(said);
    }
    expect(keys.size).toBeGreaterThan(0);
  });

  it.each(FILES.filter((file) => "sections" in branchesOf(messagesFor("hr", [file])[file] ?? {})))(
    "tell lists as i18next does, in %s",
    (file) => {
      const messages = messagesFor(language, [file])[file] ?? {};
      const values = valuesFor(messages);
      const listed = translator(language, file)("sections", { returnObjects: true, ...values });
      expect(textsOf(language, messages).tree("sections", values)).toEqual(listed);
    },
  );
});

it("takes what a language lacks from another one, and tells of it", () => {
  const missing: string[] = [];
  const spare = { a: "A", b: { c: "C", left_one: "1", left_few: "2", left_other: "5" }, d: ["x"] };
  const texts = withFallback({ a: "a", b: { left_one: "one", left_other: "many" } }, spare, (key) => missing.push(key));
  expect(texts).toEqual({ a: "a", b: { c: "C", left_one: "one", left_other: "many" }, d: ["x"] });
  expect(missing).toEqual(["b.c", "d"]);
});

it("waits in the browser for the texts of a further screen, once", async () => {
  const texts = textsInBrowser("de", { frame: FILE });
  expect(texts.file("frame").text("title")).toBe("Vina");
  const thrown = () => {
    try {
      return texts.file("login");
    } catch (promise) {
      return promise;
    }
  };
  const first = thrown();
  expect(first).toBeInstanceOf(Promise);
  expect(thrown()).toBe(first);
  await first;
  expect(texts.file("login").text("title")).toBe(translator("de", "login")("title"));
});

import { describe, expect, it } from "vitest";
import { type Import, importsOf, sourcesOf } from "./support/source.ts";

const sources = sourcesOf("app");
const imports = sources.flatMap(importsOf);

const folderOf = (file: string) => file.split("/")[0] ?? "";
const isPure = (file: string) => !file.includes(".server.") && !file.includes(".mail.");
const listed = (found: Import[]) => found.map(({ from, to }) => `${from} -> ${to}`);

/** Which folders of `app/` a folder may import from. */
const MAY_IMPORT: Record<string, string[]> = {
  facts: ["facts"],
  platform: ["platform", "i18n"],
  http: ["http", "platform", "i18n", "routing"],
  i18n: ["i18n", "facts"],
  routing: ["routing", "i18n"],
  shop: ["shop", "platform", "i18n", "routing", "facts"],
  ui: ["ui", "i18n", "routing", "shop"],
  session: ["session", "shop", "platform", "i18n", "routing", "facts"],
  forms: ["forms", "session", "shop", "ui", "platform", "i18n", "routing"],
  frame: ["frame", "http", "forms", "session", "shop", "ui", "platform", "i18n", "routing", "facts"],
  screens: ["screens", "frame", "forms", "session", "shop", "ui", "platform", "i18n", "routing", "facts"],
  program: ["program", "frame", "http", "session", "shop", "platform", "i18n", "routing"],
  api: ["api", "http", "forms", "session", "shop", "ui", "platform", "i18n", "routing"],
};

/** What wraps the application's build, and its browser's `fetch`, knows limits, forms and their answers. The front door knows none of that. */
const REMIX_MAY_IMPORT = ["http", "platform", "i18n", "routing", "session", "forms"];

describe("the code base", () => {
  it("lets each folder import only what lies below it", () => {
    const wrong = imports.filter(({ from, to, packageName }) => {
      const allowed = from.startsWith("http/remix/") ? REMIX_MAY_IMPORT : MAY_IMPORT[folderOf(from)];
      return packageName === null && allowed !== undefined && !allowed.includes(folderOf(to)) && to.includes("/");
    });
    expect(listed(wrong)).toEqual([]);
  });

  it("lets the frame see of the front door only what knows Remix's documents", () => {
    const wrong = imports.filter(
      ({ from, to }) => folderOf(from) === "frame" && folderOf(to) === "http" && !to.startsWith("http/remix/"),
    );
    expect(listed(wrong)).toEqual([]);
  });

  it("has those folders at its top that the plan names", () => {
    const names = sources.map(({ name }) => name).filter((name) => name.includes("/"));
    const folders = [...new Set(names.map(folderOf))].filter((folder) => folder !== "styles");
    expect(folders.sort()).toEqual(Object.keys(MAY_IMPORT).sort());
  });

  it("keeps Remix and React out of the shop, but for the templates of mails", () => {
    const wrong = imports.filter(
      ({ from, packageName }) =>
        folderOf(from) === "shop" &&
        !from.includes(".mail.") &&
        /^(@remix-run|react|@react-email)/.test(packageName ?? ""),
    );
    expect(listed(wrong)).toEqual([]);
  });

  it("keeps pure files of the shop free of anything that runs on the server alone", () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        folderOf(from) === "shop" &&
        isPure(from) &&
        (/\.server\b|\.mail\b/.test(to) || /^(node:|zod|kysely|@conform-to)/.test(to)),
    );
    expect(listed(wrong)).toEqual([]);
  });

  it("lets building blocks and the frame's parts see only pure files of the shop", () => {
    const wrong = imports.filter(({ from, to }) => folderOf(from) === "ui" && folderOf(to) === "shop" && !isPure(to));
    expect(listed(wrong)).toEqual([]);
  });

  it("lets no screen import another", () => {
    const screenOf = (file: string) => file.split("/")[1];
    const wrong = imports.filter(
      ({ from, to }) => folderOf(from) === "screens" && folderOf(to) === "screens" && screenOf(from) !== screenOf(to),
    );
    expect(listed(wrong)).toEqual([]);
  });

  it("lets money know nothing but money, and its facts", () => {
    const wrong = imports.filter(
      ({ from, to }) => from.startsWith("shop/money/") && !to.startsWith("shop/money/") && to !== "facts/facts.ts",
    );
    expect(listed(wrong)).toEqual([]);
  });

  it("has SQL in stores, migrations and the database's own files only", () => {
    const wrong = sources.filter(({ name, text }) => {
      if (/\.store\.server\.ts$|^platform\/database\//.test(name)) return false;
      return /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("has no circle of imports", () => {
    const edges = new Map<string, string[]>();
    for (const { from, to, packageName } of imports) {
      if (packageName === null) edges.set(from, [...(edges.get(from) ?? []), to]);
    }
    expect(circlesIn(edges)).toEqual([]);
  });

  it("reads what a fetcher was answered through React's state alone", () => {
    // A fetcher whose answer is read has its type.
    const readers = sources.filter(({ text }) => text.includes("useFetcher<"));
    expect(readers.map(({ name }) => name)).toContain("frame/cart/use-cart-details.ts");
    expect(readers.filter(({ text }) => !text.includes("useFetcherData(")).map(({ name }) => name)).toEqual([]);
  });
});

/** Type-only circles are circles too: two files that need each other's words are one file. */
function circlesIn(edges: Map<string, string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, path: string[]) => {
    if (path.includes(file)) return void circles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
    if (done.has(file)) return;
    for (const next of edges.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of edges.keys()) walk(file, []);
  return circles;
}

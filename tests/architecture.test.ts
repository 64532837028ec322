import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { sourcesOf } from "./support/source.ts";

const ROOT = resolve(import.meta.dirname, "..");
const APP = join(ROOT, "app");

type Import = { from: string; to: string; packageName: string | null };

const sources = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|tsx)$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => name.replaceAll("\\", "/"));

/** `import type` and `import { type X }` alone cost nothing at run time, but they bind as well: they count. */
const imports: Import[] = sources.flatMap((from) => {
  const text = readFileSync(join(APP, from), "utf8");
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
  return names.map((name) => {
    const local = name.startsWith(".");
    const to = local
      ? relative(APP, resolve(APP, dirname(from), name.replace(/\?.*$/, ""))).replaceAll("\\", "/")
      : name;
    return { from, to, packageName: local ? null : name };
  });
});

const folderOf = (file: string) => file.split("/")[0] ?? "";
const isPure = (file: string) => !file.includes(".server.") && !file.includes(".mail.");
const listed = (found: Import[]) => found.map(({ from, to }) => `${from} -> ${to}`);

/** Which folders of `app/` a folder may import from. */
const MAY_IMPORT: Record<string, string[]> = {
  facts: ["facts"],
  platform: ["platform", "i18n"],
  http: ["http", "platform", "i18n", "routing", "session", "forms"],
  i18n: ["i18n", "facts"],
  routing: ["routing", "i18n"],
  shop: ["shop", "platform", "i18n", "routing", "facts"],
  ui: ["ui", "i18n", "routing", "shop"],
  session: ["session", "shop", "platform", "i18n", "routing", "facts"],
  forms: ["forms", "session", "shop", "ui", "platform", "i18n", "routing"],
  frame: ["frame", "http", "forms", "session", "shop", "ui", "platform", "i18n", "routing", "facts"],
  screens: ["screens", "frame", "forms", "session", "shop", "ui", "platform", "i18n", "routing", "facts"],
  office: ["office", "frame", "forms", "session", "shop", "ui", "platform", "i18n", "routing"],
  program: ["program", "frame", "http", "session", "shop", "platform", "i18n", "routing"],
  api: ["api", "http", "forms", "session", "shop", "ui", "platform", "i18n", "routing"],
};

describe("the house", () => {
  it("lets each folder import only what lies below it", () => {
    const wrong = imports.filter(({ from, to, packageName }) => {
      const allowed = MAY_IMPORT[folderOf(from)];
      return packageName === null && allowed !== undefined && !allowed.includes(folderOf(to)) && to.includes("/");
    });
    expect(listed(wrong)).toEqual([]);
  });

  it("has no folder at its top that the plan does not name", () => {
    const folders = new Set(sources.filter((name) => name.includes("/")).map(folderOf));
    expect([...folders].filter((folder) => !(folder in MAY_IMPORT) && folder !== "styles")).toEqual([]);
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
    const wrong = sources.filter((file) => {
      if (/\.store\.server\.ts$|^platform\/database\//.test(file)) return false;
      return /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(readFileSync(join(APP, file), "utf8"));
    });
    expect(wrong).toEqual([]);
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
    const readers = sourcesOf("app").filter(({ text }) => text.includes("useFetcher<"));
    expect(readers.map(({ name }) => name)).toContain("frame/cart/use-cart-details.ts");
    expect(readers.filter(({ text }) => !text.includes("useFetcherData(")).map(({ name }) => name)).toEqual([]);
  });

  it("opens every screen's loader and action with the guard", () => {
    const unguarded = sources
      .filter((file) => /^screens\/([^/]+)\/\1\.tsx$/.test(file) && file !== "screens/not-found/not-found.tsx")
      .filter((file) => {
        const text = readFileSync(join(APP, file), "utf8");
        const bodies = [...text.matchAll(/export async function (?:loader|action)\([^)]*\)[^{]*\{\s*([^\n]*)/g)];
        return bodies.length === 0 || bodies.some((body) => !/\b(openScreen|require\w+)\(/.test(body[1] ?? ""));
      });
    expect(unguarded).toEqual([]);
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

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { shortened } from "../scripts/lighter-manifest.ts";
import { withoutUnused } from "../scripts/lighter-remix.ts";
import { circleIn } from "../scripts/server-files.ts";

const REMIX = "@remix-run/react/dist/esm/";

/** A file of a library as the browser's build takes it. */
const lighter = (file: string) => {
  const id = fileURLToPath(new URL(`../node_modules/${file}`, import.meta.url));
  return withoutUnused(id, readFileSync(id, "utf8"));
};

it("the libraries still say what the build replaces in them, and the rest stays", () => {
  for (const name of ["browser", "components", "routes", "links", "scroll-restoration"]) {
    expect(lighter(`${REMIX}${name}.js`), name).not.toMatch(/[(!]isSpaMode [&|?]|future\.v3_singleFetch/);
  }
  expect(lighter("@remix-run/router/dist/router.js")).not.toContain("patchRoutesOnNavigationImpl");
  expect(lighter(`${REMIX}browser.js`)).not.toMatch(/initialMatches|createRoutesForHMR/);
  expect(lighter(`${REMIX}scroll-restoration.js`)).not.toMatch(/scrollTo|useMemo/);
  const untouched = readFileSync(new URL("../node_modules/react-router/dist/index.js", import.meta.url), "utf8");
  expect(withoutUnused("/shop/node_modules/react-router/dist/index.js", untouched)).toBe(untouched);
});

it("a redirect that comes before a page's sheets is waited for", () => {
  expect(lighter(`${REMIX}routes.js`)).toMatch(/try \{\s+return await handler\(\);\s+\} finally/);
});

it("a library that no longer says it stops the build", () => {
  expect(() => withoutUnused(`/shop/node_modules/${REMIX}links.js`, "export {};")).toThrow("links.js no longer has");
});

it("the browser's list of routes says only what a route has", () => {
  const home = { id: "home", module: "/h.js", hasLoader: true, hasAction: false, imports: ["/a.js"], css: [] };
  const list = (route: object) => `window.__remixManifest=${JSON.stringify({ routes: { home: route } })};`;
  expect(shortened(list(home))).toBe(list({ id: "home", module: "/h.js", hasLoader: true }));
});

it("files of the server that import each other in a circle are found", () => {
  expect(circleIn({ a: ["b", "c"], b: ["c"], c: ["node:fs"] })).toBeNull();
  expect(circleIn({ a: ["b"], b: ["c", "d"], c: [], d: ["b"] })).toEqual(["b", "d", "b"]);
});

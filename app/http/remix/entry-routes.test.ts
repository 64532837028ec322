import { expect, it } from "vitest";
import { FILES, renderedByRemix } from "../../../tests/support/rendered-by-remix.tsx";
import { withoutFilesOfEntry } from "./entry-routes.server.ts";

it("Remix loads a file for each route, and without those of the entry the one of the screen alone", async () => {
  const html = await renderedByRemix();
  expect(html).toContain('import * as route1 from "/frame-b.js";');
  expect(html).toContain('<link rel="modulepreload" href="/root-a.js"/>');

  const lighter = withoutFilesOfEntry(html, { root: { module: FILES.root }, frame: { module: FILES.frame } });
  expect(lighter).not.toMatch(/root-a|frame-b/);
  expect(lighter).toContain('import * as route2 from "/home-c.js";');
  expect(lighter).toContain('window.__remixRouteModules = {"home":route2};');
  expect(lighter).toContain('import "/manifest.js";');
});

it("a document without scripts stays as it is", () => {
  expect(withoutFilesOfEntry("<html></html>", { root: { module: FILES.root } })).toBe("<html></html>");
});

import { globSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { it } from "../support/shared-server.ts";

/** A class that only the page of the parts has. */
const OF_DEV_PAGES = "specimens-row";

it("nothing of the pages for those who write the shop is built, and no address answers", async ({ shared }) => {
  const built = globSync("build/**/*.{js,css,json}");
  expect(built.length).toBeGreaterThan(20);
  expect(
    built.filter((file) => [OF_DEV_PAGES, "dev-pages/"].some((name) => readFileSync(file, "utf8").includes(name))),
  ).toEqual([]);
  expect(readFileSync("dev-pages/parts/parts.css", "utf8")).toContain(OF_DEV_PAGES);
  for (const path of ["/parts", "/parts.data", ...LANGUAGES.map((language) => `/${language}/parts`)]) {
    expect((await fetch(shared.server.url + path)).status, path).toBe(404);
  }
});

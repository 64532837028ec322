import { singleFetchUrl } from "@remix-run/react/dist/single-fetch.js";
import { afterEach, expect, it, vi } from "vitest";
import { dataAddressOf, styleSheetsOf } from "./prefetched-files.ts";

afterEach(() => vi.unstubAllGlobals());

it.each(["/", "/o-nama", "/en/our-products?category=wine"])("the data of %s is where Remix asks for it", (path) => {
  const asked: URL = singleFetchUrl(`http://shop${path}`);
  expect(dataAddressOf(new URL(path, "http://shop"))).toBe(asked.pathname + asked.search);
});

it("style sheets are those that the screen's module names; none where it is gone, or no screen stands", async () => {
  const module = 'data:text/javascript,export const links = () => [{ rel: "stylesheet", href: "/a.css" }]';
  const routes = { "awards:nagrade": { module }, "contact:kontakt": { module: "data:text/javascript,throw 1" } };
  vi.stubGlobal("window", { __remixManifest: { routes } });
  expect(await Promise.all(["/nagrade", "/kontakt", "/o-nama", "/nowhere"].map(styleSheetsOf))).toEqual([
    ["/a.css"],
    [],
    [],
    [],
  ]);
});

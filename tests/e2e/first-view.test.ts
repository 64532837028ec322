import { describe, expect } from "vitest";
import { it } from "../support/shared-server.ts";
import { visitsOf } from "../support/visits.ts";

/** Compressed as the build has done it, in bytes. */
const MOST_SCRIPT = 95_000;
const MOST_SCRIPT_FILES = 4;

const SCREENS = ["/en", "/en/our-products", "/en/our-products/teran-2023"];

/** The scripts that a document asks for once it is shown, by their addresses. */
const scriptsOf = (html: string) => new Set(html.match(/\/static\/[\w.-]+\.js\b/g));

describe("the first view", () => {
  it.for(SCREENS)("of %s loads few scripts, and light ones", async (path, { shared }) => {
    const { get } = visitsOf(shared);
    const page = await get(path);
    expect(page.status).toBe(200);
    const files = [...scriptsOf(await page.text())];
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(MOST_SCRIPT_FILES);
    const bytes = await Promise.all(files.map(async (file) => sentBytes(await get(file, { "Accept-Encoding": "br" }))));
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_SCRIPT);
  });
});

/** Of a file that was compressed by the build. */
function sentBytes(response: Response): number {
  expect(response.headers.get("Content-Encoding")).toBe("br");
  return Number(response.headers.get("Content-Length"));
}

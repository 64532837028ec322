import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { compare } from "../scripts/pictures/compare.ts";
import { PLACES } from "../scripts/pictures/places.ts";
import { lineOf, reportDifferences } from "../scripts/pictures/report.ts";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });
const white = await plain(10, 10, "#fff").png().toBuffer();
const nearlyWhite = await plain(10, 10, "#fdfdfd").png().toBuffer();
const tall = await plain(10, 20, "#fff").png().toBuffer();
const dot = await plain(2, 2, "#9a3a22").png().toBuffer();
const dotted = await sharp(white)
  .composite([{ input: dot, left: 3, top: 4 }])
  .png()
  .toBuffer();

it("tells which share of the pixels is another, and shows them in red", async () => {
  const { share, shown } = await compare(white, dotted);
  expect(share).toBe(4 / 100);
  const { data } = await sharp(shown ?? white)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => [...data.subarray((y * 10 + x) * 3, (y * 10 + x) * 3 + 3)];
  expect(colourAt(3, 4)).toEqual([200, 20, 20]);
  expect(colourAt(0, 0)).toEqual([255, 255, 255]);
});

it("counts what only one picture has, and no shade that nobody sees", async () => {
  expect((await compare(white, tall)).share).toBe(1 / 2);
  expect(await compare(white, nearlyWhite)).toEqual({ share: 0, shown: null });
});

it("reports each picture of two runs, and shows those that differ", async () => {
  const [before, after] = ["before", "after"].map((name) => join(folder, name)) as [string, string];
  const pictures = {
    [before]: { cart: white, home: white, old: white },
    [after]: { cart: dotted, home: white, young: white },
  };
  for (const [run, named] of Object.entries(pictures)) {
    mkdirSync(run, { recursive: true });
    for (const [name, picture] of Object.entries(named)) writeFileSync(join(run, `${name}.png`), picture);
  }
  const { page, compared } = await reportDifferences(before, after);
  expect(compared.map(lineOf)).toEqual(["   4.00 %  cart", "     same  home", "     gone  old", "      new  young"]);
  const html = readFileSync(page, "utf8");
  expect(html).toContain("3 of 4 differ");
  for (const source of ["../before/cart.png", "cart.png", "differences/cart.png", "../before/old.png", "young.png"]) {
    expect(html).toContain(`src="${source}"`);
  }
  expect(html).not.toContain("home.png");
});

it("no two pictures have one name, and there are 40 at least", () => {
  expect(new Set(PLACES.map(({ name }) => name)).size).toBe(PLACES.length);
  expect(PLACES.length).toBeGreaterThanOrEqual(40);
});

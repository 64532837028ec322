import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AWARDS } from "../../../shop/awards/awards.ts";
import { LABELS } from "../../../shop/winery/winery.ts";
import { Medal } from "./medal.tsx";
import { SCENE_SIZES, type SceneName } from "./scene.tsx";
import { sceneOf, standalone } from "./scene-svg.server.tsx";
import { SCENES_EDITION } from "./scenes-edition.ts";

const NAMES = Object.keys(SCENE_SIZES) as SceneName[];
const drawn = (id: string) => {
  const scene = sceneOf(id);
  return scene ? standalone(renderToStaticMarkup(scene.drawing)) : "";
};

it.each(Object.entries(SCENE_SIZES))("the page keeps the place of %s as it is drawn", (name, [width, height]) => {
  expect(drawn(`scene-${name}`)).toMatch(new RegExp(`^<svg[^>]* viewBox="0 -?\\d+ ${width} ${height}"`));
});

/** Each letter of house and region, which bottles bear, is an outline of its own. */
const MOST_BYTES = 7400 + 60 * (LABELS.house.length + LABELS.region.length);

it.each(NAMES)("the scene %s weighs little on its way", (name) => {
  expect(brotliCompressSync(drawn(`scene-${name}`)).length).toBeLessThanOrEqual(MOST_BYTES);
});

it.each(AWARDS)("the medal $id weighs at most 3,000 bytes on its way", (award) => {
  const medal = standalone(renderToStaticMarkup(createElement(Medal, award)));
  expect(brotliCompressSync(medal).length).toBeLessThanOrEqual(3000);
});

it("the addresses of scenes say what is in them", () => {
  const all = NAMES.map((name) => drawn(`scene-${name}`)).join("");
  expect(SCENES_EDITION).toBe(createHash("sha256").update(all).digest("hex").slice(0, 8));
});

it("a scene is kept for ever under its present edition, and shown under any other", () => {
  expect(sceneOf(`scene-cellar-${SCENES_EDITION}`)?.forEver).toBe(true);
  expect(sceneOf("scene-cellar")?.forEver).toBe(false);
  expect(sceneOf("scene-cellar-00000000")?.forEver).toBe(false);
  expect(sceneOf("scene-attic")).toBeNull();
  expect(sceneOf("scene-toString")).toBeNull();
});

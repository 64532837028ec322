import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SCENE_SIZES } from "./scene.tsx";
import { sceneOf } from "./scene-svg.server.tsx";

it.each(Object.entries(SCENE_SIZES))("the page keeps the place of %s as it is drawn", (name, [width, height]) => {
  const scene = sceneOf(`scene-${name}`);
  expect(scene && renderToStaticMarkup(scene)).toMatch(new RegExp(`^<svg[^>]* viewBox="0 -?\\d+ ${width} ${height}"`));
});

/** Part of `npm run draw`: engraves the wide scenes into app/ui/drawings/scenes/engraved-scenes.ts, 800 by 600 with the ground at 400. */
import { writeFile } from "node:fs/promises";
import { gull } from "./boats.ts";
import { seaAndWind } from "./bora-sea.ts";
import { chance, hillLines, through } from "./burin.ts";
import { coast } from "./coast.ts";
import { grass, ground, type Layer, oliveTree, waves } from "./scene-parts.ts";
import { CLOUD, seaAndSun, sky } from "./skies.ts";
import { CHURCH, town } from "./town.ts";
import { furrows, halvesOf, post, vine, vineRows, wires } from "./vine-rows.ts";

const OUTPUT = new URL("../../app/ui/drawings/scenes/engraved-scenes.ts", import.meta.url);
const WIDE = { from: -20, to: 820 };
const land = (ridge: (x: number) => number, bottom: number) => ground(ridge, WIDE.from, WIDE.to, bottom, 70);
/** Ridges of the olive grove, from the far one to the near one. */
const GROVE = {
  hill: through([
    [-20, 150],
    [120, 128],
    [300, 146],
    [480, 160],
    [660, 132],
    [820, 110],
  ]),
  field: through([
    [-20, 196],
    [160, 182],
    [380, 206],
    [600, 190],
    [820, 178],
  ]),
  earth: through([
    [-20, 270],
    [240, 252],
    [520, 262],
    [820, 246],
  ]),
  meadow: through([
    [-20, 352],
    [200, 340],
    [460, 352],
    [820, 338],
  ]),
};

/** What stands in several scenes, or in one many times. */
const PARTS = {
  ...{ vine: vine(chance(3)), otherVine: vine(chance(9)), olive: oliveTree(chance(11)), post: post(), cloud: CLOUD },
  church: CHURCH,
};

/** Olive trees on red earth, fields and the sea behind. */
function oliveGrove(): Layer[] {
  const { hill, field, earth, meadow } = GROVE;
  const furrowed = (x: number, down: number) => 0.2 + 0.3 * Math.sin(x / 70 + down * 9) + down * 0.25;
  return [
    ...seaAndSun(WIDE),
    { ink: "olive", d: land(hill, 260) },
    { ink: "ink", d: hillLines({ ridge: hill, foot: 226, ...WIDE, gap: 7, shade: waves(0.2, 0.4, 90, 1, 0.25) }) },
    { ink: "gold", d: land(field, 320) },
    { ink: "soil", d: hillLines({ ridge: field, foot: 280, ...WIDE, gap: 7, shade: waves(0.3, 0.35, 120, 3, 0.3) }) },
    { ink: "soil", d: land(earth, 400) },
    { ink: "ink", d: hillLines({ ridge: earth, foot: 420, ...WIDE, gap: 9, shade: furrowed }) },
    { part: "old-olive", layers: PARTS.olive },
    { places: "old-olive 358 262 -.56 old-olive 160 332 1.15 old-olive 690 324 -1" },
    { ink: "olive", d: land(meadow, 410) },
    { ink: "ink", d: grass(meadow, 0, 800, 16, chance(21)) },
    { ink: "gold", d: grass(meadow, 0, 800, 8, chance(22)) },
  ];
}

/** Ridges of the vineyard, and where its rows meet. */
const HILLS = {
  hills: through([
    [-20, 150],
    [180, 112],
    [360, 126],
    [560, 104],
    [720, 128],
    [820, 112],
  ]),
  woods: through([
    [-20, 164],
    [120, 170],
    [300, 146],
    [520, 158],
    [700, 140],
    [820, 150],
  ]),
  earth: through([
    [-20, 196],
    [240, 178],
    [430, 174],
    [620, 178],
    [820, 192],
  ]),
};
const FAR = [430, 168] as const;
const ROWS = { far: FAR, near: [-1000, -560, -200, 100, 330, 560, 860, 1260, 1700], foot: 470, scale: 1.75 } as const;

const FAR_AWAY = [-4000, -4000, 1] as const;

/** Rows of vines that run towards the hills, under clouds and swallows. */
function vineyard(): Layer[] {
  const { hills, woods, earth } = HILLS;
  return [
    { ink: "gold", d: sky({ top: -190, bottom: 110, ...WIDE, sun: FAR_AWAY }) },
    { part: "cloud", layers: CLOUD },
    { places: "cloud 560 -30 1.15 cloud 230 34 .6 cloud 40 -78 .9 cloud 770 50 .5" },
    { ink: "ink", d: gull([330, -60], 0.5) + gull([392, -88], 0.36) + gull([356, -20], 0.3) },
    { ink: "mist", d: land(hills, 220) },
    {
      ink: "olive",
      d: hillLines({ ridge: hills, foot: 200, ...WIDE, gap: 5.5, shade: waves(0.15, 0.35, 70, 0, 0.2) }),
    },
    { ink: "olive", d: land(woods, 260) },
    { ink: "ink", d: hillLines({ ridge: woods, foot: 230, ...WIDE, gap: 5.5, shade: waves(0.15, 0.4, 80, 2, 0.2) }) },
    { ink: "soil", d: land(earth, 420) },
    { ink: "ink", d: furrows({ far: FAR, foot: 420 }, [-262, 20, 436, 944], 16) },
    { ink: "gold", d: furrows({ far: FAR, foot: 420 }, [-246, 450, 962], 6) },
    { part: "vine-one", layers: PARTS.vine },
    { part: "vine-two", layers: PARTS.otherVine },
    { part: "post", layers: PARTS.post },
    { part: "rows", layers: vineRows(ROWS, ["vine-one", "vine-two"]) },
    { ink: "ink", d: wires(ROWS) },
    halvesOf("rows", FAR, 0, 4),
  ];
}

const drawn = {
  oliveGrove: oliveGrove(),
  vineyard: vineyard(),
  coast: coast(PARTS),
  boraSea: seaAndWind(),
  town: town(),
};
const names = new Map<unknown, string>(Object.entries(PARTS).map(([name, layers]) => [layers, `PARTS.${name}`]));
const scenes = JSON.stringify(drawn, (_, value) => names.get(value) ?? value, 2).replaceAll(/"(PARTS\.\w+)"/g, "$1");
await writeFile(
  OUTPUT,
  `/** Made by \`npm run draw\` from scripts/draw/scenes.ts; change that, not this. */
import type { EngravedLayer } from "./engraved-layers.tsx";

const PARTS = ${JSON.stringify(PARTS, null, 2)} satisfies Record<string, EngravedLayer[]>;

export const ENGRAVED_SCENES: Record<${Object.keys(drawn)
    .map((name) => JSON.stringify(name))
    .join(" | ")}, EngravedLayer[]> = ${scenes};\n`,
);

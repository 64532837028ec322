/** The winery's land between the town on its hill and the sea, 1440 by 560. */
import { chance, hillLines, through, water } from "./burin.ts";
import { ground, type Layer, waves } from "./scene-parts.ts";
import { disc, sky } from "./skies.ts";
import { smallTown } from "./town.ts";
import { furrows, halvesOf, vineRows, wires } from "./vine-rows.ts";

/** Ridges of the land as one sees it from above the town, 1440 by 560. */
const LAND = { from: -20, to: 1460 };
const COAST = {
  hill: through([
    [-20, 372],
    [180, 300],
    [420, 274],
    [640, 312],
    [880, 270],
    [1060, 264],
    [1260, 240],
    [1460, 222],
  ]),
  earth: through([
    [-20, 412],
    [330, 372],
    [700, 384],
    [1060, 372],
    [1460, 330],
  ]),
};
const below = (ridge: (x: number) => number, bottom: number) => ground(ridge, LAND.from, LAND.to, bottom, 120);
const COAST_ROWS = {
  far: [860, 352],
  near: [-1000, -420, 800, 1110, 2300],
  foot: 590,
  scale: 1.75,
} as const;

/** The winery's land between the town on its hill and the sea. */
export function coast({ vine, post, olive }: Record<"vine" | "post" | "olive", Layer[]>): Layer[] {
  const { hill, earth } = COAST;
  return [
    { ink: "gold", d: sky({ top: 86, bottom: 206, ...LAND, sun: [765, 150, 62] }) + disc(765, 150, 52) },
    { ink: "mist", d: "M-20 218h1480v150H-20z" },
    { part: "sea", layers: [{ ink: "ink", d: water({ top: 218, bottom: 312, from: 0, to: 230, rnd: chance(7) }) }] },
    { places: "sea -20 0 1 sea 210 0 1 sea 430 0 1" },
    { ink: "olive", d: below(hill, 470) },
    { ink: "ink", d: hillLines({ ridge: hill, foot: 400, ...LAND, gap: 16, shade: waves(0.02, 0.3, 110, 2.4, 0.2) }) },
    ...smallTown(),
    { ink: "soil", d: below(earth, 580) },
    { ink: "ink", d: furrows({ far: COAST_ROWS.far, foot: 580 }, [-700, 20, 620, 980, 1420, 1980], 60) },
    { ink: "gold", d: furrows({ far: COAST_ROWS.far, foot: 580 }, [-780, -60, 570, 940, 1370, 1920], 16) },
    { part: "coast-vine", layers: vine },
    { part: "post", layers: post },
    { part: "rows", layers: vineRows(COAST_ROWS, ["coast-vine"]) },
    { ink: "ink", d: wires(COAST_ROWS) },
    halvesOf("rows", COAST_ROWS.far, 0, 3),
    halvesOf("rows", COAST_ROWS.far, 3, 4),
    { part: "coast-olive", layers: olive },
    { places: "coast-olive 250 500 1.25 coast-olive 1330 470 -1" },
  ];
}

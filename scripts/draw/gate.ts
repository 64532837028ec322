/**
 * Part of `npm run draw`: engraves the land at the foot of the age gate into app/frame/first-visit/hills.svg, 1440 by 420. The page gives
 * it its one colour by masking with it, so that only light and dark are drawn here: what is white shows.
 */
import { writeFile } from "node:fs/promises";
import { HUT } from "../../app/ui/drawings/scenes/hut-lines.ts";
import { chance, hillLines, stroke, through } from "./burin.ts";
import { ground, oliveTree } from "./scene-parts.ts";
import { furrows } from "./vine-rows.ts";

const OUTPUT = new URL("../../app/frame/first-visit/hills.svg", import.meta.url);
const [WIDTH, HEIGHT] = [1440, 420];
const WIDE = { from: -20, to: WIDTH + 20 };

const FAR = through([
  [-20, 150],
  [220, 96],
  [430, 128],
  [720, 172],
  [980, 146],
  [1220, 112],
  [1460, 140],
]);
const FIELD = through([
  [-20, 262],
  [260, 236],
  [600, 254],
  [900, 262],
  [1180, 226],
  [1460, 212],
]);
const EARTH = through([
  [-20, 318],
  [300, 306],
  [720, 316],
  [1120, 308],
  [1460, 322],
]);
/** Where the furrows meet, behind the question. */
const MEETING = [720, 268] as const;

const TONES = { white: "#fff", black: "#000" } as const;
type Tone = keyof typeof TONES;
const layer = (tone: Tone, d: string, place = "") => `<path fill="${TONES[tone]}" d="${d}"${place}/>`;

/** A hill: dark ground before what lies behind it, its lit edge, and lines down its slope. */
function hill(ridge: (x: number) => number, foot: number, gap: number, phase: number): string {
  const shade = (x: number, down: number) => 0.34 + 0.3 * Math.sin(x / 120 + phase + down * 2) - down * 0.3;
  const edge = Array.from({ length: 17 }, (_, index) => {
    const x = WIDE.from + (index * (WIDE.to - WIDE.from)) / 16;
    return [x, ridge(x), 2.6] as const;
  });
  return (
    layer("black", ground(ridge, WIDE.from, WIDE.to, HEIGHT, 120)) +
    layer("white", stroke(edge) + hillLines({ ridge, foot, ...WIDE, gap, shade }))
  );
}

/** The hut, its foot at x, y: stones of the wall light, of the roof dark between light joints. */
function hut(x: number, y: number, scale: number): string {
  const place = `translate(${Math.round(x - 572 * scale)} ${Math.round(y - 474 * scale)}) scale(${scale})`;
  const line = (tone: Tone, d: string, width: number, dashes = "") =>
    `<path stroke="${TONES[tone]}" stroke-width="${width}"${dashes && ` stroke-dasharray="${dashes}"`} d="${d}"/>`;
  return `<g fill="none" transform="${place}">${[
    layer("white", HUT.wall),
    line("black", HUT.courses, 4),
    line("black", HUT.joints, 20, "4 26"),
    layer("black", HUT.corner),
    `<path stroke="#fff" stroke-width="5" d="${HUT.roof}"/>`,
    layer("black", HUT.roof + HUT.door),
    line("white", HUT.roofCourses, 4),
    line("white", HUT.roofJoints, 24, "4 29"),
  ].join("")}</g>`;
}

/** The town's tower on the far hill, and roofs at its foot. */
function town(x: number): string {
  const y = Math.round(FAR(x));
  const house = (left: number, wide: number) => `M${x + left} ${y + 8}v-16l${wide / 2}-9 ${wide / 2} 9v16z`;
  return (
    layer(
      "white",
      `M${x} ${y + 6}v-70l9-26 9 26v70zM${x - 3} ${y - 50}h24v3h-24z${house(-44, 26)}${house(-22, 20)}${house(20, 30)}${house(52, 22)}`,
    ) + layer("black", `M${x + 6} ${y - 44}h6v12h-6zM${x + 6} ${y - 24}h6v10h-6z`)
  );
}

/** An olive tree: its leaves are cut out of its crown. */
function tree(x: number, y: number, scale: number): string {
  const [trunk, bark, crown, dark] = oliveTree(chance(11)).map((part) => ("d" in part ? part.d : ""));
  const place = ` transform="translate(${x} ${y}) scale(${scale})"`;
  return layer("white", `${trunk}${crown}`, place) + layer("black", `${bark}${dark}`, place);
}

const ENDS = [-900, -420, -60, 230, 480, 720, 960, 1210, 1500, 1860, 2340];
const drawn = [
  town(1120),
  hill(FAR, 300, 13, 1),
  hill(FIELD, 350, 12, 3),
  hut(232, 326, 0.72),
  layer("black", ground(EARTH, WIDE.from, WIDE.to, HEIGHT, 120)),
  layer("white", furrows({ far: MEETING, foot: HEIGHT + 10 }, ENDS, 34)),
  tree(1290, 356, 0.95),
].join("");
await writeFile(
  OUTPUT,
  `<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><mask id="a">${drawn}</mask><path mask="url(#a)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/></svg>\n`,
);

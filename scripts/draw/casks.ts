/** What lies in the cellar, 800 by 400, its floor at 346, lit from the door at the right: casks on beams, an amphora, a demijohn. */
import { polygon } from "./burin.ts";
import { amphora, demijohn } from "./jars.ts";
import type { Layer } from "./scene-parts.ts";

/** The middle of its head, the head's two radii, and how far behind it the other end lies: to the left and upwards. */
type Cask = { x: number; y: number; wide: number; high: number; long: number; rise: number };
const GREAT: Cask = { x: 505, y: 234, wide: 96, high: 110, long: 92, rise: 6 };
const SMALL: readonly Cask[] = [
  { x: 158, y: 290, wide: 46, high: 54, long: 68, rise: 4 },
  { x: 316, y: 290, wide: 46, high: 54, long: 68, rise: 4 },
  { x: 240, y: 204, wide: 44, high: 51, long: 66, rise: 4 },
];

/** A point of the side: how far from the head to the other end, 0 to 1, and degrees from the right, against the clock. */
function side({ x, y, wide, high, long, rise }: Cask, along: number, degrees: number, proud = 0) {
  const swell = 1 + 0.13 * Math.sin(along * Math.PI) + proud;
  const turn = (degrees * Math.PI) / 180;
  return [
    Math.round(x - long * along + Math.cos(turn) * wide * swell),
    Math.round(y - rise * along - Math.sin(turn) * high * swell),
  ] as const;
}
const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);

/** The seen half of the wood, from the top over the far end to the bottom. */
const TOP = 88;
const BOTTOM = 272;
function wood(cask: Cask): string {
  return polygon([
    ...steps(0, 1, 6).map((along) => side(cask, along, TOP)),
    ...steps(TOP, BOTTOM, 16).map((degrees) => side(cask, 1, degrees)),
    ...steps(1, 0, 6).map((along) => side(cask, along, BOTTOM)),
    ...steps(BOTTOM - 360, TOP, 24).map((degrees) => side(cask, 0, degrees)),
  ]);
}

/** Staves: the joint between two of them is a line at the top, and swells into the shade below. */
function staves(cask: Cask): string {
  const count = cask === GREAT ? 15 : 11;
  const wide = (BOTTOM - TOP) / count;
  return steps(TOP, BOTTOM - wide, count - 1)
    .map((from, index) => {
      const dark = Math.min(1.04, 0.1 + (index / (count - 1)) ** 1.15 * 1.35);
      const to = from + wide * dark;
      return polygon([
        side(cask, 0, from + wide * dark * 0.5),
        ...steps(0.14, 1, 4).map((along) => side(cask, along, from)),
        ...steps(1, 0.14, 4).map((along) => side(cask, along, to)),
      ]);
    })
    .join("");
}

/** A part of the hoops, from one turn to another. */
const HOOPS = [
  [0.04, 0.15],
  [0.28, 0.37],
  [0.64, 0.73],
  [0.89, 1],
] as const;
const hoops = (cask: Cask, from: number, to: number, inset: number) =>
  HOOPS.map(([near, far]) =>
    polygon([
      ...steps(from, to, 14).map((degrees) => side(cask, near + inset, degrees, 0.03)),
      ...steps(to, from, 14).map((degrees) => side(cask, far - inset, degrees, 0.03)),
    ]),
  ).join("");

/** The head as an ellipse, so much smaller than the cask. */
function head({ x, y, wide, high }: Cask, part: number): string {
  const [rx, ry] = [Math.round(wide * part), Math.round(high * part)];
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0-${2 * rx} 0z`;
}

/** Joints of the head's boards, and the shade that its rim throws from the left. */
function boards(cask: Cask): string {
  const { x, y, wide, high } = cask;
  const part = 0.84;
  const chord = (reach: number, radius: number, other: number) => other * part * Math.sqrt(1 - (reach / radius) ** 2);
  const joints = [-0.56, -0.28, 0, 0.28, 0.56].map((at) => {
    const half = Math.round(chord(at * wide, wide * part, high));
    return `M${Math.round(x + at * wide)} ${y - half}l1.500 ${half}-1.500 ${half}-1.500-${half}z`;
  });
  const gap = cask === GREAT ? 9 : 7;
  const shade = steps(-0.74, 0.74, Math.round((1.48 * high) / gap)).map((at, index) => {
    const reach = chord(at * high, high * part, wide);
    const long = Math.round(reach * (0.34 + 0.2 * at + ((index * 2) % 5) * 0.05));
    return `M${Math.round(x - reach)} ${Math.round(y + at * high) - 2}l${long} 2-${long} 2z`;
  });
  return joints.join("") + shade.join("");
}
const bung = ({ x, y, high }: Cask) => `M${x} ${Math.round(y + high * 0.5)}a6 7 0 1 1-.1 0z`;

/** A cask as layers, from its side to its head. */
function cask(one: Cask): Layer[] {
  return [
    { ink: "gold", d: wood(one) },
    { ink: "ink", d: staves(one) },
    { ink: "ink", d: hoops(one, TOP - 2, BOTTOM, 0) },
    { ink: "mist", d: hoops(one, TOP, 150, 0.024) },
    { ink: "ink", d: head(one, 1.03) },
    { ink: "gold", d: head(one, 0.98) },
    { ink: "ink", d: head(one, 0.88) },
    { ink: "gold", d: head(one, 0.84) },
    { ink: "ink", d: boards(one) + bung(one) },
  ];
}

/** All of it, from back to front; the vessels are turned to the light. */
export function cellar(): Layer[] {
  return [
    { ink: "soil", d: "M0 340h800v60H0z" },
    {
      ink: "ink",
      d: "M0 339h800v4H0zM10 366q220-14 420-8 190-14 330 2 20 12-60 14-380 14-690-8zM36 340h340v16H36zM400 340h150v16H400z",
    },
    { ink: "gold", d: "M60 343h314v9H60zM404 343h144v9H404z" },
    { ink: "ink", d: "M60 343l190 5-190 5zM404 343l90 5-90 5z" },
    ...cask(GREAT),
    ...SMALL.flatMap(cask),
    { part: "amphora", layers: amphora() },
    { part: "demijohn", layers: demijohn() },
    { places: "amphora 700 196 -1.05 demijohn 752 268 -.94" },
  ];
}

/** What lies in the cellar, 800 by 400, its floor at 346, lit from the door at the right: casks on beams, an amphora, a demijohn. */
import { polygon } from "./burin.ts";
import type { Layer } from "./scene-parts.ts";
import { edgeLines, lightLines, outline, type Profile } from "./turned.ts";

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

const JAR: Profile = [
  [0, 17],
  [6, 18],
  [12, 12],
  [26, 11],
  [38, 19],
  [62, 42],
  [86, 46],
  [120, 36],
  [150, 20],
  [160, 16],
];
/** An amphora as a turned body around 60, with two handles, so that its lines follow its form. */
function amphora(): Layer[] {
  return [
    { ink: "ink", d: outline(JAR.map(([y, radius]) => [y, radius + 2] as const)) },
    {
      ink: "ink",
      d: `M46 14q-36-4-38 20 0 22 18 34l6-8q-12-10-12-26 2-14 26-12zM74 14q36-4 38 20 0 22-18 34l-6-8q12-10 12-26-2-14-26-12z`,
    },
    { ink: "soil", d: outline(JAR) },
    {
      ink: "soil",
      d: `M46 17q-31-3-34 17 1 20 16 31l2-3Q17 50 17 34q2-17 29-14zM74 17q31-3 34 17-1 20-16 31l-2-3q13-12 13-28-2-17-29-14z`,
    },
    {
      ink: "ink",
      d: edgeLines(JAR, {
        from: 26,
        to: 156,
        gap: 4,
        edge: 1,
        width: 2.6,
        tip: (_, index) => 0.1 + ((index * 2) % 5) * 0.05,
      }),
    },
    {
      ink: "gold",
      d: lightLines(JAR, { from: 32, to: 140, gap: 4, width: 1.6, left: () => -0.74, right: () => -0.42 }),
    },
    { ink: "ink", d: "M43 4q17 8 34 0-17-7-34 0z" },
  ];
}

const GLASS: Profile = [
  [0, 9],
  [5, 9],
  [7, 7],
  [20, 7],
  [30, 13],
  [46, 30],
  [58, 32],
];
const BASKET: Profile = [
  [54, 33],
  [70, 35],
  [96, 31],
];
/** A demijohn in its basket. */
function demijohn(): Layer[] {
  const weave = [60, 69, 78, 87].map((y) => `M28 ${y}q32 10 64 0`).join("");
  const rushes = steps(-0.8, 0.8, 8)
    .flatMap((at, column) =>
      [62, 71, 80].map((y, row) => ((column + row) % 2 === 0 ? [60 + at * 32, y + 4 * (1 - at * at)] : [])),
    )
    .filter((place) => place.length > 0)
    .map(([x = 0, y = 0]) => `M${Math.round(x) - 3} ${Math.round(y)}l6 0-1 7-4 0z`)
    .join("");
  return [
    {
      ink: "ink",
      d:
        outline(GLASS.map(([y, radius]) => [y, radius + 3] as const)) +
        outline(BASKET.map(([y, radius]) => [y, radius + 2] as const)),
    },
    { ink: "olive", d: outline(GLASS) },
    { ink: "mist", d: "M49-2h22v7q-11 5-22 0z" },
    { ink: "ink", d: edgeLines(GLASS, { from: 22, to: 56, gap: 4, edge: 1, width: 2.4, tip: () => 0.3 }) },
    {
      ink: "mist",
      d: lightLines(GLASS, { from: 30, to: 54, gap: 4, width: 1.4, left: () => -0.72, right: () => -0.5 }),
    },
    { ink: "gold", d: outline(BASKET) },
    {
      ink: "ink",
      d:
        rushes +
        weave.replaceAll(/q32 10 64 0/g, "q32 13 64 0-32 9-64 0z") +
        edgeLines(BASKET, { from: 58, to: 94, gap: 4, edge: 1, width: 3, tip: () => 0.5 }),
    },
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

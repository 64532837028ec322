/** Skies of the wide scenes: a sun that goes down into the sea, and clouds. */
import { chance, cut, water } from "./burin.ts";
import type { Layer } from "./scene-parts.ts";
import { numbers } from "./turned.ts";

type Sky = {
  top: number;
  bottom: number;
  from: number;
  to: number;
  sun: readonly [x: number, y: number, radius: number];
};

/**
 * Level lines that grow thin upwards and around the sun, which has an oval of clear sky: each is a wedge from either side, has a waist
 * above it, or is whole where the sun is far.
 */
export function sky({ top, bottom, from, to, sun: [sunX, sunY, radius] }: Sky): string {
  const lines: string[] = [];
  for (let y = bottom; y > top; y -= 8) {
    const width = Math.round(2.8 * (1 - (bottom - y) / (bottom - top)) ** 0.8 * 10) / 10;
    const above = Math.abs(y - sunY) / (radius * 1.5);
    const gap = above < 1 ? (radius * 1.1 + Math.sqrt(radius * 1.5) * 6) * Math.sqrt(1 - above ** 2) : 0;
    const [upper, lower] = [y - width / 2, y + width / 2];
    const wedge = (edge: number, tip: number) => `M${numbers(edge, upper, Math.round(tip), y, edge, lower)}z`;
    const missing = Math.round(width * (3 - above * 2) * 10) / 10;
    if (gap > 0) lines.push(wedge(from, sunX - gap) + wedge(to, sunX + gap));
    else if (above < 1.5)
      lines.push(`M${from} ${y}h${to - from}v${width}l${numbers(sunX - to, -missing, from - sunX, missing)}z`);
    else lines.push(`M${from} ${y}h${to - from}v${width}H${from}z`);
  }
  return lines.join("");
}

/** A sun, whole. */
export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;

/** The sea into which a red sun goes down, with an island; the light that it leaves on the water. */
export function seaAndSun(wide: { from: number; to: number }): Layer[] {
  const waves = water({ top: 72, bottom: 150, ...wide, glitter: [560, 46], rnd: chance(7) });
  const rnd = chance(4);
  const light = Array.from({ length: 7 }, (_, index) =>
    cut(560 - 40 + rnd(-8, 8) - index * 4, 76 + index * 9, 80 + index * 8, 2),
  );
  // Each ends at the edge of the disc.
  const inDisc = (y: number, width: number) => {
    const half = Math.round(Math.sqrt(74 ** 2 - (66 - y) ** 2));
    return cut(560 - half, y, 2 * half, width);
  };
  return [
    { ink: "gold", d: sky({ top: -190, bottom: 66, ...wide, sun: [560, 66, 90] }) },
    { ink: "soil", d: disc(560, 66, 74) },
    { ink: "gold", d: [30, 42, 53, 62].map((y, index) => inDisc(y, 1.4 + index * 0.5)).join("") },
    { ink: "mist", d: "M-20 72h840v110h-840z" },
    { ink: "soil", d: light.join("") },
    { ink: "ink", d: waves },
    { ink: "olive", d: "M60 72q60-18 140-15 70 1 140 15z" },
  ];
}

/** A cloud that the wind from the sea has brought, 250 wide and flat below, with its middle at 0: light, and its shade. */
export const CLOUD: Layer[] = [
  {
    ink: "paper",
    d: "M-126 22q-10-22 18-26 2-26 34-24 12-34 50-28 30-12 48 16 26-10 38 14 30-4 32 22 28 0 32 26-126 8-252 0z",
  },
  {
    ink: "gold",
    d: [-98, -60, -10, 44, 86].map((x, index) => cut(x, 8 - (index % 3) * 9, 34, 2)).join("") + cut(-104, 16, 200, 2.4),
  },
];

/** The sea when the bora blows, 1200 by 600 with the picture's foot at 400: stone coast, pine, boat, lighthouse; light cut out of an ink sea. */

import { boat, gull, lighthouse } from "./boats.ts";
import { coastOfStone, pineInWind } from "./bora-coast.ts";
import { chance, cut, stroke } from "./burin.ts";
import { bent } from "./marks.ts";
import type { Layer } from "./scene-parts.ts";
import { WAVES, WAVES_BEHIND, wave } from "./waves.ts";

const WIDE = { from: -20, to: 1220 };
const HORIZON = 214;
const SUN = { x: 742, y: 150, radius: 50 };

/** Level cuts of light, close at the horizon: a piece 420 wide. */
function farWater(): Layer[] {
  const rnd = chance(5);
  const cuts: string[] = [];
  for (let y = HORIZON + 3; y < 284; y += 3.4 + (y - HORIZON) / 14) {
    const near = (y - HORIZON) / 70;
    for (let x = rnd(-10, 30); x < 400; ) {
      const length = rnd(22, 66) * (0.8 + near * 0.6);
      cuts.push(cut(x, y, length, 1.1 + near * 0.8));
      x += length + rnd(4, 14) * (0.7 + near * 1.6);
    }
  }
  return [{ ink: "mist", d: cuts.join("") }];
}

/** Where the sun lies on the water. */
function glitter(): string {
  const rnd = chance(8);
  return Array.from({ length: 19 }, (_, index) => {
    const wide = 30 + index * 2.6 * rnd(0.6, 1.2);
    return cut(SUN.x - wide + rnd(-9, 9), HORIZON + 3 + index * 4.4, wide * 2 * rnd(0.7, 1), 2.1);
  }).join("");
}

/** Foam where the waves meet the stone. */
function surf(): string {
  const rnd = chance(2);
  const foot = [
    [172, 262],
    [226, 292],
    [250, 330],
    [246, 362],
  ].map(([x = 0, y = 0]) =>
    stroke([
      [x - 30, y + 4, 0],
      [x - 8, y - 2, 8],
      [x + 14, y - 4, 11],
      [x + 34, y + 4, 0],
    ]),
  );
  const drops = Array.from({ length: 16 }, () =>
    cut(rnd(196, 330), rnd(250, 372), rnd(5, 11), rnd(2, 3.6), rnd(-60, 10)),
  );
  return [...foot, ...drops].join("");
}

/** The air as the wind draws it: long lines that swell, lifted by the coast and laid round the sun. */
function air(): string {
  const rnd = chance(23);
  const lines: string[] = [];
  for (let y = HORIZON - 8; y > -190; y -= 10 + (HORIZON - y) / 22) {
    const high = (HORIZON - y) / 410;
    for (let x = WIDE.from - rnd(0, 260); x < WIDE.to; ) {
      const length = rnd(200, 520);
      const middle = x + length / 2;
      const aside = Math.abs(y - SUN.y) < SUN.radius * 1.4 && x < SUN.x + 110 && x + length > SUN.x - 110;
      const lift = Math.exp(-(((middle - 220) / 260) ** 2)) * 22 * (1 - high);
      if (!aside)
        lines.push(bent([x, y], [middle, y - lift], [x + length, y + rnd(-2, 4)], (3.4 - high * 2.4) * rnd(0.5, 1)));
      x += length + rnd(12, 60) * (1 + high * 3);
    }
  }
  return lines.join("");
}

const disc = `M${SUN.x - SUN.radius} ${SUN.y}a${SUN.radius} ${SUN.radius} 0 1 0 ${2 * SUN.radius} 0a${SUN.radius} ${SUN.radius} 0 1 0-${2 * SUN.radius} 0z`;

export function seaAndWind(): Layer[] {
  const { x } = SUN;
  return [
    { ink: "gold", d: air() + disc },
    { ink: "ink", d: `M${WIDE.from} ${HORIZON}H${WIDE.to}V420H${WIDE.from}z` },
    { part: "far-water", layers: farWater() },
    { places: "far-water 0 0 1 far-water 400 0 1 far-water 800 0 1" },
    { ink: "ink", d: `M${x - 44} ${HORIZON}h88l50 84h-188z` },
    { ink: "gold", d: glitter() },
    ...[3, 12, 40].map((seed, index) => ({
      part: `wave-${["one", "two", "three"][index]}`,
      layers: wave(chance(seed)),
    })),
    ...lighthouse(),
    { ink: "ink", d: gull([430, 30], 0.9) + gull([520, 84], 0.6) + gull([905, 86], 0.7) + gull([610, -60], 0.5) },
    { places: WAVES_BEHIND },
    { part: "boat", layers: boat() },
    { places: "boat 452 256 1.4" },
    { places: WAVES },
    ...coastOfStone(),
    { ink: "paper", d: surf() },
    ...pineInWind(),
  ];
}

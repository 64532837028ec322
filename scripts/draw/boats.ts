/** A boat, a lighthouse and gulls, for the sea. */
import { cut } from "./burin.ts";
import { bent } from "./marks.ts";
import type { Layer } from "./scene-parts.ts";

/** A boat with its lateen sail full, heeled over. */
export function boat(): Layer[] {
  return [
    {
      ink: "ink",
      d: "M-2-1q32 13 102-9l-11 29q-36 10-72 0-14-6-19-20zM46-106h3l5 110h-5zM43-84q-13 50-41 80 22 7 44 4z",
    },
    { ink: "soil", d: "M55-96q66 42 34 88-16 8-34 6zM49-106q10-7 18-3t16-1q-8 8-16 6t-18 6z" },
    { ink: "paper", d: "M41-74q-12 42-33 67 18 5 36 3zM4 4q36 9 86-6l-2 4q-46 13-82 5z" },
    {
      ink: "ink",
      d:
        bent([92, -42], [80, -30], [62, -28], 2) +
        bent([94, -32], [82, -20], [60, -18], 2.2) +
        bent([92, -22], [80, -10], [60, -9], 2) +
        bent([88, -54], [80, -42], [64, -40], 1.8) +
        bent([81, -66], [76, -56], [64, -52], 1.5) +
        bent([40, -60], [34, -30], [20, -12], 1.2) +
        bent([42, -44], [40, -24], [32, -8], 1.4),
    },
    { ink: "mist", d: bent([-34, 20], [20, 30], [110, 14], 3) + bent([-10, 26], [40, 38], [130, 22], 3) },
  ];
}

/** A lighthouse on its islet. */
export function lighthouse(): Layer[] {
  const shade = Array.from({ length: 13 }, (_, index) =>
    cut(1017 + index * 0.45, 84 + index * 8.6, -(5 + (index % 3) * 2.5), 1.3),
  );
  return [
    { ink: "ink", d: "M900 220q24-18 52-20 24-10 64-8 52 2 76 14 30 4 44 14z" },
    { ink: "ink", d: "M993 200l8.500-126h19l8.500 126zM1024 200v-32h49v32z" },
    { ink: "paper", d: "M997 196l7.500-118h11l6 118zM1028 196v-24h34v24zM1005 74v-13h12v13z" },
    {
      ink: "soil",
      d: "M1020 170l28-19 28 19zM999.500 158l1.500-24h15.500l1.500 24zM1000 116l1.200-17h14.600l1 17zM1001 60l10-18 10 18z",
    },
    {
      ink: "ink",
      d: `M998 78v-4.500h26v4.500zM1004 76v-16h2v16zM1016 76v-16h2v16zM1009 62h4v12h-4zM1036 180h7v10h-7zM1054 180h7v10h-7zM1008 108h5v9h-5zM1008 176h6v20h-6z${shade.join("")}`,
    },
    {
      ink: "mist",
      d: cut(930, 214, 60, 1.5) + cut(1010, 206, 70, 1.5) + cut(960, 206, 36, 1.5) + cut(1060, 214, 52, 1.6),
    },
  ];
}

/** A gull that stands in the wind. */
export const gull = ([x, y]: readonly [number, number], size: number) =>
  bent([x - 30 * size, y - 5 * size], [x - 12 * size, y - 13 * size], [x, y], 3 * size) +
  bent([x, y], [x + 9 * size, y - 15 * size], [x + 34 * size, y - 11 * size], 3 * size) +
  cut(x - 6 * size, y + 1, 15 * size, 2.2 * size, 8);

import type { Profile } from "./turned.ts";

/** What a bottle is turned from: its glass, and what closes it. */
export type Body = {
  glass: Profile;
  closure: Profile;
  /** Where the wine stands in the neck. */
  level: number;
};

/** A capsule of tin: a rim, and a little wider where it ends on the neck. */
const capsule = (neck: number, end: number): Profile => [
  [6, neck + 0.4],
  [8, neck + 1.2],
  [14, neck + 1.2],
  [17, neck + 0.2],
  [end - 6, neck + 0.8],
  [end, neck + 0.9],
];

/** The shapes as half outlines from top to ground, in the picture's 120 by 300. */
export const BODIES: Record<"bordeaux" | "burgundy" | "sparkling" | "schnapps" | "oil", Body> = {
  bordeaux: {
    glass: [
      [62, 11.6],
      [88, 11.8],
      [97, 14.5],
      [106, 23],
      [116, 32],
      [128, 36.6],
      [142, 37.6],
      [284, 37.6],
      [290, 36.6],
      [294, 33.5],
    ],
    closure: capsule(11.6, 66),
    level: 74,
  },
  burgundy: {
    glass: [
      [62, 11.2],
      [80, 12.2],
      [100, 17],
      [124, 27],
      [148, 35.6],
      [168, 39.4],
      [186, 40.2],
      [284, 40.2],
      [290, 39.2],
      [294, 36],
    ],
    closure: capsule(11.2, 66),
    level: 76,
  },
  sparkling: {
    glass: [
      [96, 14],
      [118, 20],
      [138, 29.4],
      [160, 37.4],
      [178, 40.8],
      [196, 41.6],
      [284, 41.6],
      [290, 40.6],
      [294, 37],
    ],
    closure: [
      [4, 9],
      [7, 13.4],
      [16, 13.8],
      [20, 12.4],
      [27, 12.6],
      [31, 14.4],
      [36, 14.4],
      [40, 13],
      [80, 13.2],
      [104, 16.4],
    ],
    level: 108,
  },
  schnapps: {
    glass: [
      [56, 8.4],
      [104, 8.8],
      [118, 11],
      [130, 20],
      [142, 28.6],
      [156, 33],
      [172, 34],
      [280, 34],
      [289, 31.5],
      [294, 26],
    ],
    closure: [
      [20, 9],
      [23, 13],
      [44, 13.2],
      [49, 11.6],
      [50, 9.2],
      [62, 9.4],
    ],
    level: 112,
  },
  oil: {
    glass: [
      [60, 10.4],
      [88, 10.8],
      [96, 13],
      [103, 22],
      [109, 31],
      [118, 35.2],
      [128, 36],
      [284, 36],
      [290, 35.4],
      [294, 32],
    ],
    closure: [
      [40, 11.6],
      [42, 12.4],
      [47, 12.4],
      [49, 11.4],
      [64, 11.8],
    ],
    level: 92,
  },
};

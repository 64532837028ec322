/** Parts of heads, modelled in centimetres around the middle between the eyes. */
import { ball, below, bent, carved, egg, type Form, joined, rod, shared } from "./clay.ts";

export const both = (form: (side: 1 | -1) => Form): Form[] => [form(-1), form(1)];

export type Face = {
  /** Half the face's width at the cheekbones, and at the jaw. */
  width: number;
  jaw: number;
  chin: number;
  /** How far it stands out, and how much its bridge is bent. */
  nose: number;
  hump: number;
  cheek: number;
  lips: number;
  /** How far the corners of the mouth are drawn up. */
  smile: number;
  /** From 0 for a smooth face to 1 for one that has seen eighty harvests. */
  age: number;
  /** By how much mouth and chin stand nearer to the nose than a man's. */
  short?: number;
};

/** Skin: skull, face, nose, lips and ears. */
export function face(sitter: Face): Form {
  const { width, age, smile } = sitter;
  const withEyes = joined(
    0.5,
    carved(1, joined(0.9, bonesOf(sitter), ...browBones), ...sockets),
    ...both((side) => ball([side * 3.3, -0.3, 5.8], 1.5)),
  );
  const head = joined(0.7, joined(0.8, withEyes, noseOf(sitter)), lipsOf(sitter));
  const folds = both((side) =>
    bent(
      [side * 2, -3.2, 8.4, 0.1],
      [side * 3.3, -4.9, 7.4, 0.16 + age * 0.14 + smile * 0.12],
      [side * 3.9, -7.2 + smile, 6, 0.1 + age * 0.12],
    ),
  );
  const hollow = both((side) => egg([side * (width + 0.2), -5.6, 3.6], [1.4 * age + 0.2, 3, 2.6]));
  const underLip = egg([0, -9.1 + (sitter.short ?? 0), 8.6], [1.7, 0.6, 1]);
  const cut = carved(0.5, head, slitOf(sitter), underLip, ...(age > 0.2 ? [...folds, ...hollow] : folds));
  const ears = both((side) =>
    carved(
      0.3,
      egg([side * (width + 0.5), -0.9, -1.4], [0.8, 2.7, 1.7]),
      egg([side * (width + 1.2), -0.6, -0.9], [0.7, 1.7, 1.1]),
    ),
  );
  return joined(0.5, cut, ...ears);
}

const bonesOf = ({ width, jaw, chin, cheek, smile, short = 0 }: Face) =>
  joined(
    2.2,
    egg([0, 4, -1.8], [width + 0.9, 8.6, 9.4]),
    egg([0, -2, 1.6], [width, 8.6, 6.4]),
    egg([0, -6.4 + short * 0.7, 1.2], [jaw, 4.6, 6]),
    ball([0, -10.2 + short, 5], chin),
    ...both((side) => ball([side * (jaw - 1.1), -7.2 + short, 0.6], 1.9)),
    ...both((side) => ball([side * (width - 2.2), -2.6 + smile * 0.5, 4.4], cheek)),
  );
const sockets = both((side) => egg([side * 3.3, -0.1, 8.8], [2.4, 1.8, 2.3]));
const browBones = both((side) =>
  bent([side * 1.2, 1.9, 7, 0.7], [side * 3.2, 2.5, 6.7, 0.75], [side * 5.4, 1.4, 4.6, 0.6]),
);
const noseOf = ({ nose, hump }: Face) =>
  joined(
    0.6,
    bent([0, 1.6, 7.2, 0.75], [0, -1.2, 8.5 + nose * 0.5 + hump, 0.8], [0, -3.5, 9 + nose, 1.1]),
    ...both((side) => ball([side * 1.3, -3.9, 7.9 + nose * 0.6], 0.85)),
  );

/** From one corner of the mouth to the other: half its width, its height in the middle, how near, and the thickness there and at the ends. */
const mouth = (smile: number, [wide, y, z]: readonly [number, number, number], thick: number, thin: number) =>
  bent(
    [-wide, y + 0.5 + smile, z - 1.9, thin],
    [-wide * 0.4, y + 0.05 + smile * 0.3, z - 0.2, thick],
    [0, y, z + 0.1, thick],
    [wide * 0.4, y + 0.05 + smile * 0.3, z - 0.2, thick],
    [wide, y + 0.5 + smile, z - 1.9, thin],
  );
const slitOf = ({ smile, short = 0 }: Face) => mouth(smile, [2.9, -7.1 + short * 0.5, 8], 0.18, 0.2);
const lipsOf = ({ smile, lips, short = 0 }: Face) =>
  joined(
    0.5,
    mouth(smile, [2.5, -6.6 + short * 0.5, 7.5], 0.3 + lips, 0.25),
    mouth(smile * 0.7, [2.1, -7.8 + short * 0.5, 7.2], 0.4 + lips, 0.25),
  );
/** The dark between the lips. @param short as of the face */
export const mouthLine = (smile: number, short = 0): Form => mouth(smile, [2.8, -7.1 + short * 0.5, 7.8], 0.2, 0.16);
/** Lips of a colour of their own, which stand off the skin by a hair. */
export const redLips = ({ smile, short = 0 }: Face): Form =>
  joined(
    0.05,
    mouth(smile, [2.5, -6.7 + short * 0.5, 7.75], 0.3, 0.08),
    mouth(smile * 0.8, [2.1, -7.6 + short * 0.5, 7.65], 0.38, 0.08),
  );

/** The lids. @param open how far, in centimetres */
export const lids = (open: number): Form =>
  joined(
    0.1,
    ...both((side) =>
      joined(
        0.05,
        shared(0.05, ball([side * 3.3, -0.3, 5.85], 1.72), below([0, -1, -0.25], -1.2 - open)),
        shared(0.05, ball([side * 3.3, -0.35, 5.8], 1.64), below([0, 1, 0.1], -0.95)),
      ),
    ),
  );
/** What the eye looks with, in the shade of the upper lid. @param open as of the lids @param aside where it looks */
export const eyes = (open: number, aside: number): Form =>
  joined(
    0.1,
    ...both((side) =>
      joined(
        0.1,
        shared(
          0.03,
          ball([side * 3.3, -0.3, 5.85], 1.84),
          below([0, -1, -0.25], -1.08 - open),
          below([0, 1, 0.25], 1.6 + open * 0.5),
        ),
        shared(
          0.03,
          ball([side * 3.3, -0.3, 5.8], 1.6),
          rod([side * 3.3 + aside, -0.05, 4], [side * 3.3 + aside, -0.05, 9], 0.98),
        ),
      ),
    ),
  );
/** The line of lashes on each upper lid, out to where it ends in a point. @param open as of the lids */
export const lashes = (open: number): Form =>
  joined(
    0.1,
    ...both((side) =>
      bent(
        [side * 1.75, -0.1, 7.2, 0.08],
        [side * 2.5, 0.35 + open * 0.55, 7.7, 0.2],
        [side * 3.6, 0.4 + open * 0.6, 7.75, 0.26],
        [side * 4.7, 0.1 + open * 0.35, 7.1, 0.24],
        [side * 5.5, 0.35 + open * 0.3, 6.2, 0.08],
      ),
    ),
  );
/** One cut of light in each eye. @param aside as of the eyes @param from the side that the light comes from */
export const glints = (aside: number, from: 1 | -1): Form =>
  joined(0.1, ...both((side) => ball([side * 3.3 + aside + from * 0.32, 0.12, 7.45], 0.3)));

export const brows = (thick: number, high = 2.6): Form =>
  joined(
    0.2,
    ...both((side) =>
      bent(
        [side * 1.2, high - 0.3, 8, thick * 0.8],
        [side * 3.4, high + 0.2, 7.4, thick],
        [side * 5.4, high - 0.9, 5.2, thick * 0.5],
      ),
    ),
  );

/** Lines that laughter leaves beside the eyes, and thought on the forehead, to be carved. */
export const wrinkles: readonly Form[] = [
  ...[4.6, 5.9].map((y) => bent([-4, y - 0.3, 6.6, 0.12], [0, y, 8.2, 0.22], [4, y - 0.3, 6.6, 0.12])),
  ...both((side) => bent([side * 5.2, 0, 5.2, 0.1], [side * 6.3, 0.9, 3.6, 0.18])),
  ...both((side) => bent([side * 5.2, -0.5, 5.2, 0.1], [side * 6.4, -0.8, 3.4, 0.18])),
  ...both((side) => bent([side * 1.8, -1.9, 7.2, 0.1], [side * 3.4, -2.5, 7, 0.2], [side * 4.8, -1.9, 6, 0.1])),
];

/** The neck, with the sinews that come from behind the ears. */
export const neck = (thick: number, turn: 1 | -1): Form =>
  joined(
    0.8,
    rod([0, -8, -2.5], [0, -19, -4.5], thick, thick + 0.6),
    rod([-turn * thick, -8, -2], [turn * 1.4, -17, 1.6], 1.2, 0.9),
    rod([turn * thick, -9, -2], [-turn * 1.4, -17, 1.6], 1.1, 0.9),
  );

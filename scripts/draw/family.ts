/** The four of the family, each as a model by materials. */
import { ball, below, bent, carved, egg, type Form, joined, rough, turned } from "./clay.ts";
import { brows, face, irises, lashes, lids, mouthLine, neck, shoulders } from "./heads.ts";
import type { Model } from "./lit.ts";

const TURN = -26;
const posed =
  (nod: number, lean = 0, side = TURN) =>
  (form: Form) =>
    turned(form, side, nod, lean);
const strands =
  (count: number, twist = 0.12) =>
  (x: number, y: number, z: number) =>
    Math.sin(Math.atan2(x, z + 4) * count + y * twist * 6);
const curls = (x: number, y: number, z: number) =>
  Math.sin(x * 2.2 + Math.sin(y * 1.7) * 2) * Math.sin(y * 2.4 + Math.sin(z * 1.6) * 2);

/** Hair over a skull, open before the face. */
const hair = (wide: number, high: number, line: number): Form =>
  carved(0.6, egg([0, 4.4, -2.2], [wide, high, 10.2]), egg([0, line, 9.4], [6.7, 9.6, 8.2]), below([0, 1, 0.55], -6));

function luka(): Model {
  const pose = posed(3);
  const skin = face({ width: 6.5, jaw: 5.9, chin: 2.3, nose: 0.5, cheek: 1.9, lips: 0.1 });
  const beard = carved(
    0.5,
    joined(1.2, egg([0, -8.2, 2.2], [6.4, 5.6, 6.3]), ball([0, -10.6, 5.4], 3), egg([0, -5.4, 0.6], [7, 5, 5.6])),
    egg([0, -1.2, 9], [4.7, 5, 6]),
    bent([-2.1, -7.1, 7, 0.7], [0, -7.2, 8.4, 0.9], [2.1, -7.1, 7, 0.7]),
    below([0, -1, 0], -2),
  );
  const moustache = bent(
    [-3.4, -7.2, 6, 0.4],
    [-1.6, -5.7, 7.8, 0.8],
    [0, -5.3, 8.6, 0.7],
    [1.6, -5.7, 7.8, 0.8],
    [3.4, -7.2, 6, 0.4],
  );
  return {
    skin: joined(1.2, pose(skin), neck(4.9)),
    lids: pose(lids),
    ink: pose(joined(0.05, irises, lashes, mouthLine, brows(0.62, 2.5))),
    hair: pose(joined(0.4, rough(hair(8, 9.6, -2.6), 0.4, curls), rough(joined(0.4, beard, moustache), 0.3, curls))),
    cloth: carved(0.4, shoulders(14), egg([0, -14, 6], [4.6, 10, 8])),
  };
}

function marija(): Model {
  const pose = posed(2, 3);
  const skin = face({ width: 6.1, jaw: 5.1, chin: 1.9, nose: -0.2, cheek: 2.1, lips: 0.3 });
  const mane = joined(0.5, hair(7.6, 9.5, -2.2), ball([0, 9.8, -10.2], 4.6));
  return {
    skin: joined(1.2, pose(skin), neck(3.6)),
    lids: pose(lids),
    ink: pose(joined(0.05, irises, lashes, mouthLine, brows(0.32, 3.1))),
    hair: pose(rough(mane, 0.34, strands(20))),
    earring: pose(joined(0.1, ball([6.9, -4.8, -0.6], 0.75), ball([-6.9, -4.8, -0.6], 0.75))),
    cloth: carved(0.4, shoulders(11.5), egg([0, -15, 5], [5, 9.4, 8])),
  };
}

function bepi(): Model {
  const pose = posed(4, -2);
  const skin = joined(
    0.4,
    face({ width: 6.4, jaw: 5.6, chin: 2.2, nose: 1.1, cheek: 2.2, lips: 0.05 }),
    egg([0, -4.2, 8], [1.9, 1.1, 1.5]),
  );
  const furrows = [5, 6.2].map((y) => bent([-4, y - 0.3, 6.6, 0.12], [0, y, 8.2, 0.2], [4, y - 0.3, 6.6, 0.12]));
  const folds = [-1, 1].flatMap((side) => [
    bent([side * 2.2, -3.4, 8, 0.12], [side * 3.3, -5.2, 7.2, 0.26], [side * 3.6, -7.4, 5.8, 0.12]),
    bent([side * 5.2, 0, 5.2, 0.1], [side * 6.3, 0.9, 3.6, 0.16]),
    bent([side * 5.2, -0.5, 5.2, 0.1], [side * 6.4, -0.7, 3.4, 0.16]),
  ]);
  const moustache = bent(
    [-4.9, -7.8, 4.8, 0.3],
    [-3, -6.7, 7, 1],
    [-1, -5.6, 8.6, 1.15],
    [1, -5.6, 8.6, 1.15],
    [3, -6.7, 7, 1],
    [4.9, -7.8, 4.8, 0.3],
  );
  const sides = carved(0.4, egg([0, 1.4, -2.6], [7.7, 6.4, 8]), below([0, 0, -1], -0.6), below([0, 1, 0], -2.6));
  const cap = joined(0.9, egg([0, 8.3, -1.6], [8.9, 4.4, 10.4]), egg([-0.3, 6.2, 6.8], [6.2, 1, 5]));
  return {
    skin: joined(1.2, pose(carved(0.3, skin, ...furrows, ...folds)), neck(4.4)),
    lids: pose(lids),
    ink: pose(joined(0.05, irises, lashes, mouthLine)),
    white: pose(rough(joined(0.3, moustache, brows(0.72, 2.6), sides), 0.16, (x, y, z) => Math.sin(x * 5 + y * 4 + z))),
    cap: pose(cap),
    cloth: carved(0.4, shoulders(13), egg([0, -15.5, 5.5], [4, 8, 8])),
  };
}

function toni(): Model {
  const pose = posed(2, 2);
  const skin = face({ width: 5.9, jaw: 4.8, chin: 2, nose: 0.9, cheek: 2.1, lips: 0 });
  const folds = [-1, 1].map((side) =>
    bent([side * 2.2, -3.4, 8, 0.12], [side * 3.3, -5.4, 7, 0.3], [side * 3.7, -8, 5.4, 0.12]),
  );
  const brim = carved(0.3, egg([0, 4.6, -0.6], [13, 2, 13.5]), egg([0, 2.6, -0.6], [12.6, 2, 13.2]));
  const crown = joined(0.5, egg([0, 7.6, -1.4], [8, 6.4, 9.8]));
  return {
    skin: joined(1.2, pose(carved(0.3, skin, ...folds)), neck(4)),
    lids: pose(lids),
    ink: pose(joined(0.05, irises, lashes, mouthLine, brows(0.5, 2.4))),
    white: pose(
      joined(
        0.2,
        carved(0.4, egg([0, 1.2, -2.8], [7.3, 6, 8]), below([0, 0, -1], -0.4), below([0, 1, 0], -2.2)),
        bent([-2.7, -6.4, 6.6, 0.3], [-0.9, -5.5, 8.2, 0.6], [0.9, -5.5, 8.2, 0.6], [2.7, -6.4, 6.6, 0.3]),
      ),
    ),
    straw: pose(rough(joined(0.5, brim, crown), 0.12, (x, y, z) => Math.sin(Math.hypot(x, z) * 3.4 + y))),
    cloth: carved(0.4, shoulders(12.5), egg([0, -15, 5.5], [4, 8, 8])),
  };
}

export const FAMILY = { toni, luka, marija, bepi };

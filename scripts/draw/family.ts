/** The four of the family, each as a model by materials. */
import { ball, below, bent, carved, egg, type Form, joined, rod, rough, shared, turned } from "./clay.ts";
import { band, collar, opening, trunk } from "./clothes.ts";
import { both, brows, eyes, face, glints, lashes, lids, mouthLine, neck, redLips, wrinkles } from "./heads.ts";
import type { Model } from "./lit.ts";

const posed =
  (side: number, nod: number, lean = 0) =>
  (form: Form) =>
    turned(form, side, nod, lean);
const strands =
  (count: number, twist = 0.12) =>
  (x: number, y: number, z: number) =>
    Math.sin(Math.atan2(x, z + 4) * count + y * twist * 6);
const curls = (x: number, y: number, z: number) =>
  Math.sin(x * 1.7 + Math.sin(y * 1.3) * 2) * Math.sin(y * 1.9 + Math.sin(z * 1.2) * 2);
const bristles = (x: number, y: number, z: number) => Math.sin(x * 4 + y * 2.4 + z);

/** Hair over a skull, open before the face. */
const hair = (wide: number, high: number, line: number): Form =>
  carved(0.6, egg([0, 4.4, -2.2], [wide, high, 10.2]), egg([0, line, 9.4], [6.7, 9.6, 8.2]), below([0, 1, 0.55], -6));

/** A beard along the jaw. @param full how far it stands off */
const beard = (full: number): Form =>
  carved(
    0.5,
    joined(
      1.2,
      egg([0, -8.4, 2.2], [5.8 + full, 5 + full, 5.8 + full]),
      ball([0, -10.8, 5.2], 2.6 + full),
      egg([0, -5, 0.4], [6.6 + full * 0.6, 5.4, 4.8]),
    ),
    egg([0, -1.6, 9], [4.9, 5, 6.2]),
    bent([-2.3, -6.7, 7, 0.7], [0, -7.3, 8.4, 0.9], [2.3, -6.7, 7, 0.7]),
    below([0, -1, 0], -2),
  );
const moustache = (wide: number, thick: number): Form =>
  bent(
    [-wide, -7.6, 8.4 - wide * 0.75, thick * 0.3],
    [-wide * 0.6, -6.4, 7.4, thick * 0.9],
    [-0.5, -5.5, 8.6, thick],
    [0.5, -5.5, 8.6, thick],
    [wide * 0.6, -6.4, 7.4, thick * 0.9],
    [wide, -7.6, 8.4 - wide * 0.75, thick * 0.3],
  );

function luka(): Model {
  const pose = posed(-22, 2, 2);
  const skin = face({
    width: 6.4,
    jaw: 5.8,
    chin: 2.2,
    nose: 0.5,
    hump: 0.1,
    cheek: 2,
    lips: 0.15,
    smile: 0.9,
    age: 0,
  });
  return {
    skin: joined(1.2, pose(skin), neck(4.9, -1)),
    lids: pose(lids(0.8)),
    ink: pose(joined(0.05, eyes(0.8, -0.15), mouthLine(0.9), brows(0.55, 2.5))),
    glint: pose(glints(-0.15, -1)),
    hair: pose(
      rough(joined(0.6, hair(7.9, 9.2, -2.4), ball([-2, 10.4, 3.4], 3.2), ball([3, 10.8, 1], 3.2)), 0.6, curls),
    ),
    beard: pose(rough(joined(0.4, beard(0.3), moustache(3.4, 0.75)), 0.2, bristles)),
    cloth: joined(
      0.5,
      trunk(15.5),
      rough(band(5.6, 2.6, 1.5), 0.22, (x, _, z) => Math.sin(Math.atan2(x, z + 3) * 22)),
    ),
  };
}

function marija(): Model {
  const pose = posed(28, 1, -3);
  const sitter = {
    ...{ width: 6, jaw: 4.8, chin: 1.7, nose: 0, hump: 0, cheek: 2.3 },
    ...{ lips: 0.32, smile: 0.95, age: 0.1, short: 1.2 },
  };
  const skin = face(sitter);
  const skull = egg([0, 4.4, -2.2], [7.9, 9.4, 10.2]);
  const scarf = joined(
    0.6,
    shared(0.4, egg([0, 4.4, -2.2], [8.6, 10, 10.8]), below([0, -0.32, 0.95], 3.4)),
    ball([0, -3.4, -10.6], 2.2),
    bent([0, -3.6, -10.8, 1.2], [1.6, -8, -11, 1.8], [2.4, -13, -9.6, 0.5]),
  );
  const mane = joined(
    0.8,
    carved(0.6, skull, egg([0, -2.2, 9.4], [6.7, 9.6, 8.2]), below([0, 1, 0.55], -5)),
    ball([0, -3, -11], 4.4),
  );
  const lock = both((side) =>
    bent([side * 4, 7.6, 6.4, 0.7], [side * 6.6, 3.6, 3.8, 0.8], [side * 7, -1, 2, 0.6], [side * 6.2, -5, 2.6, 0.25]),
  );
  return {
    skin: joined(1.2, pose(skin), neck(3.7, 1)),
    lids: pose(lids(0.85)),
    ink: pose(joined(0.05, eyes(0.85, 0.15), lashes(0.85), mouthLine(0.95, 1.2), brows(0.3, 3))),
    lips: pose(redLips(sitter)),
    glint: pose(glints(0.15, 1)),
    hair: pose(rough(joined(0.5, mane, ...lock), 0.3, strands(18))),
    scarf: pose(scarf),
    earring: pose(joined(0.1, ...both((side) => ball([side * 6.8, -4.9, -0.8], 0.7)))),
    cloth: joined(0.3, carved(0.5, trunk(13.4), opening(4.4, 7)), collar(trunk(13.4), 4.9)),
  };
}

function bepi(): Model {
  const pose = posed(-30, 3, -2);
  const skin = face({
    width: 6.5,
    jaw: 5.8,
    chin: 2.2,
    nose: 1.1,
    hump: 0.4,
    cheek: 2.2,
    lips: 0.05,
    smile: 0.85,
    age: 0.6,
  });
  const sides = carved(0.4, egg([0, 1.4, -2.6], [7.7, 6.4, 8]), below([0, 0, -1], -0.6), below([0, 1, 0], -2.6));
  const cap = joined(0.7, egg([0.6, 8.6, -2], [9.4, 4, 10.4]), egg([-0.2, 6, 7], [6.3, 0.9, 4.6]));
  const knot = joined(
    0.6,
    band(5.3, 1.8, 1.2),
    ball([-2, -17, 4.6], 1.6),
    bent([-2, -17, 4.8, 1], [-3.6, -19.8, 5.4, 1.6], [-4.4, -22.6, 5.4, 0.6]),
    bent([-2, -17, 4.8, 1], [-1, -20.2, 5.8, 1.5], [0.2, -23.4, 5.8, 0.5]),
  );
  return {
    skin: joined(1.2, pose(carved(0.3, skin, ...wrinkles)), neck(4.6, -1)),
    lids: pose(lids(0.85)),
    ink: pose(joined(0.05, eyes(0.85, -0.15), mouthLine(0.85), brows(0.42, 2.1))),
    glint: pose(glints(-0.15, -1)),
    white: pose(rough(joined(0.3, moustache(4.9, 1.15), sides), 0.16, bristles)),
    cap: pose(rough(cap, 0.15, (x, y, z) => Math.sin(x * 0.8 + z * 0.5 + y))),
    scarf: rough(knot, 0.2, (x, y, z) => Math.sin(x * 1.3 + y * 1.6 + z)),
    cloth: carved(0.5, trunk(14.5, 0.4), opening(5, 8)),
  };
}

function toni(): Model {
  const pose = posed(24, 2, 2);
  const skin = face({
    width: 5.9,
    jaw: 4.9,
    chin: 2,
    nose: 0.9,
    hump: 0.3,
    cheek: 2.1,
    lips: 0,
    smile: 0.85,
    age: 0.8,
  });
  const brim = carved(0.3, egg([0, 6.6, -2.6], [12.6, 2, 12.6]), egg([0, 4.6, -2.6], [12.2, 2, 12.3]));
  const crown = joined(0.5, egg([0, 9, -2.4], [7.8, 5.8, 9.4]));
  const weave = (x: number, y: number, z: number) => Math.sin(Math.hypot(x, z) * 3.4 + y);
  const sides = carved(0.4, egg([0, 1.2, -2.8], [7.3, 6, 8]), below([0, 0, -1], -0.4), below([0, 1, 0], -2.2));
  const braces = both((side) => rod([side * 7.4, -15.4, -1.6], [side * 6.2, -29, 5.4], 1));
  return {
    skin: joined(1.2, pose(carved(0.3, skin, ...wrinkles)), neck(4, 1)),
    lids: pose(lids(0.85)),
    ink: pose(joined(0.05, eyes(0.85, 0.15), mouthLine(0.85), brows(0.42, 2.2))),
    glint: pose(glints(0.15, 1)),
    white: pose(rough(joined(0.3, sides, beard(0.2)), 0.18, bristles)),
    straw: pose(rough(joined(0.5, brim, crown), 0.12, weave)),
    ribbon: pose(shared(0.1, egg([0, 9, -2.4], [8.1, 6, 9.7]), below([0, 1, 0.02], 10.2))),
    braces: joined(0.1, ...braces),
    cloth: joined(0.3, carved(0.5, trunk(13), opening(4, 7)), collar(trunk(13), 4.8)),
  };
}

export const FAMILY = { toni, luka, marija, bepi };

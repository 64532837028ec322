/** The family's heads, modelled in centimetres around the middle between the eyes. */
import {
  ball,
  below,
  bent,
  carved,
  egg,
  type Form,
  joined,
  moved,
  type Place,
  rod,
  rough,
  shared,
  turned,
} from "./clay.ts";

const both = (form: (side: 1 | -1) => Form): Form[] => [form(-1), form(1)];

export type Face = {
  /** Half the face's width at the cheekbones, and at the jaw. */
  width: number;
  jaw: number;
  chin: number;
  nose: number;
  cheek: number;
  lips: number;
};

/** Skin: skull, face, nose, lips, ears and neck. */
export function face({ width, jaw, chin, nose, cheek, lips }: Face): Form {
  const bones = joined(
    2.2,
    egg([0, 4, -1.8], [width + 0.9, 8.6, 9.4]),
    egg([0, -2, 1.6], [width, 8.6, 6.4]),
    egg([0, -6.6, 1.2], [jaw, 5, 6]),
    ball([0, -10.2, 5.2], chin),
    ...both((side) => ball([side * (width - 2.2), -2.4, 4.4], cheek)),
  );
  const sockets = both((side) => egg([side * 3.3, -0.1, 8.8], [2.3, 1.7, 2.1]));
  const brow = both((side) =>
    bent([side * 1.2, 1.9, 7, 0.7], [side * 3.2, 2.5, 6.6, 0.7], [side * 5.4, 1.4, 4.6, 0.6]),
  );
  const withEyes = joined(
    0.5,
    carved(1, joined(0.9, bones, ...brow), ...sockets),
    ...both((side) => ball([side * 3.3, -0.3, 5.8], 1.5)),
  );
  const noseForm = joined(
    0.7,
    bent([0, 1.6, 7.2, 0.8], [0, -1.4, 8.4 + nose * 0.5, 0.85], [0, -3.5, 9 + nose, 1.15]),
    ...both((side) => ball([side * 1.25, -3.9, 7.9 + nose * 0.6], 0.85)),
  );
  const mouth = lipsOf(lips);
  const head = joined(0.7, joined(0.9, withEyes, noseForm), mouth);
  const cut = carved(0.3, head, slit);
  const ears = both((side) => egg([side * (width + 0.9), -0.6, -1], [0.9, 2.9, 1.8]));
  return joined(0.6, cut, ...ears);
}

const slit = bent(
  [-2.9, -6.3, 6.1, 0.16],
  [-1.2, -7.1, 7.6, 0.18],
  [0, -7.2, 8.2, 0.18],
  [1.2, -7.1, 7.6, 0.18],
  [2.9, -6.3, 6.1, 0.16],
);
const lipsOf = (lips: number) =>
  joined(
    0.5,
    bent(
      [-2.5, -6.7, 5.9, 0.25],
      [-0.6, -6.5, 7.4, 0.3 + lips],
      [0, -6.7, 7.6, 0.3 + lips],
      [0.6, -6.5, 7.4, 0.3 + lips],
      [2.5, -6.7, 5.9, 0.25],
    ),
    bent([-2.1, -7.1, 6, 0.25], [0, -7.9, 7.2, 0.45 + lips], [2.1, -7.1, 6, 0.25]),
  );
/** The dark between the lips. */
export const mouthLine = bent(
  [-2.8, -6.35, 6.3, 0.16],
  [-1.2, -7.1, 7.5, 0.22],
  [0, -7.2, 7.8, 0.22],
  [1.2, -7.1, 7.5, 0.22],
  [2.8, -6.35, 6.3, 0.16],
);

/** The lids, and what the eye looks with. */
export const lids: Form = joined(
  0.1,
  ...both((side) =>
    joined(
      0.05,
      shared(0.05, ball([side * 3.3, -0.3, 5.85], 1.72), below([0, -1, -0.25], -2.1)),
      shared(0.05, ball([side * 3.3, -0.35, 5.8], 1.64), below([0, 1, 0.1], -0.95)),
    ),
  ),
);
/** The dark edge of the upper lid. */
export const lashes: Form = joined(
  0.1,
  ...both((side) =>
    shared(0.03, ball([side * 3.3, -0.3, 5.85], 1.82), below([0, -1, -0.25], -2.03), below([0, 1, 0.25], 2.16)),
  ),
);
export const irises: Form = joined(
  0.1,
  ...both((side) =>
    shared(
      0.03,
      ball([side * 3.3, -0.3, 5.8], 1.54),
      rod([side * 3.3 - 0.1, -0.12, 4], [side * 3.3 - 0.1, -0.12, 9], 0.66),
    ),
  ),
);
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

export const neck = (thick: number): Form => rod([0, -8, -2.5], [0, -19, -4], thick, thick + 0.6);
export const shoulders = (wide: number): Form =>
  joined(
    4,
    rod([-wide, -23, -4.5], [wide, -23, -4.5], 5.6),
    egg([0, -31, -3], [wide + 3, 14, 8]),
    rod([0, -15, -4.5], [0, -21, -4], 4, 8),
  );

export const locks = (wave: number) => (x: number, y: number, z: number) =>
  Math.sin(x * wave + Math.sin(y * 1.3) * 1.5) * Math.sin(y * wave * 0.9 + z * 0.8);

export type { Form, Place };
export { ball, below, bent, carved, egg, joined, moved, rod, rough, shared, turned };

import type { JSX } from "react";
import type { Shape } from "../../../shop/catalogue/drawing.ts";
import { hatch, leaf } from "./cuts.ts";
import { LABELS, type LabelBox } from "./labels.ts";

/** What a bottle is printed with: colours, or the custom properties that hold them. */
export type Paints = {
  key: string;
  glass: string;
  cut: string;
  capsule: string;
  foil: string;
  paper: string;
  ink: string;
};

type ShapeDrawing = {
  Draw: (paints: Paints) => JSX.Element;
};

/** The label without its motif: paper cut by hand, a fine frame, and strokes that stand for words. */
function label({ x, y, width, height, motif }: LabelBox, { paper, ink }: Paints) {
  const under = y + motif + 15;
  return (
    <>
      <path fill={paper} d={`M${x} ${y}l${width} 1-1 ${height}-${width - 1}-1z`} />
      <path fill="none" stroke={ink} d={`M${x + 4} ${y + 4}h${width - 8}v${height - 8}H${x + 4}z`} />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="4"
        strokeDasharray="3 1.4 2 1.4 4 1.4"
        d={`M${x + 12} ${under}h${width - 24}`}
      />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="1.4"
        strokeDasharray="7 2 4 2 9 2"
        d={`M${x + 9} ${under + 7}h${width - 18}m${18 - width + 8} 5h${width - 34}`}
      />
    </>
  );
}

/** The six shapes a product can have; all stand on the same ground. */
export const SHAPE_DRAWINGS: Record<Shape, ShapeDrawing> = {
  bordeaux: {
    Draw: (p) => (
      <>
        <path
          fill={p.glass}
          stroke={p.key}
          strokeWidth="2"
          d="M48 60v18q0 12-14 20-11 6-11 21v170q0 8 8 8h58q8 0 8-8V119q0-15-11-21-14-8-14-20V60z"
        />
        <path
          fill={p.cut}
          d={`${leaf(31, 112, 92, 50, 5)}${leaf(54, 68, 95, 26, 3)}${hatch(96, 108, 12, -13, 2.3)}${hatch(96, 264, 7, -16, 2.1)}M28 268l1 20 3-1z`}
        />
        <path fill={p.capsule} stroke={p.key} strokeWidth="2" d="M47 5q13-3 26 0l-1 11 1 53q-13 3-26 0l1-53z" />
        <path fill="none" stroke={p.key} d="M48 16q12 3 24 0M47 62q13 3 26 0" />
        <path fill={p.foil} d={`${leaf(53, 20, 90, 36, 3)}${hatch(71, 22, 9, -7, 2)}`} />
        {label(LABELS.bordeaux, p)}
      </>
    ),
  },
  burgundy: {
    Draw: (p) => (
      <>
        <path
          fill={p.glass}
          stroke={p.key}
          strokeWidth="2"
          d="M48 56q0 28-11 50-17 28-17 56v127q0 8 8 8h64q8 0 8-8V162q0-28-17-56-11-22-11-50z"
        />
        <path
          fill={p.cut}
          d={`${leaf(42, 108, 111, 58, 5)}${leaf(52, 76, 101, 24, 3)}${hatch(98, 150, 8, -14, 2)}${hatch(98, 270, 6, -17, 2)}M25 272l1 17 3-1z`}
        />
        <path fill={p.capsule} stroke={p.key} strokeWidth="2" d="M47 5q13-3 26 0l-1 11 1 52q-13 3-26 0l1-52z" />
        <path fill="none" stroke={p.key} d="M48 16q12 3 24 0M47 61q13 3 26 0" />
        <path fill={p.foil} d={`${leaf(53, 20, 90, 36, 3)}${hatch(71, 22, 9, -7, 2)}`} />
        {label(LABELS.burgundy, p)}
      </>
    ),
  },
  sparkling: {
    Draw: (p) => (
      <>
        <path
          fill={p.glass}
          stroke={p.key}
          strokeWidth="2"
          d="M47 70q-1 24-11 44-17 26-17 54v121q0 8 8 8h66q8 0 8-8V168q0-28-17-54-10-20-11-44z"
        />
        <path
          fill={p.cut}
          d={`${leaf(34, 132, 105, 46, 5)}${hatch(99, 158, 8, -14, 2)}${hatch(99, 272, 6, -17, 2)}M24 274l1 15 3-1z`}
        />
        <path
          fill={p.capsule}
          stroke={p.key}
          strokeWidth="2"
          d="M46 8q0-6 14-6t14 6l-2 10 3 8-1 42q4 24 13 44l-7-3-6 10-7-8-7 8-7-8-6 8-6-10-7 3q9-20 12-44l-1-42 3-8z"
        />
        <path
          fill="none"
          stroke={p.key}
          strokeWidth="1.6"
          d="M48 18h24M45 27h30M48 18l6 9 6-9 6 9 6-9M54 3l-1 15M66 3l1 15M45 33h30"
        />
        <path fill={p.foil} d={`${leaf(52, 40, 93, 44, 4)}${hatch(73, 38, 10, -9, 2)}${leaf(50, 92, 105, 16, 3)}`} />
        {label(LABELS.sparkling, p)}
      </>
    ),
  },
  schnapps: {
    Draw: (p) => (
      <>
        <path
          fill={p.glass}
          stroke={p.key}
          strokeWidth="2"
          d="M52 64v58q0 10-12 16-15 8-15 26v120q0 13 13 13h44q13 0 13-13V164q0-18-15-26-12-6-12-16V64z"
        />
        <path
          fill={p.cut}
          d={`M29 286q3 6 10 7h42q7-1 10-7-4 3-31 3t-31-3${leaf(33, 150, 95, 30, 4)}${leaf(56, 76, 90, 48, 3)}${hatch(93, 154, 6, -12, 2.2)}`}
        />
        <path fill={p.capsule} stroke={p.key} strokeWidth="2" d="M46 30q0-6 14-6t14 6v18q0 6-7 6v10H53V54q-7 0-7-6z" />
        <path fill="none" stroke={p.key} strokeWidth="1.6" d="M53 54h14M50 70q10 3 20 0" />
        <path fill={p.foil} d={`${leaf(51, 29, 90, 20, 3)}${hatch(73, 31, 5, -9, 2)}`} />
        {label(LABELS.schnapps, p)}
      </>
    ),
  },
  oil: {
    Draw: (p) => (
      <>
        <path
          fill={p.glass}
          stroke={p.key}
          strokeWidth="2"
          d="M49 66v24q0 14-14 18-12 4-12 16v165q0 8 8 8h58q8 0 8-8V124q0-12-12-16-14-4-14-18V66z"
        />
        <path fill="none" stroke={p.cut} strokeWidth="1.4" d="M86 110q-3 4-3 14v26M83 254v41" />
        <path
          fill={p.cut}
          d={`${leaf(32, 122, 90, 30, 5)}${leaf(55, 72, 92, 24, 3)}${hatch(96, 126, 7, -10, 2)}${hatch(96, 256, 9, -10, 2)}M28 256l1 32 3-2z`}
        />
        <path fill={p.capsule} stroke={p.key} strokeWidth="2" d="M49 42h22l2 25H47z" />
        <path fill={p.key} d="M55 42l-1-9-11-11 4-3 13 11h6l1 12z" />
        <path fill={p.foil} d={`${leaf(53, 45, 92, 20, 3)}${hatch(71, 46, 5, -9, 2)}`} />
        {label(LABELS.oil, p)}
      </>
    ),
  },
  giftBox: {
    Draw: (p) => (
      <>
        <path fill={p.glass} stroke={p.key} strokeWidth="2" d="M16 62L28 50h78v234l-10 13H16z" />
        <path fill={p.key} d={`M96 62l10-12v234l-10 13z`} />
        <path fill="none" stroke={p.key} strokeWidth="2" d="M16 62h80" />
        <path
          fill={p.cut}
          d={`${leaf(22, 66, 90, 90, 2)}${leaf(34, 70, 90, 40, 2)}${leaf(87, 66, 91, 100, 2)}${leaf(76, 128, 90, 44, 2)}${leaf(23, 190, 90, 100, 2)}${leaf(90, 176, 90, 110, 2)}${leaf(30, 273, 90, 20, 2)}${leaf(70, 270, 91, 24, 2)}${hatch(105, 66, 34, -7, 4)}`}
        />
        <path
          fill={p.capsule}
          stroke={p.key}
          strokeWidth="2"
          d="M49 62l10-12h16l-9 12v118l-17 1zM16 118l80 1v17l-80-1zM96 119l10-12v17l-10 12z"
        />
        <path
          fill={p.capsule}
          stroke={p.key}
          strokeWidth="2"
          d="M58 126l-14 32-1-9-10 3zM58 126l14 33 3-9 8 5zM58 126Q30 90 20 108q-5 20 38 18zM58 126q28-36 38-18 5 20-38 18z"
        />
        <path fill={p.key} d={`M52 119h12l1 13H51z${leaf(50, 122, 198, 26, 4)}${leaf(66, 122, -18, 26, 4)}`} />
        {label(LABELS.giftBox, p)}
      </>
    ),
  },
};

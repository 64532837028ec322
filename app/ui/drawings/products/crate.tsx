import type { Paints } from "./bottle.tsx";
import { hatch } from "./cuts.ts";

/** The back and the side of an open box: bottles stand before it. */
export function crateBack({ key, glass }: Paints) {
  return (
    <>
      <path fill={glass} stroke={key} strokeWidth="1.4" d="M10 190l8-9h84l8 9v10H10z" />
      <path fill={key} d="M18 183h84l5 7H13z" opacity=".75" />
    </>
  );
}

/** The front board, with its grain. */
export function crateFront({ key, glass, cut }: Paints) {
  return (
    <>
      <path fill={glass} stroke={key} strokeWidth="1.4" d="M8 190h104v104H8z" />
      <path
        fill="none"
        stroke="#d9a23a"
        strokeWidth="1.2"
        strokeLinecap="round"
        d="M13 190l-3-7M17 190l-5-8M21 190l6-5M25 190l-5-4M29 190l-5-8M33 190l7-7M37 190l-5-5M41 190l7-7M45 190l4-5M49 190l-5-7M53 190l-3-4M57 190l4-7M61 190l-3-5M65 190l4-7M69 190l4-4M73 190l7-7M77 190l6-5M81 190l-3-5M85 190l6-7M89 190l-5-7M93 190l-5-7M97 190l7-7M101 190l7-5M105 190l6-8M109 190l7-7"
      />
      <path fill="none" stroke={key} strokeWidth="1" d="M8 225h104M8 260h104" />
      <path
        fill={cut}
        d="M12 200q22-4 44 0 22 3 46-1-24 6-46 3-22-2-44-2zM12 216q40-5 94 0-54-3-94 0zM12 237q30 4 48 0 20-2 44 1-24 2-44 1-20 2-48-2zM12 252q44-5 92 0-50-2-92 0zM16 271q34 4 52 0 16-2 36 1-18 2-36 1-24 2-52-2zM12 285q40-5 94 0-54-3-94 0z"
      />
      <path fill={key} d={hatch(112, 192, 30, -7, 1.1)} />
      <path
        fill={key}
        d="M11.5 194h2v2h-2zM106.5 194h2v2h-2zM11.5 288h2v2h-2zM106.5 288h2v2h-2zM11.5 229h2v2h-2zM106.5 229h2v2h-2z"
      />
    </>
  );
}

import type { Paints } from "./bottle.tsx";
import { hatch } from "./cuts.ts";

/** The back and the side of an open box: bottles stand before it. */
export function crateBack({ key, glass }: Paints) {
  return (
    <>
      <path fill={glass} stroke={key} strokeWidth="1.4" d="M10 160l8-10h84l8 10v10H10z" />
      <path fill={key} d="M18 152h84l5 8H13z" opacity=".75" />
    </>
  );
}

/** The front board, with its grain. */
export function crateFront({ key, glass, cut }: Paints) {
  return (
    <>
      <path fill={glass} stroke={key} strokeWidth="1.4" d="M8 160h104v134H8z" />
      <path fill="none" stroke={key} strokeWidth="1" d="M8 204h104M8 250h104" />
      <path
        fill={cut}
        d="M12 170q22-4 44 0 22 3 46-1-24 6-46 3-22-2-44-2zM20 187q16 4 32 0 24-2 50 1-30 2-50 1-20 2-32-2zM12 197q40-5 94 0-54-3-94 0zM12 216q30 4 48 0 20-2 44 1-24 2-44 1-20 2-48-2zM12 237q44-5 92 0-50-2-92 0zM16 264q34 4 52 0 16-2 36 1-18 2-36 1-24 2-52-2zM12 284q40-5 94 0-54-3-94 0z"
      />
      <path fill={key} d={hatch(112, 162, 39, -7, 1.1)} />
      <path
        fill={key}
        d="M11.5 164h2v2h-2zM106.5 164h2v2h-2zM11.5 288h2v2h-2zM106.5 288h2v2h-2zM11.5 208h2v2h-2zM106.5 208h2v2h-2z"
      />
    </>
  );
}

import type { Shape } from "../../../shop/catalogue/drawing.ts";
import { ENGRAVED_BOTTLES } from "./engraved-bottles.ts";

/** What a bottle is printed with: colours, or the custom properties that hold them. */
export type Paints = {
  key: string;
  /** The glass where there is no wine behind it, and where there is. */
  glass: string;
  wine: string;
  /** The light that is cut out. */
  cut: string;
  capsule: string;
  foil: string;
  paper: string;
  ink: string;
};

/** A bottle that looks out of a box, in fewer lines and without its label. */
export function boxedBottle(shape: Exclude<Shape, "giftBox">, { key, glass, wine, cut, capsule }: Paints) {
  const { boxedGlass, boxedClosure, boxedShade, boxedLight, neckWidth, emptyNeck } = ENGRAVED_BOTTLES[shape];
  return (
    <>
      <path fill={wine} stroke={key} strokeWidth="2" d={boxedGlass} />
      <path stroke={glass} strokeWidth={neckWidth} d={emptyNeck} />
      <path fill={key} d={boxedShade} />
      <path fill={cut} d={boxedLight} />
      <path fill={capsule} stroke={key} strokeWidth="2" d={boxedClosure} />
    </>
  );
}

/** A bottle without its label: glass, wine, shadow and light, capsule or stopper. */
export function bottle(shape: Exclude<Shape, "giftBox">, { key, glass, wine, cut, capsule, foil }: Paints) {
  const lines = ENGRAVED_BOTTLES[shape];
  return (
    <>
      <path fill={glass} d={lines.glass} />
      <path fill={wine} d={lines.liquid} />
      <path fill={key} d={lines.shade} />
      <path fill={cut} d={lines.light} />
      <path fill="none" stroke={key} strokeWidth="1.4" d={lines.glass} />
      <path fill={capsule} stroke={key} strokeWidth="1.4" d={lines.closure} />
      <path fill={key} d={lines.closureShade} />
      <path fill={foil} d={lines.closureLight} />
      <path fill="none" stroke={key} strokeWidth=".9" d={lines.seam} />
    </>
  );
}

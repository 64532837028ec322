import type { JSX } from "react";
import type { Colour, Drawing, Glass } from "../../../shop/catalogue/drawing.ts";
import { motifPlace } from "./labels.ts";
import { MOTIF_DRAWINGS } from "./motifs.tsx";
import { SHAPE_DRAWINGS } from "./shapes.tsx";

/** The tokens' colours as numbers, for files that no style sheet reaches. */
export const COLOUR_HEX: Record<Colour, string> = {
  paper: "#f7f2e8",
  ink: "#2a1420",
  soil: "#9a3a22",
  gold: "#c79a3b",
  olive: "#59643a",
  mist: "#dfe6e2",
};

/** The same numbers as in picture.css: the glass, and the light that is cut out of it. */
const GLASS_HEX: Record<Glass, { glass: string; cut: string }> = {
  clear: { glass: "#d3ddd0", cut: "#8ea393" },
  green: { glass: "#2f4a37", cut: "#dfe6e2" },
  olive: { glass: "#6d7440", cut: "#f7f2e8" },
  brown: { glass: "#6a3a1d", cut: "#f7e3c0" },
  black: { glass: "#2a1420", cut: "#dfe6e2" },
};
const WOOD_HEX: Record<Glass, { glass: string; cut: string }> = {
  ...GLASS_HEX,
  clear: { glass: "#dfc08a", cut: "#a87b3f" },
  brown: { glass: "#a8743f", cut: "#6a3a1d" },
};

/** A product's drawing as a file of its own: concrete colours, nothing referred to. */
export function productSvg({ shape, glass, capsule, label }: Drawing): JSX.Element {
  const { Draw } = SHAPE_DRAWINGS[shape];
  const motif = motifPlace(shape);
  const paints = {
    key: COLOUR_HEX.ink,
    ...(shape === "giftBox" ? WOOD_HEX : GLASS_HEX)[glass],
    capsule: COLOUR_HEX[capsule],
    foil: capsule === "paper" || capsule === "mist" ? "#b3a893" : COLOUR_HEX.paper,
    paper: COLOUR_HEX[label.paper],
    ink: COLOUR_HEX[label.ink],
  };
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 300" width="240" height="600" aria-hidden>
      {Draw(paints)}
      <g transform={`translate(${motif.x} ${motif.y}) scale(${Math.round((motif.size / 60) * 1000) / 1000})`}>
        {MOTIF_DRAWINGS[label.motif](paints)}
      </g>
    </svg>
  );
}

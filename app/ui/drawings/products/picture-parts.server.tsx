import { MOTIFS, SHAPES } from "../../../shop/catalogue/drawing.ts";
import { MOTIF_DRAWINGS } from "./motifs.tsx";
import { SHAPE_DRAWINGS } from "./shapes.tsx";

/** The custom properties that picture.css sets by class; they inherit into what `use` shows, also from a file. */
const PAINTS = {
  key: "var(--ink)",
  glass: "var(--glass)",
  cut: "var(--cut)",
  capsule: "var(--capsule)",
  foil: "var(--foil)",
  paper: "var(--label)",
  ink: "var(--mark)",
};

/** Every shape and motif of the products' pictures, as one SVG file. */
export function pictureParts() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden>
      {SHAPES.map((shape) => (
        <g key={shape} id={`bottle-${shape}`}>
          {SHAPE_DRAWINGS[shape].Draw(PAINTS)}
        </g>
      ))}
      {MOTIFS.map((motif) => (
        <symbol key={motif} id={`motif-${motif}`} viewBox="0 0 60 60">
          {MOTIF_DRAWINGS[motif](PAINTS)}
        </symbol>
      ))}
    </svg>
  );
}

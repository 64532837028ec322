import type { Drawing, Motif, Shape } from "../../shop/catalogue/drawing.ts";
import { MOTIF_DRAWINGS } from "./motifs.tsx";
import { SHAPE_DRAWINGS } from "./shapes.tsx";

/** The custom properties that picture.css sets by class; they inherit into what `use` shows. */
const PAINTS = {
  key: "var(--ink)",
  glass: "var(--glass)",
  cut: "var(--cut)",
  capsule: "var(--capsule)",
  foil: "var(--foil)",
  paper: "var(--label)",
  ink: "var(--mark)",
};

type Props = { drawing: Drawing; title?: string | undefined; className?: string | undefined };

/** A product's drawing; the page needs one `PictureSprite` that knows its shape and motif. */
export function ProductPicture({ drawing, title, className }: Props) {
  const { shape, label } = drawing;
  const { x, y, size } = SHAPE_DRAWINGS[shape].motif;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: without a title the picture stands beside the product's name and is hidden
    <svg
      className={[className, colourClasses(drawing)].filter(Boolean).join(" ")}
      viewBox="0 0 120 300"
      role={title ? "img" : undefined}
      aria-hidden={title ? undefined : true}
    >
      {title && <title>{title}</title>}
      <use href={`#bottle-${shape}`} />
      <use href={`#motif-${label.motif}`} x={x} y={y} width={size} height={size} />
    </svg>
  );
}

/** The hidden shapes and motifs that the pictures of one page refer to. Put it once in a page. */
export function PictureSprite({ drawings }: { drawings: readonly Drawing[] }) {
  const shapes = new Set<Shape>(drawings.map((drawing) => drawing.shape));
  const motifs = new Set<Motif>(drawings.map((drawing) => drawing.label.motif));
  return (
    <svg className="picture-sprite" width="0" height="0" aria-hidden>
      {[...shapes].map((shape) => (
        <g key={shape} id={`bottle-${shape}`}>
          {SHAPE_DRAWINGS[shape].Draw(PAINTS)}
        </g>
      ))}
      {[...motifs].map((motif) => (
        <symbol key={motif} id={`motif-${motif}`} viewBox="0 0 60 60">
          {MOTIF_DRAWINGS[motif](PAINTS)}
        </symbol>
      ))}
    </svg>
  );
}

function colourClasses({ shape, glass, capsule, label }: Drawing) {
  const body = shape === "giftBox" ? "wood" : "glass";
  return `picture ${body}-${glass} capsule-${capsule} label-${label.paper} ink-${label.ink}`;
}

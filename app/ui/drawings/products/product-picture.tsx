import { assetPath } from "../../../routing/paths.ts";
import type { Drawing } from "../../../shop/catalogue/drawing.ts";
import { motifPlace } from "./labels.ts";

type Props = { drawing: Drawing; title?: string | undefined; className?: string | undefined };

/** The file that holds every shape and motif once; pictures refer into it, so that pages carry none of them. */
export const PICTURE_PARTS = assetPath("picture-parts");

/** A product's drawing: its bottle and its motif out of the common file, in its own colours. */
export function ProductPicture({ drawing, title, className }: Props) {
  const { shape, label } = drawing;
  const { x, y, size } = motifPlace(shape);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: without a title the picture stands beside the product's name and is hidden
    <svg
      className={[className, colourClasses(drawing)].filter(Boolean).join(" ")}
      viewBox="0 0 120 300"
      role={title ? "img" : undefined}
      aria-hidden={title ? undefined : true}
    >
      {title && <title>{title}</title>}
      <use href={`${PICTURE_PARTS}#bottle-${shape}`} />
      <use href={`${PICTURE_PARTS}#motif-${label.motif}`} x={x} y={y} width={size} height={size} />
    </svg>
  );
}

function colourClasses({ shape, glass, capsule, label }: Drawing) {
  const body = shape === "giftBox" ? "wood" : "glass";
  return `picture ${body}-${glass} capsule-${capsule} label-${label.paper} ink-${label.ink}`;
}

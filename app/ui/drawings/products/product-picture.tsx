import { assetPath } from "../../../routing/paths.ts";
import type { Drawing } from "../../../shop/catalogue/drawing.ts";
import { boxedPlaces } from "./boxed-bottles.ts";
import { GROUND, labelFamily, labelWords, motifPlace } from "./label-layout.ts";

type Props = {
  drawing: Drawing;
  /** The vintage's year, as on the label. */
  year: number | null;
  title?: string | undefined;
  className?: string | undefined;
};

/** The file that holds every bottle, label and motif once; pictures refer into it, so that pages carry none of them. */
export const PICTURE_PARTS = assetPath("picture-parts");

/** A product's drawing: its bottle and its label out of the common file, in its own colours; its words in the page's own type. */
export function ProductPicture({ drawing, year, title, className }: Props) {
  const { x, y, size } = motifPlace(drawing);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: without a title the picture stands beside the product's name and is hidden
    <svg
      className={[className, colourClasses(drawing)].filter(Boolean).join(" ")}
      viewBox="0 0 120 300"
      role={title ? "img" : undefined}
      aria-hidden={title ? undefined : true}
    >
      {title && <title>{title}</title>}
      <ellipse {...GROUND} className="picture-ground" />
      <Body drawing={drawing} />
      <use href={`${PICTURE_PARTS}#label-${labelFamily(drawing)}`} />
      <use href={`${PICTURE_PARTS}#motif-${drawing.label.motif}`} x={x} y={y} width={size} height={size} />
      {labelWords(drawing, year).map(({ text, x: at, y: line, size: height, spacing, upright }) => (
        <text
          key={text}
          x={at}
          y={line}
          fontSize={height}
          letterSpacing={spacing || undefined}
          transform={upright ? `rotate(-90 ${at} ${line})` : undefined}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

function Body({ drawing: { shape, holds = [] } }: Pick<Props, "drawing">) {
  if (shape !== "giftBox") return <use href={`${PICTURE_PARTS}#bottle-${shape}`} />;
  const places = boxedPlaces(holds.length);
  return (
    <>
      <use href={`${PICTURE_PARTS}#crate-back`} />
      {holds.map((bottle, index) => {
        const { x, y, scale } = places[index] ?? { x: 0, y: 0, scale: 1 };
        return (
          <use
            // biome-ignore lint/suspicious/noArrayIndexKey: a box may hold the same bottle twice, and never changes
            key={index}
            href={`${PICTURE_PARTS}#bottle-${bottle.shape}`}
            className={bottleClasses(bottle)}
            transform={`translate(${x} ${y}) scale(${scale})`}
          />
        );
      })}
      <use href={`${PICTURE_PARTS}#crate-front`} />
    </>
  );
}

/** A label says the same in every language. */
const CLASSES = "picture notranslate";

function colourClasses({ label, ...body }: Drawing) {
  const inks = `label-${label.paper} ink-${label.ink}`;
  return body.shape === "giftBox"
    ? `${CLASSES} wood-${body.glass} ${inks}`
    : `${CLASSES} ${bottleClasses(body)} ${inks}`;
}

function bottleClasses({ glass, capsule, wine }: Pick<Drawing, "glass" | "capsule" | "wine">) {
  return [`glass-${glass}`, wine && `wine-${wine}`, `capsule-${capsule}`].filter(Boolean).join(" ");
}

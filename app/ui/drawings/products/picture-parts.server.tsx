import { medalMotif } from "../../../shop/awards/award-motifs.ts";
import { AWARDS, bestAwardOf } from "../../../shop/awards/awards.ts";
import { LABEL_FAMILIES, MOTIFS, SHAPES } from "../../../shop/catalogue/drawing.ts";
import { DRINKING_GLASSES } from "../../../shop/catalogue/wine-style.ts";
import { bottle } from "./bottle.tsx";
import { coin } from "./coin.tsx";
import { cartonBack, cartonFront, crateBack, crateFront } from "./crate.tsx";
import { drinkingGlass } from "./drinking-glass.tsx";
import { BOX_GROUND, GROUND, houseWords, type LabelWords } from "./label-layout.ts";
import { LABEL_PAPERS } from "./label-papers.tsx";
import { MOTIF_DRAWINGS } from "./motifs.tsx";
import { oilDish } from "./oil-dish.tsx";
import { plotShapes, vineyardMap } from "./vineyard-map.tsx";

/** The custom properties that picture.css sets by class; they inherit into what `use` shows, also from a file. */
const PAINTS = {
  key: "var(--ink)",
  glass: "var(--glass)",
  wine: "var(--wine)",
  cut: "var(--cut)",
  capsule: "var(--capsule)",
  foil: "var(--foil)",
  paper: "var(--label)",
  ink: "var(--mark)",
};

/** Under what stands in no box. */
const shadow = (place: typeof GROUND) => <ellipse {...place} fill={PAINTS.key} opacity=".2" />;

/** Every bottle, label and motif of the products' pictures, and what is drawn beside them, as one SVG file. */
export function pictureParts() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden>
      {SHAPES.map(
        (shape) =>
          shape !== "giftBox" && (
            <g key={shape} id={`bottle-${shape}`}>
              {shadow(GROUND)}
              <g id={`boxed-${shape}`}>{bottle(shape, PAINTS)}</g>
            </g>
          ),
      )}
      <g id="crate-back">
        {shadow(BOX_GROUND)}
        {crateBack(PAINTS)}
      </g>
      <g id="crate-front">{crateFront(PAINTS)}</g>
      <g id="carton-back">
        {shadow(BOX_GROUND)}
        {cartonBack(PAINTS)}
      </g>
      <g id="carton-front">{cartonFront(PAINTS)}</g>
      {LABEL_FAMILIES.map((family) => (
        <g key={family} id={`label-${family}`}>
          {LABEL_PAPERS[family](PAINTS)}
          <House {...houseWords(family)} />
        </g>
      ))}
      {MOTIFS.map((motif) => (
        <symbol key={motif} id={`motif-${motif}`} viewBox="0 0 60 60">
          {MOTIF_DRAWINGS[motif](PAINTS)}
        </symbol>
      ))}
      {DRINKING_GLASSES.map((glass) => (
        <g key={glass} id={`glass-${glass}`}>
          {drinkingGlass(glass, PAINTS)}
        </g>
      ))}
      <g id="oil-dish">{oilDish(PAINTS)}</g>
      {AWARDS.map(
        (award) =>
          award === bestAwardOf(award.product) && (
            <g key={award.id} id={`medal-${award.product}`}>
              {coin(award.tone, medalMotif(award.product))}
            </g>
          ),
      )}
      <g id="vineyards">{vineyardMap()}</g>
      {plotShapes()}
    </svg>
  );
}

/** In the page's own type, which is handed down as the colours are. */
function House({ text, x, y, size, spacing }: LabelWords) {
  const type = { fontFamily: "var(--display)", fontSize: size, letterSpacing: spacing, textAnchor: "middle" } as const;
  return (
    <text x={x} y={y} fill={PAINTS.ink} {...type}>
      {text}
    </text>
  );
}

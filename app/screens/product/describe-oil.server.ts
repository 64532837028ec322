import type { TFunction } from "i18next";
import type { Language } from "../../i18n/languages.ts";
import {
  intensityOf,
  MOST_POINTS,
  OIL_SCALES,
  type OilScale,
  type OilStyle,
  oilStepOf,
} from "../../shop/catalogue/oil-style.ts";
import { decimal } from "../../shop/catalogue/product-properties.ts";
import type { GlassDescription } from "./describe-glass.server.ts";

/** How an oil tastes according to its tasting panel, with the texts `oil`. */
export function describeOil({ medians }: OilStyle, language: Language, text: TFunction): GlassDescription {
  const words = (scale: OilScale, level: string) => text(`scales.${scale}.${level}`);
  const median = (scale: OilScale) => decimal(medians[scale], language);
  const all = Object.fromEntries(OIL_SCALES.map((scale) => [scale, median(scale)]));
  return {
    title: text("onThePalate"),
    scales: OIL_SCALES.map((scale) => {
      const word = text(`intensities.${intensityOf(medians[scale])}`);
      const spoken = text("scales.median", {
        name: words(scale, "name"),
        median: median(scale),
        most: MOST_POINTS,
        word,
      });
      return [oilStepOf(medians[scale]), words(scale, "low"), words(scale, "high"), spoken];
    }),
    facts: [[text("panel"), text("panelOf", { ...all, most: MOST_POINTS })]],
  };
}

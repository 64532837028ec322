import type { TFunction } from "i18next";
import { boundLetters } from "../../i18n/bound-letters.ts";
import type { Language } from "../../i18n/languages.ts";
import { assetPath } from "../../routing/paths.ts";
import { type Plot, type Soil, vineyardOf } from "../../shop/winery/vineyards.ts";
import { SCENES_EDITION } from "../../ui/drawings/scenes/scenes-edition.ts";

/** Where a product was grown, in words, and its place on the map. */
export type OriginDescription = {
  title: string;
  name: string;
  /** Soil and altitude. */
  ground: string;
  note: string;
  maker: string;
  /** Whose head stands beside the note. */
  portrait: string;
  /** What the map shows. */
  map: string;
  plot: Plot["id"];
  soil: Soil;
};

/** The vineyard or grove of a product, with the texts `vineyards`; null if it comes from more than one place. */
export function describeOrigin(slug: string, language: Language, text: TFunction): OriginDescription | null {
  const vineyard = vineyardOf(slug);
  if (!vineyard) return null;
  const { id, name, soil, altitude, maker } = vineyard;
  return {
    title: text("title"),
    name,
    ground: `${text(`soils.${soil}`)}, ${text("altitude", { metres: altitude })}`,
    note: boundLetters(text(`notes.${id}`), language),
    maker: text(`makers.${maker}`),
    portrait: assetPath(`scene-${maker.toLowerCase()}-${SCENES_EDITION}`),
    map: text("map", { name }),
    plot: id,
    soil,
  };
}

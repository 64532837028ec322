import type { CatalogueEntry } from "../product.ts";
import { GIFTS } from "./gift.ts";
import { OILS } from "./oil.ts";
import { SCHNAPPS } from "./schnapps.ts";
import { WINES } from "./wine.ts";

/**
 * What the fictional Vinarija Kažun sells, in the order in which the shop shows it.
 * There is no sparkling wine yet, it still rests on its lees: so the shop has an empty category to show.
 */
export const SAMPLE_CATALOGUE: CatalogueEntry[] = [...WINES, ...SCHNAPPS, ...OILS, ...GIFTS];

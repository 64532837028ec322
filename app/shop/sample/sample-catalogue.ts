import type { CatalogueEntry } from "../catalogue/product.ts";
import { GIFTS } from "./gift.ts";
import { OILS } from "./oil.ts";
import { SCHNAPPS } from "./schnapps.ts";
import { SPARKLINGS } from "./sparkling.ts";
import { WINES } from "./wine.ts";

/** What the fictional Vinarija Kažun sells, in the order in which the shop shows it. Each start brings it into the database (`openShop`). */
export const SAMPLE_CATALOGUE: CatalogueEntry[] = [...WINES, ...SPARKLINGS, ...SCHNAPPS, ...OILS, ...GIFTS];

import { FACTS } from "../../facts/facts.ts";
import type { Tastings } from "../reservations/tastings.ts";

/** What a visit to the fictional Vinarija Kažun costs; elite is "up to" eight wines (docs/rules.md "Tastings"). */
export const SAMPLE_TASTINGS: Tastings = {
  basic: {
    wines: FACTS.tastingWines,
    oils: FACTS.tastingOils,
    adultCents: 1800,
    childCents: 500,
    childrenMenuCents: 900,
  },
  deluxe: {
    wines: FACTS.tastingWines,
    oils: FACTS.tastingOils,
    adultCents: 3200,
    childCents: 800,
    childrenMenuCents: 900,
  },
  elite: { wines: FACTS.eliteWines, oils: 0, adultCents: 5500, childCents: 1200, childrenMenuCents: 900 },
};

import type { Tastings } from "../reservations/tastings.ts";

/** What a visit to the fictional Vinarija Kažun costs; elite is "up to" eight wines (docs/rules.md "Tastings"). */
export const SAMPLE_TASTINGS: Tastings = {
  basic: { wines: 4, oils: 2, adultCents: 1800, childCents: 500, childrenMenuCents: 900 },
  deluxe: { wines: 4, oils: 2, adultCents: 3200, childCents: 800, childrenMenuCents: 900 },
  elite: { wines: 8, oils: 0, adultCents: 5500, childCents: 1200, childrenMenuCents: 900 },
};

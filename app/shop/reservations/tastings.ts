/**
 * What the winery offers at its table. A real winery changes these figures; the words about them stand in
 * `locales/<language>/reservation.json`.
 */
export const PACKAGES = ["basic", "deluxe", "elite"] as const;
export type Package = (typeof PACKAGES)[number];

export type Tasting = {
  /** How many wines are poured; elite says "up to". */
  wines: number;
  oils: number;
  adultCents: number;
  /** Under 18, with grape juice instead of wine. */
  childCents: number;
  /** The children's menu, on top of a child's price. */
  childrenMenuCents: number;
};

export const TASTINGS: Record<Package, Tasting> = {
  basic: { wines: 4, oils: 2, adultCents: 1800, childCents: 500, childrenMenuCents: 900 },
  deluxe: { wines: 4, oils: 2, adultCents: 3200, childCents: 800, childrenMenuCents: 900 },
  elite: { wines: 8, oils: 0, adultCents: 5500, childCents: 1200, childrenMenuCents: 900 },
};

/** Cellar hours, Monday to Saturday (specification, section 9). */
export const OPENS_AT = "10:00";
export const CLOSES_AT = "14:00";
/** When a tasting may begin; the last one ends when the cellar closes. */
export const TIMES = ["10:00", "11:00", "12:00", "13:00"] as const;
export type Time = (typeof TIMES)[number];
export const TASTING_MINUTES = 60;

/** Seats at the table, for each beginning of a tasting. */
export const SEATS_PER_SLOT = 24;
/** Larger parties tell in the note what they wish for (specification, section 5). */
export const LARGEST_PARTY_WITHOUT_NOTE = 15;
export const MOST_MONTHS_AHEAD = 12;

export const TASTING_LANGUAGES = ["hr", "it", "en"] as const;

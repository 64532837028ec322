import { assetPath } from "../../routing/paths.ts";

/** How high an award is. */
const TONES = ["gold", "silver", "bronze"] as const;
export type Tone = (typeof TONES)[number];

/** An award that one of the winery's products has won; its words stand in `locales/<language>/awards.json`. */
export type Award = {
  id: string;
  /** The year it was given in. */
  year: number;
  /** The competition's name, the same in every language; all of them are invented, like the winery. */
  competition: string;
  /** The slug of the product that won it. */
  product: string;
  tone: Tone;
  /** Its picture: the medal, or what the winery has uploaded in its place. */
  media: { url: string };
};

/** The name under which an award's picture is kept among the assets. */
export const awardPictureId = ({ id }: Pick<Award, "id">) => `award-${id}`;

function won(product: string, tone: Tone, competition: string, year: number): Award {
  const id = `${product}-${year}`;
  return { id, year, competition, product, tone, media: { url: assetPath(awardPictureId({ id })) } };
}

/** All awards, the newest first. */
export const AWARDS: readonly Award[] = [
  won("muskat-ruza-2024", "gold", "Dulcia Maris", 2026),
  won("ulje-bjelica-2025", "gold", "Oleum Boreale", 2026),
  won("malvazija-2025", "silver", "Vinum Adriaticum", 2026),
  won("teran-2023", "gold", "Salon Terra Rossa", 2025),
  won("malvazija-amfora-2021", "silver", "Forum Amphora", 2025),
  won("travarica", "bronze", "Spiritus Maris", 2025),
  won("kazun-2019", "gold", "Salon Terra Rossa", 2024),
  won("malvazija-bagrem-2022", "gold", "Vinum Adriaticum", 2024),
];

/** The highest award of a product, of equals the newest; null where it has none. */
export function bestAwardOf(slug: string, awards: readonly Award[] = AWARDS): Award | null {
  const own = awards.filter(({ product }) => product === slug);
  return own.toSorted((a, b) => TONES.indexOf(a.tone) - TONES.indexOf(b.tone) || b.year - a.year)[0] ?? null;
}

/** An award among its neighbours. */
type PlacedAward = {
  award: Award;
  previous: Award;
  next: Award;
  /** From 1. */
  position: number;
  count: number;
};

/** An award with those before and after it, in a circle; null where there is none. */
export function placeAward(id: string | null, awards: readonly Award[] = AWARDS): PlacedAward | null {
  const index = awards.findIndex((award) => award.id === id);
  const award = awards[index];
  const previous = awards.at(index - 1);
  const next = awards[(index + 1) % awards.length];
  if (!award || !previous || !next) return null;
  return { award, previous, next, position: index + 1, count: awards.length };
}

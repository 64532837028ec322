import type { Motif } from "../catalogue/drawing.ts";

/** The motifs of labels, by the slugs of products that have won. Only the server draws medals, so browsers load none of it. */
export const AWARD_MOTIFS: Readonly<Record<string, Motif>> = {
  "muskat-ruza-2024": "rose",
  "ulje-bjelica-2025": "oliveBranch",
  "malvazija-2025": "sun",
  "teran-2023": "boskarin",
  "malvazija-amfora-2021": "amphora",
  travarica: "herbs",
  "kazun-2019": "hut",
  "malvazija-bagrem-2022": "vineLeaf",
};

/** What the medal of a product shows: the motif of its label, else the winery's hut. */
export const medalMotif = (slug: string): Motif => AWARD_MOTIFS[slug] ?? "hut";

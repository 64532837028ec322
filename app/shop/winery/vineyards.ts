/** The colours of the winery's soils; the terroir's page tells of them. */
const SOILS = ["red", "yellow", "grey"] as const;
export type Soil = (typeof SOILS)[number];

/** A piece of the winery's land; what its maker says about it stands in `locales/<language>/vineyards.json` under its id, and the map shows it (`ui/drawings/products/vineyard-map.tsx`). */
export type Plot = {
  id: "stancija" | "sivica" | "crljenka" | "vrh" | "maslinik";
  /** As it is called here, in every language. */
  name: string;
  soil: Soil;
  /** Metres above the sea. */
  altitude: number;
  /** Who looks after it. */
  maker: "Marija" | "Bepi";
  /** The slugs of the products that grow on it. */
  products: readonly string[];
};

/** The winery's land; like the winery, all of it is invented. */
export const VINEYARDS: readonly Plot[] = [
  {
    ...{ id: "stancija", name: "Stancija", soil: "yellow", altitude: 110, maker: "Marija" },
    products: ["malvazija-2025", "malvazija-amfora-2021", "muskat-bijeli-2025", "pjenusac-maestral-2021"],
  },
  {
    ...{ id: "sivica", name: "Sivica", soil: "grey", altitude: 100, maker: "Marija" },
    products: ["malvazija-bagrem-2022", "merlot-2022"],
  },
  {
    ...{ id: "crljenka", name: "Crljenka", soil: "red", altitude: 120, maker: "Marija" },
    products: ["rose-2025", "teran-2023", "muskat-ruza-2024", "pjenusac-zora-2022"],
  },
  {
    ...{ id: "vrh", name: "Vrh", soil: "red", altitude: 140, maker: "Marija" },
    products: ["cabernet-sauvignon-2021"],
  },
  {
    ...{ id: "maslinik", name: "Maslinik", soil: "red", altitude: 105, maker: "Bepi" },
    products: ["ulje-buza-2025", "ulje-bjelica-2025", "ulje-bura-2026"],
  },
];

/** Where a product has grown; null for what is not of one place. */
export function vineyardOf(slug: string, vineyards: readonly Plot[] = VINEYARDS): Plot | null {
  return vineyards.find(({ products }) => products.includes(slug)) ?? null;
}

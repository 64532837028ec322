export type CatalogueTables = {
  products: ProductRow;
  product_texts: ProductTextRow;
  shipping_prices: ShippingPriceRow;
};

export type ProductRow = {
  id: string;
  slug: string;
  category: string;
  year: number | null;
  volume_ml: number;
  alcohol_tenths: number;
  serving_from: number | null;
  serving_to: number | null;
  allergens: string;
  nutrition: string;
  style: string | null;
  bottled: string | null;
  box_contents: string | null;
  price_cents: number;
  stock: number;
  boxed: number;
  drawing: string;
  position: number;
};

export type ProductTextRow = {
  product_id: string;
  language: string;
  name: string;
  summary: string;
  grape: string;
  tasting_note: string;
  food: string;
  ingredients: string;
};

/** What delivery to a country costs; `orderable` 0 means that an inquiry comes first (docs/rules.md "Ordering"). */
export type ShippingPriceRow = {
  country_code: string;
  orderable: number;
  first_box_cents: number;
  further_box_cents: number;
  free_from_cents: number | null;
};

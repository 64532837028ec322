import { expect, it } from "vitest";
import { translator } from "../../i18n/i18next.server.ts";
import { SAMPLE_CATALOGUE } from "../../shop/sample/sample-catalogue.ts";
import { crumbsForSearchEngines, productForSearchEngines } from "./product-for-search-engines.ts";

const GERMAN = {
  language: "de",
  platform: { settings: { publicUrl: "https://shop.example" } },
  text: (namespace: string) => translator("de", namespace),
} as const;

function sample(id: string) {
  const entry = SAMPLE_CATALOGUE.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`No ${id} in the sample`);
  return { ...entry, ...entry.texts.de };
}

it("offers a product at its price and its address", () => {
  const offered = productForSearchEngines(sample("malvazija-2025"), "Malvazija istarska 2025", GERMAN);
  expect(offered).toMatchObject({
    name: "Malvazija istarska 2025",
    image: "https://shop.example/assets/malvazija-2025",
    offers: {
      url: "https://shop.example/de/unsere-produkte/malvazija-2025",
      price: "9.99",
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
    },
  });
});

it("says what is sold out, and writes both digits of the cents", () => {
  const offered = productForSearchEngines(sample("muskat-ruza-2024"), "Rosenmuskateller 2024", GERMAN);
  expect(offered.offers).toMatchObject({ price: "21.00", availability: "https://schema.org/OutOfStock" });
});

it("shows the way in the language of the page", () => {
  const { itemListElement } = crumbsForSearchEngines(GERMAN, "Teran 2023");
  expect(itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Startseite", item: "https://shop.example/de" },
    { "@type": "ListItem", position: 2, name: "Unsere Produkte", item: "https://shop.example/de/unsere-produkte" },
    { "@type": "ListItem", position: 3, name: "Teran 2023" },
  ]);
});

import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server.js";
import { expect, test } from "vitest";
import { pageTextsFor, translator } from "../i18n/i18next.server.ts";
import type { Language } from "../i18n/languages.ts";
import { PageTexts } from "../i18n/text.ts";
import { readCartChange } from "../shop/cart/change-cart.ts";
import { SAMPLE_CATALOGUE } from "../shop/sample/sample-catalogue.ts";
import { CardList } from "./card-list.tsx";
import { cardProduct } from "./card-product.server.ts";
import { type CardProduct, ProductCard } from "./product-card.tsx";

const TERAN: CardProduct = {
  id: "teran-2023",
  slug: "teran-2023",
  name: "Teran",
  year: 2023,
  summary: "Crno vino s crvenice.",
  ground: "kind-wine wine-ruby",
  facts: "0,75\u00a0l",
  priceCents: 1380,
  volumeMl: 750,
  stock: 60,
  picture: "",
};

async function card(
  product: CardProduct,
  language: Language = "hr",
  address = "/nasi-proizvodi",
  kept?: boolean,
): Promise<string> {
  return rendered(<ProductCard product={product} onCartForm={() => undefined} kept={kept} />, language, address);
}

async function rendered(children: ReactNode, language: Language = "hr", address = "/nasi-proizvodi"): Promise<string> {
  const element = <PageTexts.Provider value={pageTextsFor(language)}>{children}</PageTexts.Provider>;
  const { dataRoutes, query } = createStaticHandler([{ path: "*", element }]);
  const context = await query(new Request(`http://localhost${address}`));
  if (context instanceof Response) throw new Error("A card has no loader that could answer");
  const router = createStaticRouter(dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

const fieldOf = (markup: string, name: string) => markup.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1];

test("a card's form asks for one of its product and leads back to the list as it was filtered", async () => {
  const markup = await card(TERAN, "de", "/de/unsere-produkte?category=wine&sort=priceUp");
  expect(markup).toContain('<form method="post" action="/cart">');
  const asked = { intent: fieldOf(markup, "intent"), productId: fieldOf(markup, "productId") };
  expect(readCartChange(asked)).toEqual({ intent: "add", productId: "teran-2023", quantity: 1 });
  expect(fieldOf(markup, "quantity")).toBeUndefined();
  expect(fieldOf(markup, "from")).toBe("/de/unsere-produkte?category=wine&amp;sort=priceUp");
  expect(markup).toContain('aria-label="In den Warenkorb: Teran 2023"');
  expect(markup).toContain('href="/de/unsere-produkte/teran-2023"');
});

test("a card shows both currencies, and of each kind what its label begins with", async () => {
  const markup = await card(TERAN);
  for (const shown of ["13,80 €", "103,98 kn", "2023 · 0,75\u00a0l"]) expect(markup).toContain(shown);
  const factsOf = (id: string) => {
    const sample = SAMPLE_CATALOGUE.find((one) => one.id === id);
    if (!sample) throw new Error(`The sample has no ${id}`);
    return cardProduct({ ...sample, ...sample.texts.hr }, "hr", (file) => translator("hr", file)).facts;
  };
  expect(["teran-2023", "medica", "poklon-tri-malvazije"].map(factsOf)).toEqual([
    "0,75\u00a0l",
    "0,5\u00a0l · 28\u00a0%\u00a0vol",
    "3\u00a0boce · 2,25\u00a0l",
  ]);
});

test("a card has the price of a litre, but none for a gift box", async () => {
  // 13,80 € for 0,75 l are 18,40 € for a litre.
  expect(await card(TERAN)).toContain("18,40 €/l (138,63 kn/l)");
  expect(await card({ ...TERAN, volumeMl: undefined })).not.toContain("/l<");
});

test("a card has the highest award, and says its name", async () => {
  const sample = SAMPLE_CATALOGUE.find(({ id }) => id === "malvazija-2025");
  if (!sample) throw new Error("The sample has no Malvazija");
  const product = cardProduct({ ...sample, ...sample.texts.it }, "it", (file) => translator("it", file));
  expect(await card(product, "it")).toContain("<title>Medaglia d’argento, Vinum\u00a0Adriaticum 2026</title>");
  expect(await card(TERAN)).not.toContain("medallion");
});

test("what is sold out says so, leads to the notice and has no form", async () => {
  const markup = await card({ ...TERAN, stock: 0 }, "en");
  expect(markup).toContain("Sold out");
  expect(markup).toMatch(/<a class="button[^>]* href="\/en\/back-in-stock\/[^"]+"[^>]*>Tell me when back</);
  expect(markup).not.toContain("<form");
});

test("the last bottles are counted", async () => {
  expect(await card({ ...TERAN, stock: 12 })).toContain(">Još samo 12<");
  expect(await card({ ...TERAN, stock: 13 })).not.toContain("Još samo");
});

test("a card tells in a few words what a wine is like, its colour first", async () => {
  const sample = SAMPLE_CATALOGUE.find(({ id }) => id === "cabernet-sauvignon-2021");
  if (!sample) throw new Error("The sample has no Cabernet");
  const cardIn = (language: Language) =>
    cardProduct({ ...sample, ...sample.texts[language] }, language, (file) => translator(language, file));
  expect(cardIn("hr").taste).toBe("crno, suho, punog tijela, iz hrasta");
  expect(cardIn("en").taste).toBe("red, dry, full, oaked");
  expect(cardIn("it").taste).toBe("rosso, secco, pieno, rovere");
  expect(cardIn("de").taste).toBe("rot, trocken, kräftig, holzgereift");
  expect(await card(cardIn("hr"))).toContain("<span>crno");
});

test("a card stands on the ground of its kind, a wine's on that of the colour in its glass", () => {
  const groundOf = (id: string) => {
    const sample = SAMPLE_CATALOGUE.find((one) => one.id === id);
    if (!sample) throw new Error(`The sample has no ${id}`);
    return cardProduct({ ...sample, ...sample.texts.hr }, "hr", (file) => translator("hr", file)).ground;
  };
  expect(["malvazija-2025", "malvazija-amfora-2021", "teran-2023", "medica"].map(groundOf)).toEqual([
    ...["kind-wine wine-straw", "kind-wine wine-amber", "kind-wine wine-ruby", "kind-schnapps"],
  ]);
});

test("a price is said to be that of a bottle, but not a gift box's", async () => {
  const isPerBottle = async (category: string) => {
    const sample = SAMPLE_CATALOGUE.find((one) => one.category === category);
    if (!sample) throw new Error(`The sample has no ${category}`);
    const product = cardProduct({ ...sample, ...sample.texts.de }, "de", (file) => translator("de", file));
    return (await card(product, "de")).includes(">je\u00a0Flasche<");
  };
  const told = await Promise.all(["wine", "schnapps", "oil", "gift"].map(isPerBottle));
  expect(told).toEqual([true, true, true, false]);
});

test("a card has a heart where its page knows what is liked, sold out or not; elsewhere scripts add it", async () => {
  expect(await card(TERAN, "de")).not.toContain('name="favourite"');
  for (const stock of [60, 0]) {
    const markup = await card({ ...TERAN, stock }, "de", "/de/merkliste", true);
    expect(markup).toMatch(
      /<button class="heart" type="submit" formaction="\/de\/merkliste" name="favourite" value="off"/,
    );
    expect(markup).toContain('aria-pressed="true" aria-label="Auf die Merkliste: Teran 2023"');
    expect(markup).toContain('<input type="hidden" name="productId" value="teran-2023"/>');
  }
});

/** How wide each card is in rows of two and in rows of four; a dot takes one place, and thirds share a row of their own. */
async function widths(count: number, last?: ReactNode): Promise<string[]> {
  const products = Array.from({ length: count }, (_, index) => ({ ...TERAN, id: `teran-${index}` }));
  const markup = await rendered(<CardList products={products} onCartForm={() => undefined} last={last} />);
  const classes = [...markup.matchAll(/class="(product-card [^"]*)"/g)].map(([, names = ""]) => names.split(" "));
  const [ofTwo = "", ofFour = ""] = [2, 4].map((row) =>
    classes.map((names) => (names.includes(`beside-in-${row}`) ? "beside" : ".")).join(" "),
  );
  return [ofTwo, markup.includes("in-three") ? ofFour.replaceAll(".", "third") : ofFour];
}

test.each([
  [1, "beside", "beside"],
  [2, ". .", "beside beside"],
  [3, ". . beside", "third third third"],
  [4, ". . . .", ". . . ."],
  [5, ". . . . beside", ". . . . beside"],
  [6, ". . . . . .", ". . . . beside beside"],
  [7, ". . . . . . beside", ". . . . . . ."],
])("no row of %i cards ends early but where three of four are left", async (count, ofTwo, ofFour) => {
  expect(await widths(count)).toEqual([ofTwo, ofFour]);
});

test("before the box that the visitor fills, which is two places wide or one, only a single card is wide", async () => {
  const ofFour = async (count: number) => (await widths(count, <li />))[1];
  expect(await Promise.all([1, 2, 3, 4].map(ofFour))).toEqual(["beside", ". .", ". . .", ". . . ."]);
});

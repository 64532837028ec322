import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server.js";
import { expect, test } from "vitest";
import { pageTextsFor } from "../../i18n/i18next.server.ts";
import { PageTexts } from "../../i18n/text.ts";
import type { CartDetails, DetailedLine } from "../../shop/cart/detailed-cart.ts";
import { KunaShown } from "../../ui/price.tsx";
import { CartProvider } from "./cart-context.tsx";
import { CartPanel } from "./cart-panel.tsx";

const BOTTLE: DetailedLine = {
  productId: "malvazija-2025",
  slug: "malvazija-istarska-2025",
  name: "Malvazija",
  year: 2025,
  quantity: 6,
  priceCents: 1250,
  stock: 480,
  boxed: true,
  category: "wine",
  colour: "straw",
};

const PRICE = { countryCode: "HR", orderable: true, firstBoxCents: 590, furtherBoxCents: 300, freeFromCents: 15_000 };

type Changes = CartDetails["changes"];

async function panel(lines: DetailedLine[], { kuna = true, changes = null as Changes } = {}): Promise<string> {
  const element = (
    <PageTexts.Provider value={pageTextsFor("en")}>
      <KunaShown.Provider value={kuna}>
        <CartProvider
          cart={{ label: lines.length > 0 ? "Cart" : null, details: { lines, changes, delivery: PRICE } }}
          showKuna={kuna}
        >
          <CartPanel closing="/en" />
        </CartProvider>
      </KunaShown.Provider>
    </PageTexts.Provider>
  );
  const { dataRoutes, query } = createStaticHandler([{ path: "*", element }]);
  const context = await query(new Request("http://localhost/en?overlay=cartOpen"));
  if (context instanceof Response) throw new Error("The panel has no loader that could answer");
  const router = createStaticRouter(dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("what is missing to free delivery is said of the goods alone, until nothing is", async () => {
  const missing = await panel([BOTTLE]);
  expect(textOf(missing)).toMatch(
    /Delivery in Croatia: 5,90\s€ \(44,45\s*kn\)\. 75,00\s€ \(565,09\s*kn\) more makes it free\. The exact delivery price/,
  );
  expect(missing).toContain('max="15000" value="7500"');
  expect(textOf(await panel([{ ...BOTTLE, quantity: 12 }]))).toContain("Your delivery in Croatia is free.");
});

test("a full box shows the contract's figures in both currencies and leads to the checkout", async () => {
  const markup = await panel([BOTTLE]);
  for (const figure of ["60,00 €", "15,00 €", "3,00 €", "78,00 €", "587,69 kn"])
    expect(textOf(markup)).toContain(figure);
  expect(markup).toContain('href="/en/checkout"');
  expect(textOf(markup.slice(markup.indexOf('class="cart-onward"')))).toMatch(/The box is full\..* Go to checkout/);
  expect(markup).not.toContain("fillBox");
});

test.each([4, 6])("the total of %s bottles is said once, beside the way on that stays in sight", async (quantity) => {
  const markup = await panel([{ ...BOTTLE, quantity }]);
  const total = quantity === 6 ? "78,00 €" : "52,00 €";
  expect(textOf(markup).split(total)).toHaveLength(2);
  expect(textOf(markup.slice(markup.indexOf('class="cart-onward"')))).toContain(`Total before delivery ${total}`);
});

test("where several boxes are filled, the words tell of the last one, and in the end of all", async () => {
  expect(textOf(await panel([{ ...BOTTLE, quantity: 17 }]))).toMatch(/Add 1 more bottle to fill box\s3\./);
  expect(textOf(await panel([{ ...BOTTLE, quantity: 12 }]))).toContain("All boxes are full.");
});

test("what makes up the total opens without scripts, and is told in a line before", async () => {
  const details = /<details .*<\/details>/.exec(await panel([BOTTLE]))?.[0] ?? "";
  expect(textOf(details)).toMatch(
    /^ incl\. 15,00 € VAT and 3,00 € packing Subtotal.*15,00 € 113,02 kn .*3,00 € 22,60 kn .*The minimum order is one box/,
  );
  const single = textOf(await panel([{ ...BOTTLE, boxed: false }]));
  expect(single).toContain("incl. 15,00 € VAT Subtotal");
  expect(single).not.toContain("minimum");
});

test.each([
  [1, 1, 5],
  [6, 6, 0],
  [8, 2, 4],
])(
  "of %s bottles the last box shows %s, and outlines of the %s that it still takes",
  async (quantity, shown, missing) => {
    const markup = await panel([{ ...BOTTLE, quantity }]);
    expect(markup.split("<image href=")).toHaveLength(shown + 1);
    expect(markup.split("box-picture-missing")).toHaveLength(missing + 1);
  },
);

test("an empty cart can be left as any other", async () => {
  expect(await panel([])).toMatch(/<a class="cart-link" href="\/en">Continue shopping/);
});

test("a box that is not full asks for the missing bottles instead of the checkout", async () => {
  const markup = await panel([{ ...BOTTLE, quantity: 1 }]);
  expect(textOf(markup)).toContain("Add 5 more bottles to fill a box.");
  expect(textOf(markup)).not.toContain("The box is full.");
  expect(markup).toContain('value="fillBox"');
  expect(markup).not.toContain("/en/checkout");
});

test("the button that fills a box says with which bottles and for how much", async () => {
  const last = { ...BOTTLE, productId: "teran-2023", name: "Teran", quantity: 1, stock: 3, priceCents: 1380 };
  // Two of the last ones are left (27,60), two more are missing (25,00).
  expect(textOf(await panel([{ ...BOTTLE, quantity: 1 }, last]))).toMatch(
    /Fill the box 2 × Teran, 2 × Malvazija, 52,60\s€/,
  );
});

test("a box that the stock cannot fill offers no button that would change nothing", async () => {
  const markup = await panel([{ ...BOTTLE, quantity: 4, stock: 4 }]);
  expect(textOf(markup)).toContain("Add 2 more bottles to fill a box.");
  expect(markup).not.toContain("fillBox");
});

test("oil needs no box and bears no fee", async () => {
  const markup = await panel([{ ...BOTTLE, quantity: 2, priceCents: 1400, boxed: false }]);
  expect(textOf(markup)).toMatch(/Packing fee \(0,50\s€\sper\sbottle\) 0,00 €/);
  expect(textOf(markup)).not.toContain("The box is full.");
  expect(markup).not.toContain("box-picture");
  expect(markup).toContain('href="/en/checkout"');
});

test("more is disabled at the stock, fewer at one", async () => {
  const disabled = (markup: string) =>
    [...markup.matchAll(/value="(\w+)"[^>]*disabled=""/g)].map(([, intent]) => intent);
  expect(disabled(await panel([{ ...BOTTLE, stock: 6 }]))).toEqual(["increment"]);
  expect(disabled(await panel([{ ...BOTTLE, quantity: 1 }]))).toEqual(["decrement"]);
});

test("every form comes back to the page with its overlay", async () => {
  const markup = await panel([{ ...BOTTLE, quantity: 7 }]);
  const forms = [...markup.matchAll(/<form[^>]*action="([^"]+)"[\s\S]*?name="from" value="([^"]+)"/g)];
  expect(forms.map(([, action, from]) => [action, from])).toEqual([
    ["/cart", "/en?overlay=cartOpen"],
    ["/cart", "/en?overlay=cartOpen"],
  ]);
});

test("an empty cart leads back to the products", async () => {
  const markup = await panel([]);
  expect(textOf(markup)).toContain("Your cart is empty");
  expect(markup).toContain('href="/en/our-products"');
  expect(markup).not.toContain("<form");
});

test("what the catalogue changed is told by name, and what is sold out leads to where one hears when it is back", async () => {
  const changes = { soldOut: [{ name: "Teran", slug: "teran-2023" }], gone: 2, lowered: ["Merlot", "Rosé"] };
  const markup = await panel([BOTTLE], { changes });
  const text = textOf(markup);
  expect(markup).toContain('href="/en/our-products/teran-2023"');
  expect(text).toMatch(/Sold out and taken out of your cart: Teran ?\./);
  expect(text).toContain("2 items are no longer available.");
  expect(text).toContain("We lowered the quantity of: Merlot, Rosé.");
});

test("a shop that shows no kuna shows none", async () => {
  expect(await panel([BOTTLE], { kuna: false })).not.toContain("kn<");
});

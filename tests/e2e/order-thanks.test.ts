import { expect } from "vitest";
import { accountShop } from "../support/account-shop.ts";
import { newVisitor } from "../support/browser.ts";
import { ORDER_FIELDS, SIX_MALVAZIJA } from "../support/buyers.ts";
import { it } from "../support/shared-server.ts";

/** The words of a page's middle. */
const wordsOf = (page: string) =>
  (/<main.*<\/main>/s.exec(page)?.[0] ?? "").replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

it.for([
  // Two boxes, of which the last one is drawn: 119,88 + 6,00 for packing + 5,90 and 3,00 for delivery.
  {
    productId: "malvazija-2025",
    quantity: 12,
    line: "Malvazija istarska 2025 12 × 9,99 €",
    total: "134,78 €",
    drawn: 6,
  },
  // Oil is packed beside boxes: 46,00 + 5,90 for delivery.
  {
    productId: "ulje-buza-2025",
    quantity: 2,
    line: "Maslinovo ulje Buža 2025 2 × 23,00 €",
    total: "51,90 €",
    drawn: 0,
  },
])(
  "the page that thanks tells what was bought and what it comes to, wine in its box: $productId",
  async (row, { shared }) => {
    const { productId, quantity, line, total, drawn } = row;
    const shop = accountShop(shared.server);
    const cookie = `cart=${encodeURIComponent(JSON.stringify([{ productId, quantity }]))}`;
    const placed = await shop.post("/potvrda", { ...ORDER_FIELDS, orderKey: `thanks-for-${productId}` }, { cookie });
    const page = await (await shop.ask(placed.headers.get("Location") ?? "")).text();
    const words = wordsOf(page);
    const start = words.indexOf(" Proizvodi ");
    expect(words.slice(start, start + 60)).toContain(line);
    expect(words.slice(start).match(/Ukupno (\S+ €)/)?.[1]).toBe(total);
    expect(page.split("<image href=")).toHaveLength(drawn + 1);
  },
);

it.for([true, false])(
  "it and the order's page are one sheet of paper each, with the codes on it (scripts: %s)",
  async (scripts, { withPictures: { server, browser } }) => {
    const shop = accountShop(server);
    const cookie = `cart=${encodeURIComponent(JSON.stringify(SIX_MALVAZIJA))}`;
    const placed = await shop.post(
      "/potvrda",
      { ...ORDER_FIELDS, orderKey: `a-printed-sheet-of-paper-${scripts}` },
      { cookie },
    );
    const thanks = placed.headers.get("Location") ?? "";
    const { context, page } = await newVisitor(browser, { url: server.url, scripts });
    for (const address of [thanks, `/narudzba/${new URLSearchParams(thanks.split("?")[1]).get("order")}`]) {
      await page.goto(address);
      if (scripts) await page.getByRole("button", { name: "Kopiraj IBAN" }).waitFor();
      expect(await page.locator(".transfer-code img").count()).toBe(2);
      const pdf = await page.pdf({ format: "A4" });
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }
    await context.close();
  },
);

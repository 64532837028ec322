import { expect, it } from "vitest";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import { orderSheet } from "./order-sheet.ts";
import type { OrderValues } from "./order-values.ts";
import { placeOrder } from "./place-order.server.ts";

onBothEngines("an order's sheet", (openTestShop) => {
  async function sheetOf(changes: Partial<OrderValues>) {
    const { platform } = await openTestShop();
    const placed = await placeOrder(platform, input({ form: filledForm(changes) }));
    if (!placed.ok) throw new Error(`Refused: ${placed.reason}`);
    return orderSheet(placed.order, "de");
  }

  it("leads a courier to the buyer, in the reader's language", async () => {
    expect(await sheetOf({})).toMatchObject({
      number: "2026-000001",
      placedAt: "am 20.\u00a0November\u00a02026 um\u00a012:00\u00a0Uhr",
      handedOverAt: ["Ana Horvat", "Kandlerova 1", "52100 Pula", "Kroatien"],
      billedTo: ["Ana Horvat", "Kandlerova 1", "52100 Pula", "Kroatien"],
    });
  });

  it("leads whoever collects it to the cellar, and bills the company", async () => {
    const company = { name: "Probe GmbH", taxNumber: "DE123456789", address: "Domstraße 2, Köln" };
    expect(await sheetOf({ delivery: "pickup", company })).toMatchObject({
      handedOverAt: ["Vinarija Kažun", "Stancija Kažun 7", "52215 Vodnjan", "Kroatien"],
      billedTo: ["Probe GmbH", "DE123456789", "Domstraße 2, Köln"],
    });
  });

  it("has what the buyer has asked for and what a card is to say", async () => {
    const words = { note: "Bitte läuten", giftMessage: "Alles Gute" };
    expect(await sheetOf(words)).toMatchObject(words);
  });

  it("tells no key", async () => {
    const sheet = await sheetOf({});
    for (const key of ["id", "token", "orderKey", "email", "phone"]) expect(sheet).not.toHaveProperty(key);
  });
});

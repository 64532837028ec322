import { expect, it } from "vitest";
import { outcome, posted } from "../../../tests/support/accounts.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { action } from "./cart-route.tsx";

const MALVAZIJA = "malvazija-2025";

onBothEngines("a form that adds to the cart", (openTestShop) => {
  async function cookiesOf(platform: Platform, productId: string, cart = "[]") {
    const fields = { intent: "add", productId, quantity: "6", from: "/en" };
    const request = posted("/cart", fields, `cart=${encodeURIComponent(cart)}`);
    const { status, to, cookies } = await outcome(() => action({ request, params: {}, context: { platform } }));
    expect([status, to]).toEqual([303, "/en"]);
    return decodeURIComponent(cookies.join("\n"));
  }

  const setStock = ({ database }: Platform, stock: number) =>
    database.write((connection) =>
      connection.updateTable("products").set({ stock }).where("id", "=", MALVAZIJA).execute(),
    );

  it("says that it was added once it was", async () => {
    const { platform } = await openTestShop();
    expect(await cookiesOf(platform, MALVAZIJA)).toContain(`notice=added.${MALVAZIJA};`);
  });

  it("does not say so of what there is not, or no longer", async () => {
    const { platform } = await openTestShop();
    expect(await cookiesOf(platform, "never-was")).not.toContain("notice=added");
    await setStock(platform, 0);
    expect(await cookiesOf(platform, MALVAZIJA)).not.toContain("notice=added");
  });

  it("does not say so of more than there is", async () => {
    const { platform } = await openTestShop();
    await setStock(platform, 8);
    const cart = `[{"productId":"${MALVAZIJA}","quantity":8}]`;
    expect(await cookiesOf(platform, MALVAZIJA, cart)).not.toContain("notice=added");
    expect(await cookiesOf(platform, MALVAZIJA)).toContain("notice=added");
  });
});

import { expect, it } from "vitest";
import { orderedBy } from "../../../tests/support/order-states.ts";
import { outOfRoom, placedTexts } from "../../../tests/support/pdf-places.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { packingSlip } from "./packing-slip.server.ts";

const GREETING = Array.from({ length: 12 }, (_, line) => `Pozdrav ${line + 1}`);

onSqlite("a packing slip", (openTestShop) => {
  it("keeps a gift's message together above the foot, however many kinds go before it", async () => {
    const { platform } = await openTestShop();
    const order = await orderedBy(platform, { giftMessage: GREETING.join("\n") });
    for (let kinds = 10; kinds <= 22; kinds++) {
      const lines = Array.from({ length: kinds }, () => order.lines).flat();
      const texts = await placedTexts(await packingSlip({ ...order, lines }));
      expect(outOfRoom(texts), `${kinds} kinds`).toEqual([]);
      const message = texts.slice(-GREETING.length - 1);
      expect(message.map(({ text }) => text)).toEqual(["Poruka uz poklon", ...GREETING]);
      expect(new Set(message.map(({ page }) => page)).size, `${kinds} kinds`).toBe(1);
    }
  });
});

import { expect, it } from "vitest";
import { asked, outcome } from "../../../tests/support/accounts.ts";
import { change, orderedBy } from "../../../tests/support/order-states.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { markPaid } from "../../shop/orders/pay-order.server.ts";
import { loader } from "./order-success.tsx";

const CENT_SHORT = { by: "staff", actor: "Marija", reference: "17", amountCents: 6883, currency: "EUR" } as const;

const thanksFor = (platform: Platform, token: string) =>
  outcome(() => loader({ request: asked(`/de/erfolg?order=${token}`), params: {}, context: { platform } }));

onSqlite("the page that thanks", (openTestShop) => {
  it("thanks for no order that is off: its own page says so", async () => {
    const { platform } = await openTestShop();
    const { id, token } = await orderedBy(platform);
    expect(await thanksFor(platform, token)).toMatchObject({ status: 200, data: { order: { token } } });
    await change(platform, id, "cancelled", "buyer");
    expect(await thanksFor(platform, token)).toMatchObject({ status: 302, to: `/de/bestellung/${token}` });
  });

  it("shows nothing to pay by while money that has come is looked at", async () => {
    const { platform } = await openTestShop();
    const { id, token } = await orderedBy(platform);
    await markPaid(platform, { orderId: id }, CENT_SHORT);
    expect(await thanksFor(platform, token)).toMatchObject({
      data: { order: { isReviewed: true, files: { codes: null } } },
    });
  });
});

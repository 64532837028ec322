import { expect, it } from "vitest";
import { action as reservations } from "../../app/api/reservations-call.ts";
import { action as checkout } from "../../app/screens/checkout/checkout.tsx";
import { action as book } from "../../app/screens/reservation/reservation.tsx";
import { BOOKING, HOTEL, json, locationOf, problemOf } from "../support/calls.ts";
import { ADDRESS, type Answered, buyer, cartCookie, count, guest, post } from "../support/senders.ts";
import { onBothEngines, type TestShop } from "../support/shops.ts";

const PAGE = { Accept: "text/html" };

onBothEngines("a one-time key of somebody else", (openTestShop) => {
  const order = (shop: TestShop, fields: Record<string, string>, quantity = 1) =>
    post(
      shop,
      checkout,
      "/potvrda",
      { ...buyer(1), ...fields },
      { headers: cartCookie("ulje-bjelica-2025", quantity) },
    );
  const placeOf = ({ headers }: Answered) => headers.get("Location");

  it("answers the same order again, and loses none that is another", async () => {
    const shop = await openTestShop();
    const first = await order(shop, {});
    expect(placeOf(await order(shop, {}))).toBe(placeOf(first));
    const others = [await order(shop, { email: "eve@evil.example" }), await order(shop, {}, 2)];
    expect(new Set([first, ...others].map(placeOf)).size).toBe(3);
    expect(await count(shop.platform, "orders")).toBe(3);
    // The cart is empty once its order is placed: who presses again meets their order, not an empty cart.
    const emptied = await post(shop, checkout, "/potvrda", { ...buyer(1), email: "eve@evil.example" });
    expect(placeOf(emptied)).toBe(placeOf(others[0] as Answered));
  });

  it("answers the same booking again, and loses none that is another", async () => {
    const shop = await openTestShop();
    const send = (fields: Record<string, string>) =>
      post(shop, book, "/degustacija-vina", { ...guest(1), reservationKey: "a-form-key-of-22-chars", ...fields });
    const places = [await send({}), await send({}), await send({ email: "eve@evil.example" })].map(placeOf);
    expect(places[1]).toBe(places[0]);
    expect(places[2]).not.toBe(places[0]);
    expect(await count(shop.platform, "reservations")).toBe(2);
  });
});

onBothEngines("an Idempotency-Key", (openTestShop) => {
  const keyed = (shop: TestShop, body: unknown, headers = {}) =>
    json(reservations, shop.platform, "/api/reservations", body, { headers: { "Idempotency-Key": "k", ...headers } });

  it("cannot be taken away by a body that is wrong, nor by another client", async () => {
    const shop = await openTestShop();
    expect((await keyed(shop, { ...BOOKING, email: "ana" })).status).toBe(422);
    expect((await keyed(shop, BOOKING, { Authorization: "Bearer another-client" })).status).toBe(201);
    const mine = await keyed(shop, { ...BOOKING, adults: 3 });
    expect(mine.status).toBe(201);
    expect(locationOf(await keyed(shop, { ...BOOKING, adults: 3 }))).toBe(locationOf(mine));
    expect(await problemOf(await keyed(shop, { ...BOOKING, adults: 4 }))).toMatchObject({ status: 409 });
  });

  it("knows the same fields in another order", async () => {
    const shop = await openTestShop();
    const first = await keyed(shop, BOOKING);
    const again = await keyed(shop, Object.fromEntries(Object.entries(BOOKING).reverse()));
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(locationOf(again)).toBe(locationOf(first));
  });
});

onBothEngines("an answer to a post", (openTestShop) => {
  it("says what is left of a limit, whether it was taken, wrong or too much", async () => {
    const shop = await openTestShop();
    const wrong = await json(reservations, shop.platform, "/api/reservations", {});
    const draft = await post(shop, reservations, "/api/reservations", {}, { headers: PAGE, partnerOrigin: HOTEL });
    const taken = await post(shop, book, "/degustacija-vina", guest(1), { address: ADDRESS });
    expect([wrong.status, draft.status, taken.status]).toEqual([422, 303, 303]);
    for (const { headers } of [wrong, draft, taken]) {
      expect(headers.get("RateLimit")).toMatch(/^"\w+";r=\d+;t=\d+$/);
      expect(headers.get("RateLimit-Policy")).toMatch(/^"\w+";q=\d+;w=\d+$/);
    }
  });
});

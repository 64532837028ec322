import { expect, it } from "vitest";
import { openAccount } from "../../../tests/support/accounts.ts";
import { letTimePass, NOON, onBothEngines } from "../../../tests/support/shops.ts";
import { DAYS } from "../../platform/system/clock.ts";
import { textFromCart } from "../cart/cart-text.ts";
import { openSession } from "./open-session.server.ts";
import { findSessionSeen, type SessionKind, sessionHash } from "./sessions.store.server.ts";

const CART = [{ productId: "medica", quantity: 6 }];

onBothEngines("what a stored page knows of a session", (openTestShop) => {
  async function open(kind: SessionKind = "browser") {
    const shop = await openTestShop();
    const { platform } = shop;
    const { id: userId } = await openAccount(platform);
    const { secret } = await openSession(platform, { userId, kind, agent: "", cart: CART, replaces: null });
    const seen = (of = secret) => findSessionSeen(platform.database.read, sessionHash(of) ?? "", platform.clock());
    return { shop, secret, seen };
  }

  it("are the carts of device and account, and when it was here, however often it is asked", async () => {
    const { seen } = await open();
    const cart = textFromCart(CART);
    expect(await seen()).toEqual({ cart, accountCart: cart, accountFavourites: "", seenAt: NOON });
    expect(await seen()).toEqual(await seen());
  });

  it("is nothing after seven days, for another secret, and for a program's", async () => {
    const { shop, secret, seen } = await open();
    expect(await seen(secret.split("").reverse().join(""))).toBeNull();
    expect(sessionHash("no secret at all")).toBeNull();
    expect(await seen("no secret at all")).toBeNull();
    letTimePass(shop, 7 * DAYS - 1);
    expect(await seen()).not.toBeNull();
    letTimePass(shop, 1);
    expect(await seen()).toBeNull();
    expect(await (await open("bearer")).seen()).toBeNull();
  });
});

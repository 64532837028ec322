import type { Platform } from "../../app/platform/platform.server.ts";
import { listAttempts } from "../../app/shop/card-payments/card-attempts.store.server.ts";
import { expireOrders } from "../../app/shop/orders/expire-orders.server.ts";
import { answerToCall, leaveAgain, ledOn, returnUrlOf } from "./card-attempts.ts";
import { TEST_PROVIDERS, type TestProvider } from "./card-providers.ts";
import { orderedBy } from "./order-states.ts";

/** The provider whose calls are looked at most closely: each payment has a number of its own there, known for one order only. */
const PROVIDER = TEST_PROVIDERS.find(({ name }) => name === "wspay") as TestProvider;
const MINUTE = 60_000;
const CENTS = 6884;

/** The settings of a shop whose buyers take this way: unpaid orders are held for a quarter of an hour. */
export const WAY_SETTINGS = { ...PROVIDER.settings("https://provider.example"), HOLD_CARD_MINUTES: "15" };
/** How long the way takes, by the shop's clock, in milliseconds. */
export const WAY_MS = 16 * MINUTE;

/** A shop with its clock; `other`: the same shop, for what is no part of the way that is looked at. */
type ShopOnTheWay = { platform: Platform; clock: { now: number }; other?: Platform };

/**
 * The way to the card page and back, beginning at a moment: an order is placed, its buyer leaves for the card page, the provider calls, the
 * buyer comes back; an order of another buyer, who never pays, expires. Whoever goes it again under the same key does again what
 * nobody has answered.
 * @throws Error where a step is answered wrongly
 */
export async function goTheWay(shop: ShopOnTheWay, key: string, start: number): Promise<void> {
  const { platform, clock, other = platform } = shop;
  clock.now = start;
  // A mailbox of its own for each: one gets so many mails of a kind in an hour.
  const order = await orderedBy(platform, { payment: "card", orderKey: key, email: `${key}@kupac.example` });
  const [left] = await listAttempts(platform.database.read, order.id);
  const number = left?.number ?? (await leaveAgain(platform, order));
  const said = { number, cents: CENTS };
  const called = await answerToCall(platform, PROVIDER, PROVIDER.call(said));
  const led = await ledOn(platform, PROVIDER, PROVIDER.back(said, returnUrlOf(platform, PROVIDER)));
  if (called.status !== 200 || led !== `/uspjeh?order=${order.token}`) throw new Error(`${called.status} ${led}`);
  const unpaid = `${key}-unpaid`;
  await orderedBy(other, { payment: "card", orderKey: unpaid, email: `${unpaid}@kupac.example` });
  clock.now = start + WAY_MS;
  await expireOrders(platform);
}

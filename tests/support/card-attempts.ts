import { action as callback } from "../../app/api/cards/card-callback-route.ts";
import { loader as back } from "../../app/api/cards/card-return-route.ts";
import type { Platform } from "../../app/platform/platform.server.ts";
import { startCardAttempt } from "../../app/shop/card-payments/start-card-attempt.server.ts";
import type { Order } from "../../app/shop/orders/order.ts";
import type { Back, Sent, TestProvider } from "./card-providers.ts";
import { orderedBy } from "./order-states.ts";

export type CardOrder = { order: Order; number: string };

/** An order of 68,84 € whose buyer has left for the card page. */
export async function leftForCardPage(platform: Platform, orderKey = "a-form-key-of-22-chars"): Promise<CardOrder> {
  const order = await orderedBy(platform, { payment: "card", orderKey });
  return { order, number: await leaveAgain(platform, order) };
}

/** Leaves once more; the number of the new attempt. */
export async function leaveAgain(platform: Platform, order: Order): Promise<string> {
  const started = await startCardAttempt(platform, order);
  if (!started.ok) throw new Error(`Refused: ${started.reason}`);
  return started.attempt.number;
}

/** What the shop answers a provider's own call. */
export async function answerToCall(
  platform: Platform,
  { name }: TestProvider,
  { headers, body }: Sent,
): Promise<Response> {
  const request = new Request(`${platform.settings.publicUrl}/card/callback/${name}`, {
    method: "POST",
    headers,
    body,
  });
  return callback({ request, params: { last: name }, context: { platform } });
}

/** Where the shop leads a buyer who comes back. */
export async function ledOn(
  platform: Platform,
  { name }: TestProvider,
  { method, url, fields }: Back,
): Promise<string> {
  const query = new URLSearchParams(fields);
  const request = method === "get" ? new Request(`${url}?${query}`) : new Request(url, { method: "POST", body: query });
  const answer = await back({ request, params: { last: name }, context: { platform } });
  return answer.headers.get("Location") ?? "";
}

/** Where a provider leads its buyers back to. */
export function returnUrlOf({ settings }: Platform, { name }: TestProvider): string {
  return `${settings.publicUrl}/card/return/${name}`;
}

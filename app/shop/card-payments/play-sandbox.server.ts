import type { Platform } from "../../platform/platform.server.ts";
import { SECONDS } from "../../platform/system/clock.ts";
import { cardPath } from "../../routing/paths.ts";
import type { Order } from "../orders/order.ts";
import { findOrder } from "../orders/orders.store.server.ts";
import { cardFields } from "../payment/card-messages.server.ts";
import { openSandbox, type SandboxPage, sandboxCallback } from "../payment/sandbox.server.ts";
import { PLAY_FIELD, SANDBOX_CALLS } from "../payment/sandbox-calls.ts";
import { findAttempt } from "./card-attempts.store.server.ts";
import { queueSandboxCall } from "./card-jobs.server.ts";

/** How long a provider that is late takes. */
const LATE_MS = 20 * SECONDS;

/** What the sandbox answers: the card page; or the order to which its buyer goes back while the provider is still to call. */
type SandboxAnswer = { page: SandboxPage; fields: Record<string, string> } | { order: Order };

/** Reads a form that leads to the sandbox, and does what its button says; null where the form is not signed by us. */
export async function playSandbox(platform: Platform, body: string): Promise<SandboxAnswer | null> {
  const { settings, database, clock } = platform;
  const sent = cardFields({ url: settings.publicUrl, body });
  const play = SANDBOX_CALLS.find((call) => call === sent.get(PLAY_FIELD));
  sent.delete(PLAY_FIELD);
  const returnUrl = settings.publicUrl + cardPath("cardReturn", settings.sandboxProvider);
  const page = openSandbox(settings, sent, returnUrl);
  const attempt = page && (await findAttempt(database.read, page.payment.number));
  if (!attempt) return null;
  if (!play) return { page, fields: Object.fromEntries(sent) };
  const { provider, message } = sandboxCallback(settings, page.payment);
  const call = { provider, headers: message.headers, body: message.body };
  if (play === "late") await queueSandboxCall(platform, call, clock() + LATE_MS);
  else for (const _ of ["once", "twice"]) await queueSandboxCall(platform, call, clock());
  const order = await findOrder(database.read, attempt.orderId);
  return order && { order };
}

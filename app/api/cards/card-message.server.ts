import { redirect } from "@remix-run/node";
import type { Platform } from "../../platform/platform.server.ts";
import { pathTo } from "../../routing/paths.ts";
import type { CardReportResult } from "../../shop/card-payments/receive-card-report.server.ts";
import { findOrder } from "../../shop/orders/orders.store.server.ts";
import { CARD_PROVIDERS, type CardAdapter, type CardMessage } from "../../shop/payment/card-adapter.ts";
import { cardAdapter } from "../../shop/payment/card-providers.server.ts";

/** The adapter of the provider that an address names; null where there is none, or the shop has no account there. */
export function adapterNamed({ settings }: Platform, name: string | undefined): CardAdapter | null {
  const provider = CARD_PROVIDERS.find((known) => known === name);
  return provider ? cardAdapter(settings, provider) : null;
}

/** A request as the signatures of card providers are taken over it. */
export async function cardMessageFrom(request: Request): Promise<CardMessage> {
  return { url: request.url, headers: request.headers, body: request.method === "POST" ? await request.text() : "" };
}

/**
 * Leads a buyer on who comes back from the card page: to the success page once the order is paid, else to the page that says what can
 * be done. Where nobody knows which order it is about, to the same page for anybody.
 */
export async function leadOn(platform: Platform, { result, orderId }: CardReportResult): Promise<Response> {
  const order = orderId === null ? null : await findOrder(platform.database.read, orderId);
  if (!order) return redirect(pathTo("order-error", "hr"), 303);
  const { language, token } = order;
  const screen = result === "paid" ? "order-success" : "order-error";
  return redirect(pathTo(screen, language, {}, { order: token }), 303);
}

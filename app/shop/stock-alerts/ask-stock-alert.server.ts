import { randomUUID } from "node:crypto";
import type { Language } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { DAYS } from "../../platform/system/clock.ts";
import { SENDER_KEPT_MS } from "../spam/sender-kept.ts";
import { issueToken, newSecret } from "../tokens/tokens.store.server.ts";
import { holderOf } from "./alert-holder.server.ts";
import { queueConfirmMail } from "./stock-alert-mails.server.ts";
import { putStockAlert } from "./stock-alerts.store.server.ts";

/** The link that ends a wish lives longer than the wish itself (`KEPT.stockAlert`). */
const END_LIFE_MS = 367 * DAYS;

type StockAlertInput = { productId: string; email: string; language: Language };

/**
 * Asks an address by mail whether it really wants to hear of a product (docs/rules.md "Back in stock"). Whoever waits already gets no
 * second mail, and the form is answered alike, so that nobody learns who waits.
 * @throws what `database.isUnavailable` knows when the database is away
 */
export async function askStockAlert(
  platform: Platform,
  { productId, email, language }: StockAlertInput,
): Promise<{ ok: true }> {
  const { database, clock } = platform;
  const now = clock();
  const wish = { id: randomUUID(), productId, email, language, createdAt: now, confirmedAt: null };
  await database.write(async (unit) => {
    const { id, confirmedAt } = await putStockAlert(unit, wish);
    if (confirmedAt !== null) return;
    const end = newSecret();
    const confirming = { userId: null, purpose: "stockAlert", details: JSON.stringify({ alertId: id }) } as const;
    const confirm = await issueToken(unit, confirming, { now, lifeMs: SENDER_KEPT_MS });
    const details = JSON.stringify({ alertId: id, productId, holder: holderOf(end, email) });
    await issueToken(
      unit,
      { userId: null, purpose: "endStockAlert", details },
      { now, lifeMs: END_LIFE_MS, secret: end },
    );
    await queueConfirmMail(platform, unit, email, { productId, language, confirm, end });
  });
  return { ok: true };
}

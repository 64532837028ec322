import { z } from "zod";
import type { Platform } from "../../platform/platform.server.ts";
import { findToken, redeemToken } from "../tokens/tokens.store.server.ts";
import { holderOf } from "./alert-holder.server.ts";
import { deleteStockAlert, listStockAlertsFor, markConfirmed } from "./stock-alerts.store.server.ts";

const alertJson = z.object({ alertId: z.string() });
/** Links of older mails name the wish alone. */
const endJson = alertJson.extend({ productId: z.string().optional(), holder: z.string().optional() });

/** Confirms that somebody wants to hear of a product; says whether the link was good. */
export async function confirmStockAlert({ database, clock }: Platform, secret: string): Promise<boolean> {
  return database.write(async (unit) => {
    const token = await redeemToken(unit, secret, ["stockAlert"], clock());
    if (!token) return false;
    return markConfirmed(unit, alertJson.parse(JSON.parse(token.details)).alertId, clock());
  });
}

/**
 * Ends the wish that its mail was about, wherever it is sent by now, and whatever wish the link's address has for the product, also one
 * that was asked for later; says whether the link was good. It works again, so that nobody who has ended it reads that they could not.
 */
export async function endStockAlert({ database, clock }: Platform, secret: string): Promise<boolean> {
  return database.write(async (unit) => {
    const token = await findToken(unit, secret, clock());
    if (token?.purpose !== "endStockAlert") return false;
    const { alertId, productId, holder } = endJson.parse(JSON.parse(token.details));
    await deleteStockAlert(unit, alertId);
    for (const { id, email } of productId ? await listStockAlertsFor(unit, productId) : []) {
      if (holderOf(secret, email) === holder) await deleteStockAlert(unit, id);
    }
    return true;
  });
}

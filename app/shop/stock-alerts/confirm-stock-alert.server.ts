import { z } from "zod";
import type { Platform } from "../../platform/platform.server.ts";
import { findToken, redeemToken } from "../tokens/tokens.store.server.ts";
import { deleteStockAlert, markConfirmed } from "./stock-alerts.store.server.ts";

const detailsJson = z.object({ alertId: z.string() });

/** Confirms that somebody wants to hear of a product; says whether the link was good. */
export async function confirmStockAlert({ database, clock }: Platform, secret: string): Promise<boolean> {
  return database.write(async (unit) => {
    const token = await redeemToken(unit, secret, ["stockAlert"], clock());
    return token !== null && (await markConfirmed(unit, alertIdOf(token.details), clock()));
  });
}

/** Ends a wish; says whether the link was good. It works again, so that nobody who has ended it reads that they could not. */
export async function endStockAlert({ database, clock }: Platform, secret: string): Promise<boolean> {
  return database.write(async (unit) => {
    const token = await findToken(unit, secret, clock());
    if (token?.purpose !== "endStockAlert") return false;
    await deleteStockAlert(unit, alertIdOf(token.details));
    return true;
  });
}

const alertIdOf = (details: string) => detailsJson.parse(JSON.parse(details)).alertId;

import { z } from "zod";
import type { Platform } from "../../platform/platform.server.ts";
import { findExpiredPurpose, findToken, findUnsubscriber, type TokenPurpose } from "../tokens/tokens.store.server.ts";

/** Links that lead to the confirming page; the others set a password of an account that is there. */
type LinkPurpose = Exclude<TokenPurpose, "reset" | "invite">;

/** A link of a mail: what it is for and, where it confirms an address, which; or why it does nothing any more. */
type ConfirmLink =
  | { state: "open"; purpose: LinkPurpose; email: string; newsletter: boolean }
  | { state: "expired"; purpose: TokenPurpose }
  | { state: "bad" };

/** Links that ask for one press and nothing else. */
const PRESSED = ["newsletter", "reservation", "stockAlert", "endStockAlert"] as const;

const detailsJson = z.object({ email: z.string(), newsletter: z.boolean().default(false) });

/** What a link is for, without using it. One that unsubscribes works again and again. */
export async function findConfirmLink({ database, clock }: Platform, secret: string): Promise<ConfirmLink> {
  const now = clock();
  const token = await findToken(database.read, secret, now);
  if (token?.purpose === "register" || token?.purpose === "changeEmail") {
    return { state: "open", purpose: token.purpose, ...detailsJson.parse(JSON.parse(token.details)) };
  }
  const nothing = { email: "", newsletter: false };
  const pressed = PRESSED.find((purpose) => purpose === token?.purpose);
  if (pressed) {
    return { state: "open", purpose: pressed, ...nothing };
  }
  if ((await findUnsubscriber(database.read, secret, now)) !== null) {
    return { state: "open", purpose: "unsubscribe", ...nothing };
  }
  const expired = await findExpiredPurpose(database.read, secret, now);
  return expired ? { state: "expired", purpose: expired } : { state: "bad" };
}

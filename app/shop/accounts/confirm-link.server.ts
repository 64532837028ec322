import type { Platform } from "../../platform/platform.server.ts";
import { findToken, findUnsubscriber, type TokenPurpose } from "./tokens.store.server.ts";

/** Links that ask for one press; the others ask for a password. */
export type LinkPurpose = Exclude<TokenPurpose, "reset" | "invite">;

/** What a link that can still be used is for; null for any other. One that unsubscribes works again and again. */
export async function linkPurpose({ database, clock }: Platform, secret: string): Promise<LinkPurpose | null> {
  const now = clock();
  const token = await findToken(database.read, secret, now);
  if (token && token.purpose !== "reset" && token.purpose !== "invite") return token.purpose;
  return (await findUnsubscriber(database.read, secret, now)) === null ? null : "unsubscribe";
}

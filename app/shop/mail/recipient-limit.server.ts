import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { emailKey } from "./email-key.ts";
import { takePlace } from "./mailbox-places.store.server.ts";
import { MAX_DELAY_MS, MAX_EMAILS_PER_HOUR, RECIPIENT_SPAN_MS, TYPED_RECIPIENTS } from "./recipient-limit.ts";

/**
 * When a mail may go to its recipient, in milliseconds since 1970: at once, or later, or (null) not at all, as the limit for mails to
 * typed addresses says. Counts it where it goes, within the transaction of what it is about.
 */
export async function dueAtRecipient(
  connection: Transaction<Schema>,
  { kind, recipient }: { kind: string; recipient: string },
  now: number,
): Promise<number | null> {
  const above = TYPED_RECIPIENTS[kind];
  if (!above) return now;
  const name = createHash("sha256")
    .update(`${kind} ${emailKey(recipient)}`)
    .digest("base64url");
  const latest = above === "never" ? now : now + MAX_DELAY_MS;
  return takePlace(connection, name, { now, count: MAX_EMAILS_PER_HOUR, spanMs: RECIPIENT_SPAN_MS, latest });
}

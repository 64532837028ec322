import { createHmac, randomBytes } from "node:crypto";
import { SECONDS } from "../../platform/system/clock.ts";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** A new secret, as the Standard Webhooks write it: `whsec_` and base64. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

/** The headers that say which delivery it is, when it is sent, and that it is ours (Standard Webhooks, "Signature scheme"). */
export function signedHeaders(
  { id, body }: { id: string; body: string },
  secret: string,
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / SECONDS));
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "Content-Type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}

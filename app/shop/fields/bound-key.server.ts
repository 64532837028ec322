import { createHash } from "node:crypto";

/**
 * A form's one-time key bound to what was sent with it, as it is stored: the same again makes the same thing, and the key with anything
 * else makes another. So nobody gets somebody else's answer by their key, and who goes back and changes the form loses nothing.
 */
export function boundKey(key: string, sent: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify([key, sent]))
    .digest("base64url");
}

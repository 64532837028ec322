import { randomBytes } from "node:crypto";

const KEY_BYTES = 16;

/** A form's one-time key: one key makes one reservation, one inquiry, one order. */
export function newKey(): string {
  return randomBytes(KEY_BYTES).toString("base64url");
}

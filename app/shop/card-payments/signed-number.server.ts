import { createHmac } from "node:crypto";
import type { Settings } from "../../platform/settings.server.ts";
import { isSameSignature } from "../payment/card-messages.server.ts";

type Secret = Pick<Settings, "sessionSecret">;

/**
 * An attempt's number with our own signature, for addresses that a card provider leads to without signing anything: whoever comes there
 * from another site brings no cookie, and learns about that order alone.
 */
export function signedNumber(settings: Secret, number: string): string {
  return `${number}.${signatureOf(settings, number)}`;
}

/** The number in a text that we have signed; null where we have not. */
export function readSignedNumber(settings: Secret, text: string): string | null {
  const [number = "", signature = ""] = text.split(".");
  return isSameSignature(signatureOf(settings, number), signature) ? number : null;
}

function signatureOf({ sessionSecret }: Secret, number: string): string {
  return createHmac("sha256", sessionSecret).update(`card attempt ${number}`).digest("hex").slice(0, 32);
}

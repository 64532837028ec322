import { z } from "zod";
import type { RawFields } from "../platform/flat-fields.ts";
import type { Platform } from "../platform/platform.server.ts";
import { deleteCookie, readCookie, storeCookie } from "./cookies.server.ts";

/** Counts up when something new is asked: who answered an older question is asked again. */
const VERSION = 1;

const stored = z.object({ version: z.literal(VERSION), map: z.boolean(), spamCheck: z.boolean() });

/** What optional things a visitor allows (contract, "Cookies"): the map of a map service, the spam check of another company. */
export type Consent = { map: boolean; spamCheck: boolean };

const ALL: Consent = { map: true, spamCheck: true };
const NOTHING: Consent = { map: false, spamCheck: false };

/** What a request's visitor has answered; null: not asked yet. `broken` when the cookie could not be read and is to be deleted. */
export function readConsent(request: Request, { log }: Platform): { consent: Consent | null; broken: boolean } {
  const text = readCookie(request, "consent");
  if (text === null) return { consent: null, broken: false };
  const parsed = stored.safeParse(jsonOrNull(text));
  if (!parsed.success) {
    log.warn({ length: text.length }, "a consent cookie that cannot be read was deleted");
    return { consent: null, broken: true };
  }
  const { map, spamCheck } = parsed.data;
  return { consent: { map, spamCheck }, broken: false };
}

/** The `Set-Cookie` header that keeps an answer for 365 days. */
export function storeConsent(platform: Platform, { map, spamCheck }: Consent): string {
  return storeCookie(platform, "consent", JSON.stringify({ version: VERSION, map, spamCheck }));
}

/** The `Set-Cookie` header that deletes one that cannot be read. */
export function deleteConsent(platform: Platform): string {
  return deleteCookie(platform, "consent");
}

/** The answer of a posted form: `choice=all|needed|chosen`, for `chosen` with the boxes `map` and `spamCheck`. */
export function consentFromForm(form: RawFields): Consent {
  switch (form.choice) {
    case "all":
      return ALL;
    case "chosen":
      return { map: form.map === "on", spamCheck: form.spamCheck === "on" };
    default:
      return NOTHING;
  }
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

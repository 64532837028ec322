import { z } from "zod";

/** Counts up when something new is asked: who answered an older question is asked again. */
const VERSION = 1;

const stored = z.object({ version: z.literal(VERSION), map: z.boolean(), spamCheck: z.boolean() });

/** What optional things a visitor allows: the map of a map service, the spam check of another company. */
export type Consent = { map: boolean; spamCheck: boolean };

/** The consent that a cookie's text holds, or null where it cannot be read. */
export function consentFromText(text: string): Consent | null {
  const parsed = stored.safeParse(jsonOrNull(text));
  return parsed.success ? { map: parsed.data.map, spamCheck: parsed.data.spamCheck } : null;
}

/** A consent as its cookie holds it. */
export function textFromConsent({ map, spamCheck }: Consent): string {
  return JSON.stringify({ version: VERSION, map, spamCheck });
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

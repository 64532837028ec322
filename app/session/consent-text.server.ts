import { z } from "zod";

/** What may be asked: the map of a map service, the spam check of another company. */
export type Purpose = "map" | "spamCheck";

/** What optional things a visitor allows; null: not asked yet. */
export type Consent = Record<Purpose, boolean | null>;

const asked = z.boolean().nullable().default(null);
const stored = z
  .object({ version: z.literal(2), map: asked, spamCheck: asked })
  .transform(({ map, spamCheck }) => ({ map, spamCheck }));

/** The first version, whose "Allow" stored the spam check too where nobody had asked for it: then the visitor is asked. */
const firstStored = z
  .object({ version: z.literal(1), map: z.boolean(), spamCheck: z.boolean() })
  .transform(({ map, spamCheck }) => ({ map, spamCheck: map && spamCheck ? null : spamCheck }));

/** The consent that a cookie's text holds, or null where it cannot be read. */
export function consentFromText(text: string): Consent | null {
  const parsed = z.union([stored, firstStored]).safeParse(jsonOrNull(text));
  return parsed.success ? parsed.data : null;
}

/** A consent as its cookie holds it: what was not asked is not in it. */
export function textFromConsent({ map, spamCheck }: Consent): string {
  return JSON.stringify({ version: 2, ...(map !== null && { map }), ...(spamCheck !== null && { spamCheck }) });
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

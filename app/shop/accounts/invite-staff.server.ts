import { DEFAULT_LANGUAGE } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { issueToken, newSecret } from "../tokens/tokens.store.server.ts";
import { tokenLink } from "./account-links.ts";
import { queueAccountMail } from "./account-mails.server.ts";
import { accountEmail } from "./account-schemas.server.ts";
import { INVITATION_LIFE_MS } from "./link-lifetimes.ts";

const SCOPE = /^[a-z][a-z-]{0,30}$/;

/**
 * Invites somebody to the office: a link by which they set their own password; there is no default one. An account that is there already
 * gets the scope when the link is used.
 */
export async function inviteStaff(
  platform: Platform,
  { email: typed, scope }: { email: string; scope: readonly string[] },
): Promise<{ ok: true } | { ok: false; reason: "email" | "scope" }> {
  const { database, settings, clock } = platform;
  const { data: email } = accountEmail.safeParse(typed);
  if (email === undefined) return { ok: false, reason: "email" };
  if (scope.length === 0 || !scope.every((name) => SCOPE.test(name))) return { ok: false, reason: "scope" };
  const secret = newSecret();
  const language = DEFAULT_LANGUAGE;
  const href = tokenLink(settings, "reset-password", language, secret);
  const details = { scope: scope.join(", ") };
  await database.write(async (unit) => {
    const token = { purpose: "invite", userId: null, details: JSON.stringify({ email, scope }) } as const;
    await issueToken(unit, token, { now: clock(), lifeMs: INVITATION_LIFE_MS, secret });
    await queueAccountMail(platform, unit, "invite", { recipient: email, language, href, details });
  });
  return { ok: true };
}

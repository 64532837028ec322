import type { Platform } from "../../platform/platform.server.ts";
import { revokeTokens } from "../tokens/tokens.store.server.ts";
import type { User } from "./account.ts";
import { queueAccountMail } from "./account-mails.server.ts";
import { checkLogin } from "./check-login.server.ts";
import { isGuessable } from "./guessable-password.server.ts";
import { hashPassword } from "./password.server.ts";
import { deleteSessions } from "./sessions.store.server.ts";
import { updatePassword } from "./users.store.server.ts";

/**
 * Changes the password of somebody who knows the present one. Every other session of the account ends, and so do links that are on their way.
 * @throws TooManyPasswords
 */
export async function changePassword(
  platform: Platform,
  { user, sessionId }: { user: User; sessionId: string },
  { presentPassword, password }: { presentPassword: string; password: string },
): Promise<{ ok: true } | { ok: false; reason: "wrongPassword" | "guessable" }> {
  const { database } = platform;
  if ((await checkLogin(platform, user.email, presentPassword)) !== user.id)
    return { ok: false, reason: "wrongPassword" };
  if (isGuessable(password, user)) return { ok: false, reason: "guessable" };
  const passwordHash = await hashPassword(password);
  const { email: recipient, language } = user;
  await database.write(async (unit) => {
    await updatePassword(unit, user.id, passwordHash);
    await deleteSessions(unit, user.id, sessionId);
    await revokeTokens(unit, user.id, ["reset", "changeEmail"]);
    await queueAccountMail(platform, unit, "passwordChanged", { recipient, language });
  });
  return { ok: true };
}

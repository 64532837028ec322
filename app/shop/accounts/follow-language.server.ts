import type { Language } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import type { User } from "./account.ts";
import { updateLanguage } from "./users.store.server.ts";

/**
 * An account is written to in the language of the page on which its owner last logged in or sent a form of the profile (docs/rules.md
 * "Accounts"). Answers the account as it now is.
 */
export async function followLanguage({ database }: Platform, user: User, language: Language): Promise<User> {
  if (user.language === language) return user;
  await database.write((unit) => updateLanguage(unit, user.id, language));
  return { ...user, language };
}

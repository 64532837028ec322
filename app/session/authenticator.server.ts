import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Platform } from "../platform/platform.server.ts";
import { checkLogin } from "../shop/accounts/check-login.server.ts";

/** The account that an e-mail and a password open; null: none. */
type LoginAttempt = { userId: string | null };

/**
 * remix-auth with its form strategy: checks a posted e-mail and password. The form has been parsed and counted before.
 * @throws TooManyPasswords
 */
export function authenticator(platform: Platform): Authenticator<LoginAttempt> {
  return new Authenticator<LoginAttempt>().use(
    new FormStrategy(async ({ form }) => {
      const text = (name: string) => String(form.get(name) ?? "");
      return { userId: await checkLogin(platform, text("email"), text("password")) };
    }),
    "form",
  );
}

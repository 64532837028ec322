import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Platform } from "../platform/platform.server.ts";
import { parseLoginForm } from "../shop/accounts/account-forms.server.ts";
import { checkLogin } from "../shop/accounts/check-login.server.ts";
import { type LimitAnswer, tryForm } from "./limits.server.ts";

type Submission = ReturnType<typeof parseLoginForm>;

/** What became of a login form: somebody, or why not, with the form to show again. */
export type LoginAttempt =
  | { ok: true; userId: string; remember: boolean }
  | { ok: false; reason: "form" | "wrong"; submission: Submission }
  | { ok: false; reason: "tooOften"; submission: Submission; retryAfterSeconds: number };

/** remix-auth with its form strategy: reads the form, counts the try, checks the password. */
export function authenticator(platform: Platform, clientAddress: string): Authenticator<LoginAttempt> {
  return new Authenticator<LoginAttempt>().use(
    new FormStrategy(async ({ form }) => {
      const submission = parseLoginForm(form);
      if (submission.status !== "success") return { ok: false, reason: "form", submission };
      const { email, password, remember } = submission.value;
      const limit: LimitAnswer = await tryForm(platform, "login", { clientAddress, account: email });
      if (!limit.ok) {
        return { ok: false, reason: "tooOften", submission, retryAfterSeconds: limit.retryAfterSeconds };
      }
      const userId = await checkLogin(platform, email, password);
      return userId === null ? { ok: false, reason: "wrong", submission } : { ok: true, userId, remember };
    }),
    "form",
  );
}

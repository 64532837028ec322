import type { ActionFunctionArgs } from "@remix-run/node";
import { pathTo } from "../routing/paths.ts";
import { setFlash } from "../session/flash.server.ts";
import { localeOf } from "../session/locale.server.ts";
import { ACCOUNT_LIMITS } from "../shop/accounts/account.ts";
import { forgotPassword } from "../shop/accounts/account-forms.server.ts";
import { requestReset } from "../shop/accounts/reset-password.server.ts";
import { admitByLimit } from "./call-limits.server.ts";
import { fieldsOf, parseReceived } from "./parsed-body.server.ts";
import { answerPost, type Caller, type Performed, type PostCall } from "./post-call.server.ts";
import { notAllowed, POST_ONLY } from "./problem.server.ts";

type ForgotPassword = { email: string };

export const loader = notAllowed(POST_ONLY);

/** `POST /api/auth/password/request-reset`: 202, the same for a known and an unknown address (contract, "Calls"). */
export async function action(args: ActionFunctionArgs) {
  return answerPost(args, call);
}

const call: PostCall<ForgotPassword> = {
  draftForm: "reset",
  correctAt: (language, draft) => pathTo("login", language, {}, { overlay: "forgotPassword", draft }),
  parse: (parsedBody) => parseReceived(parsedBody, forgotPassword),
  admit: (caller, { email }) => admitByLimit(caller, "reset", email),
  perform,
  texts: "account",
  limits: ACCOUNT_LIMITS,
  twiceIsOnce: false,
};

async function perform(
  { platform, request, parsedBody, language, returnTo, referrer }: Caller,
  { email }: ForgotPassword,
) {
  const told = fieldsOf(parsedBody).some(([name]) => name === "lang");
  await requestReset(platform, email, told ? language : await localeOf(request));
  const page = pathTo("login", language, {}, { overlay: "forgotPassword" });
  const headers = new Headers();
  if (returnTo === null || referrer.partnerOrigin === null) headers.set("Set-Cookie", setFlash(platform, "resetSent"));
  const performed: Performed = { ok: true, status: 202, data: null, location: returnTo ?? page, headers };
  return performed;
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { POST_ONLY } from "../routing/methods.ts";
import { pathTo } from "../routing/paths.ts";
import { localeOf } from "../session/locale.server.ts";
import { leaveNotice } from "../session/notice.server.ts";
import { forgotPasswordForm, requestReset } from "../shop/accounts/password-reset.server.ts";
import { notAllowed } from "./answers/problem.server.ts";
import { answerPost, type Caller, type Performed, type PostCall } from "./post-call.server.ts";

export const loader = notAllowed(POST_ONLY);

/** `POST /api/auth/password/request-reset`: 202, the same for a known and an unknown address. */
export async function action(args: ActionFunctionArgs) {
  return answerPost(args, call);
}

type ForgotPassword = { email: string };

const call: PostCall<ForgotPassword, void> = {
  form: { ...forgotPasswordForm, name: "forgotPassword" },
  context: () => undefined,
  correctAt: (language, draft) => pathTo("login", language, {}, { overlay: "forgotPassword", draft }),
  perform,
  twiceIsOnce: false,
};

async function perform(caller: Caller, { email }: ForgotPassword): Promise<Performed> {
  const { platform, request, body, language, returnTo, referrer } = caller;
  await requestReset(platform, email, "lang" in body.fields ? language : await localeOf(request));
  const page = pathTo("login", language, {}, { overlay: "forgotPassword" });
  const headers = new Headers();
  if (returnTo === null || referrer.partnerOrigin === null) {
    headers.set("Set-Cookie", leaveNotice(platform, "resetSent"));
  }
  return { ok: true, status: 202, data: null, location: returnTo ?? page, headers };
}

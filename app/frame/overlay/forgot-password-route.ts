import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { answerForm, readBody } from "../../forms/answer-form.server.ts";
import { textField } from "../../platform/flat-fields.ts";
import { localPath } from "../../routing/local-path.ts";
import { ADDRESSES, languageOfPath, pathTo } from "../../routing/paths.ts";
import { localeOf } from "../../session/locale.server.ts";
import { leaveNotice } from "../../session/notice.server.ts";
import { platformOf } from "../../session/request-platform.server.ts";
import { forgotPasswordForm, requestReset } from "../../shop/accounts/password-reset.server.ts";
import type { ForgotPasswordResult } from "./forgot-password-answer.ts";

/** The form is in an overlay of any page; opened by hand, it is on the login page. */
export async function loader({ request }: LoaderFunctionArgs) {
  return redirect(pathTo("login", await localeOf(request), {}, { overlay: "forgotPassword" }));
}

/**
 * The forgot-password form. Without scripts it is posted to the page that it stands on, and the program passes that post to this action
 * (`withOverlayForms`); the answer is that page again. A script posts it to this address and gets the answer alone.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const platform = await platformOf(context);
  const body = await readBody(request);
  const { pathname, search } = new URL(request.url);
  const byScript = pathname === ADDRESSES.forgotPassword;
  const page = byScript ? (localPath(textField(body, "from")) ?? "/") : pathname;
  const sender = { platform, clientAddress: context.clientAddress ?? "unknown" };
  const answer = await answerForm(sender, forgotPasswordForm, body, undefined, async ({ email }) => {
    await requestReset(platform, email, languageOfPath(page));
    const sent: ForgotPasswordResult = "sent";
    if (byScript) return Response.json(sent);
    return redirect(page + search, { status: 303, headers: { "Set-Cookie": leaveNotice(platform, "resetSent") } });
  });
  if (answer instanceof Response) return answer;
  context.forgotPassword = answer.data;
  return byScript ? Response.json(answer.data, answer.init ?? {}) : data(null, answer.init ?? {});
}

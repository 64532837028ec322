import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { ADDRESSES, languageOfPath, localPath, pathTo } from "../../routing/paths.ts";
import { setFlash } from "../../session/flash.server.ts";
import { formAgain, tooOften } from "../../session/form-answer.server.ts";
import { tryForm } from "../../session/limits.server.ts";
import { localeOf } from "../../session/locale.server.ts";
import { platformOf } from "../../session/platform.server.ts";
import { parseForgotPasswordForm } from "../../shop/accounts/account-forms.server.ts";
import { requestReset } from "../../shop/accounts/reset-password.server.ts";

/** The form stands in an overlay of any page; by hand, on the login page. */
export async function loader({ request }: LoaderFunctionArgs) {
  return redirect(pathTo("login", await localeOf(request), {}, { overlay: "forgotPassword" }));
}

/**
 * The forgot-password form (contract, "Forms"). Without scripts it is posted to the page it stands on, whose post the program hands on to
 * this action (`withOverlayForms`); the answer is that page again. A script posts it to the address of its own and gets the bare answer.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const platform = await platformOf(context);
  const form = await request.formData();
  const { pathname, search } = new URL(request.url);
  const byScript = pathname === ADDRESSES.forgotPassword;
  const page = byScript ? (localPath(form.get("from")) ?? "/") : pathname;
  const submission = parseForgotPasswordForm(form);
  const refuse = (refusal: Parameters<typeof formAgain>[1]) => {
    const answer = formAgain(submission, refusal);
    context.forgotPassword = answer.data;
    const { status = 422, headers = {} } = answer.init ?? {};
    return byScript ? Response.json(answer.data, { status, headers }) : data(null, { status, headers });
  };
  if (submission.status !== "success") return refuse({});
  const { email } = submission.value;
  const clientAddress = context.clientAddress ?? "unknown";
  const limit = await tryForm(platform, "reset", { clientAddress, account: email });
  if (!limit.ok) return refuse(tooOften(limit.retryAfterSeconds));
  await requestReset(platform, email, languageOfPath(page));
  if (byScript) return Response.json({ result: null, trouble: null });
  return redirect(page + search, { status: 303, headers: { "Set-Cookie": setFlash(platform, "resetSent") } });
}

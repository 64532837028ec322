import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { BUSY, formAgain, tooOften, unlessBusy } from "../../session/form-answer.server.ts";
import { tryForm } from "../../session/limits.server.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { parseNewPasswordForm } from "../../shop/accounts/account-forms.server.ts";
import { canSetPassword, setPassword } from "../../shop/accounts/reset-password.server.ts";
import { AccountPage } from "../../ui/account-page.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ResultPage } from "../../ui/result-page.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

export const handle = { i18n: ["reset-password", "account"] };
export { unlessOnlyOverlayChanged as shouldRevalidate } from "../../frame/overlay/overlay.ts";

// The address is a key: no search engine shall keep it.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data?.page),
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "reset-password");
  const token = screenRequest.url.searchParams.get("token") ?? "";
  const good = await canSetPassword(screenRequest.platform, token);
  const status = token === "" || good ? 200 : 400;
  return data({ page: describePage(screenRequest, "reset-password"), token, good }, { status });
}

export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "reset-password");
  const { platform, language, clientAddress } = screenRequest;
  const form = await args.request.formData();
  const submission = parseNewPasswordForm(form);
  const token = form.get("token");
  // A dead link is said at once: nobody shall choose a password for nothing.
  if (typeof token !== "string" || !(await canSetPassword(platform, token))) return dead(submission);
  if (submission.status !== "success") return formAgain(submission);
  const limit = await tryForm(platform, "reset", { clientAddress, account: token });
  if (!limit.ok) return formAgain(submission, tooOften(limit.retryAfterSeconds));
  const { password } = submission.value;
  const result = await unlessBusy(setPassword(platform, { token, password, language }));
  if (!result) return formAgain(submission, BUSY);
  return result.ok ? redirect(pathTo("login", language, {}, { state: "newPassword" }), 303) : dead(submission);
}

function dead(submission: ReturnType<typeof parseNewPasswordForm>) {
  return formAgain(submission, { status: 400, trouble: { reason: "badToken", retryAfterSeconds: null } });
}

export default function ResetPassword() {
  const { token, good } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const text = useText("reset-password");
  const sent = answer?.result.initialValue?.token;
  if (answer?.trouble?.reason === "badToken" || (!answer && !good)) return <DeadLink />;
  return (
    <AccountPage title={text("title")} lead={text("lead")} scene="olive-grove">
      <NewPasswordForm answer={answer} token={typeof sent === "string" ? sent : token} />
    </AccountPage>
  );
}

function DeadLink() {
  const text = useText("reset-password");
  const again = pathTo("login", useLanguage(), {}, { overlay: "forgotPassword" });
  return (
    <ResultPage title={text("bad.title")} actions={<ButtonLink href={again}>{text("bad.again")}</ButtonLink>}>
      <p>{text("bad.text")}</p>
    </ResultPage>
  );
}

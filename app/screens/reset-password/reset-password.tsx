import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm, readBody, refuseForm } from "../../forms/answer-form.server.ts";
import { openForm } from "../../forms/open-form.server.ts";
import { GUESSABLE } from "../../forms/refusal.server.ts";
import { NewPasswordForm } from "../../frame/accounts/new-password-form.tsx";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { textField } from "../../platform/flat-fields.ts";
import { pathTo } from "../../routing/paths.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { newPasswordForm } from "../../shop/accounts/account-schemas.server.ts";
import { canSetPassword, setPassword } from "../../shop/accounts/password-reset.server.ts";
import { AccountPage } from "../../ui/account-page.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Envelope } from "../../ui/drawings/scenes/envelope.tsx";
import { ResultPage } from "../../ui/result-page.tsx";

export const handle = { i18n: ["reset-password", "account"] };

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
  return data(
    {
      page: describePage(screenRequest, "reset-password"),
      setup: openForm(screenRequest, newPasswordForm),
      token,
      good,
    },
    { status },
  );
}

export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "reset-password");
  const { platform, language } = screenRequest;
  const body = await readBody(args.request);
  // A dead link is said at once: nobody shall choose a password for nothing.
  if (!(await canSetPassword(platform, textField(body, "token")))) return refuseForm(newPasswordForm, body, DEAD);
  return answerForm(screenRequest, newPasswordForm, body, undefined, async ({ token, password }) => {
    const result = await setPassword(platform, { token, password, language });
    if (result.ok) return redirect(pathTo("login", language, {}, { state: "newPassword" }), 303);
    return result.reason === "guessable" ? GUESSABLE : DEAD;
  });
}

const DEAD = { status: 400, formError: { reason: "badToken" } };

export default function ResetPassword() {
  const { setup, token, good } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const text = useText("reset-password");
  if (answer?.formError?.reason === "badToken" || (!answer && !good)) return <DeadLink />;
  return (
    <AccountPage title={text("title")} lead={text("lead")} picture={{ scene: "olive-grove" }}>
      <NewPasswordForm
        name="new-password"
        answer={answer}
        setup={setup}
        token={answer?.values.token ?? token}
        send={text("send")}
      />
    </AccountPage>
  );
}

function DeadLink() {
  const text = useText("reset-password");
  const again = pathTo("login", useLanguage(), {}, { overlay: "forgotPassword" });
  return (
    <ResultPage
      drawing={<Envelope />}
      title={text("bad.title")}
      actions={<ButtonLink href={again}>{text("bad.again")}</ButtonLink>}
    >
      <p>{text("bad.text")}</p>
    </ResultPage>
  );
}

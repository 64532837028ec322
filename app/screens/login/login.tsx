import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { localPath, pathTo } from "../../routing/paths.ts";
import { authenticator } from "../../session/authenticator.server.ts";
import { BUSY, formAgain, tooOften, unlessBusy } from "../../session/form-answer.server.ts";
import { requireGuest } from "../../session/guards.server.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { signIn } from "../../session/sign-in.server.ts";
import { parseLoginForm } from "../../shop/accounts/account-forms.server.ts";
import { AccountPage } from "../../ui/account-page.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LoginForm } from "./login-form.tsx";

export const handle = { i18n: ["login", "account"] };
export { unlessOnlyOverlayChanged as shouldRevalidate } from "../../frame/overlay/overlay.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

/** What may have led here, in the address; each has its sentence. */
const STATES = ["confirmed", "emailChanged", "newPassword", "deleted"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "login");
  await requireGuest(screenRequest);
  const { searchParams } = screenRequest.url;
  return {
    page: describePage(screenRequest, "login"),
    redirectTo: localPath(searchParams.get("redirectTo")) ?? "",
    state: STATES.find((known) => known === searchParams.get("state")) ?? null,
  };
}

/** Not for guests alone: who logs in once more gets a new session in place of the one that came along. */
export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "login");
  const { request, platform, clientAddress, language } = screenRequest;
  const form = await request.clone().formData();
  const attempt = await unlessBusy(authenticator(platform, clientAddress).authenticate("form", request));
  if (!attempt) return formAgain(parseLoginForm(form), BUSY);
  if (attempt.ok) {
    const wanted = localPath(form.get("redirectTo")) ?? pathTo("home", language);
    return redirect(wanted, { status: 303, headers: await signIn(args.request, platform, attempt) });
  }
  if (attempt.reason === "tooOften") return formAgain(attempt.submission, tooOften(attempt.retryAfterSeconds));
  if (attempt.reason === "form") return formAgain(attempt.submission);
  return formAgain(attempt.submission, { trouble: { reason: "wrong", retryAfterSeconds: null } });
}

export default function Login() {
  const { redirectTo, state } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const text = useText("login");
  const language = useLanguage();
  return (
    <AccountPage
      title={text("title")}
      lead={text("lead")}
      scene="cellar"
      aside={
        <section className="stack">
          <h2 className="account-aside">{text("register.title")}</h2>
          <p>{text("register.text")}</p>
          <ButtonLink kind="secondary" href={pathTo("register", language)}>
            {text("register.link")}
          </ButtonLink>
        </section>
      }
    >
      {state && !answer && <Notice tone="success">{text(`states.${state}`)}</Notice>}
      <LoginForm answer={answer} redirectTo={redirectTo} />
    </AccountPage>
  );
}

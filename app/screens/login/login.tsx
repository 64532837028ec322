import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm, readBody } from "../../forms/answer-form.server.ts";
import { openForm } from "../../forms/open-form.server.ts";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { localPath, localPathIn } from "../../routing/local-path.ts";
import { pathTo } from "../../routing/paths.ts";
import { authenticator } from "../../session/authenticator.server.ts";
import { requireGuest } from "../../session/guards.server.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { signIn } from "../../session/sign-in.server.ts";
import { loginForm } from "../../shop/accounts/account-schemas.server.ts";
import { AccountPage } from "../../ui/account-page.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LoginForm } from "./login-form.tsx";

export const handle = { i18n: ["login", "account"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

/** What may have led here, in the address; each has its sentence. */
const STATES = ["confirmed", "emailChanged", "newPassword", "deleted"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "login");
  await requireGuest(screenRequest);
  const { searchParams } = screenRequest.url;
  return {
    page: describePage(screenRequest, "login"),
    setup: openForm(screenRequest, loginForm),
    redirectTo: localPath(searchParams.get("redirectTo")) ?? "",
    state: STATES.find((known) => known === searchParams.get("state")) ?? null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "login");
  await requireGuest(screenRequest);
  const { request, platform, language } = screenRequest;
  const body = await readBody(request.clone());
  return answerForm(screenRequest, loginForm, body, undefined, async ({ remember, redirectTo }) => {
    const { userId } = await authenticator(platform).authenticate("form", request.clone());
    if (userId === null) return { status: 422, formError: { reason: "wrong" } };
    const wanted = localPathIn(language, redirectTo) ?? pathTo("home", language);
    const headers = await signIn(request, platform, { userId, remember, language });
    return redirect(wanted, { status: 303, headers });
  });
}

export default function Login() {
  const { setup, redirectTo, state } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const text = useText("login");
  const language = useLanguage();
  return (
    <AccountPage
      title={text("title")}
      lead={text("lead")}
      picture={{ scene: "cellar" }}
      aside={
        <>
          <h2>{text("register.title")}</h2>
          <p>{text("register.text")}</p>
          <ButtonLink kind="secondary" href={pathTo("register", language)}>
            {text("register.link")}
          </ButtonLink>
        </>
      }
    >
      {state && !answer && <Notice tone="success">{text(`states.${state}`)}</Notice>}
      <LoginForm answer={answer} setup={setup} redirectTo={redirectTo} />
    </AccountPage>
  );
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm, readBody } from "../../forms/answer-form.server.ts";
import { openForm } from "../../forms/open-form.server.ts";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { requireGuest } from "../../session/guards.server.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { registerForm } from "../../shop/accounts/account-schemas.server.ts";
import { registerAccount } from "../../shop/accounts/register-account.server.ts";
import { AccountPage } from "../../ui/account-page.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Envelope } from "../../ui/drawings/scenes/envelope.tsx";
import { ResultPage } from "../../ui/result-page.tsx";
import { RegisterForm } from "./register-form.tsx";

export const handle = { i18n: ["register", "account"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "register");
  await requireGuest(screenRequest);
  return {
    page: describePage(screenRequest, "register"),
    setup: openForm(screenRequest, registerForm),
    sent: screenRequest.url.searchParams.has("sent"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "register");
  await requireGuest(screenRequest);
  const { platform, language } = screenRequest;
  const now = platform.clock();
  return answerForm(screenRequest, registerForm, await readBody(args.request), { now }, async (form) => {
    await registerAccount(platform, form, language);
    return redirect(pathTo("register", language, {}, { sent: "1" }), 303);
  });
}

export default function Register() {
  const { setup, sent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const text = useText("register");
  if (sent && !answer) return <EmailSent />;
  return (
    <AccountPage title={text("title")} lead={text("lead")} picture={{ scene: "tasting-table" }}>
      <RegisterForm answer={answer} setup={setup} />
    </AccountPage>
  );
}

function EmailSent() {
  const text = useText("register");
  const language = useLanguage();
  return (
    <ResultPage
      drawing={<Envelope />}
      title={text("sent.title")}
      actions={<ButtonLink href={pathTo("our-products", language)}>{text("sent.shop")}</ButtonLink>}
    >
      <p>{text("sent.text")}</p>
      <p className="quiet small">{text("sent.spam")}</p>
    </ResultPage>
  );
}

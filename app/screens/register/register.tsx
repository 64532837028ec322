import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { BUSY, formAgain, tooOften, unlessBusy } from "../../session/form-answer.server.ts";
import { requireGuest } from "../../session/guards.server.ts";
import { tryForm } from "../../session/limits.server.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { parseRegisterForm, registerConstraints } from "../../shop/accounts/account-forms.server.ts";
import { register } from "../../shop/accounts/register.server.ts";
import { AccountPage } from "../../ui/account-page.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Envelope } from "../../ui/drawings/scenes/envelope.tsx";
import { ResultPage } from "../../ui/result-page.tsx";
import { RegisterForm } from "./register-form.tsx";

export const handle = { i18n: ["register", "account"] };
export { unlessOnlyOverlayChanged as shouldRevalidate } from "../../frame/overlay/overlay.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "register");
  await requireGuest(screenRequest);
  return {
    page: describePage(screenRequest, "register"),
    constraint: registerConstraints(),
    sent: screenRequest.url.searchParams.has("sent"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "register");
  await requireGuest(screenRequest);
  const { platform, language, clientAddress } = screenRequest;
  const submission = parseRegisterForm(await args.request.formData());
  if (submission.status !== "success") return formAgain(submission);
  const limit = await tryForm(platform, "register", { clientAddress, account: submission.value.email });
  if (!limit.ok) return formAgain(submission, tooOften(limit.retryAfterSeconds));
  const registered = await unlessBusy(register(platform, submission.value, language));
  if (!registered) return formAgain(submission, BUSY);
  if (!registered.ok) return formAgain(submission, { fieldErrors: { email: [`errors.${registered.reason}`] } });
  return redirect(pathTo("register", language, {}, { sent: "1" }), 303);
}

export default function Register() {
  const { constraint, sent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const text = useText("register");
  if (sent && !answer) return <LetterSent />;
  return (
    <AccountPage title={text("title")} lead={text("lead")} scene="vineyard">
      <RegisterForm answer={answer} constraint={constraint} />
    </AccountPage>
  );
}

function LetterSent() {
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

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { readBody } from "../../forms/answer-form.server.ts";
import { openForm } from "../../forms/open-form.server.ts";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { textField } from "../../platform/flat-fields.ts";
import { pathTo } from "../../routing/paths.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { confirmEmailForm, confirmRegistrationForm } from "../../shop/accounts/account-schemas.server.ts";
import { findConfirmLink } from "../../shop/accounts/confirm-link.server.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Envelope } from "../../ui/drawings/scenes/envelope.tsx";
import { ResultPage } from "../../ui/result-page.tsx";
import { answerConfirm } from "./answer-confirm.server.ts";
import { ConfirmEmail, ConfirmRegistration } from "./confirm-by-password.tsx";
import { DeadLink, deadReason } from "./dead-link.tsx";

export const handle = { i18n: ["confirm", "account"] };

// The address is a key: no search engine shall keep it.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data?.page),
  { name: "robots", content: "noindex" },
];

const DONE = ["newsletter", "unsubscribe", "stockAlert", "endStockAlert"] as const;

/** Opening the link changes nothing, because programs that scan mails open every link. The button does. */
export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "confirm");
  const { searchParams } = screenRequest.url;
  const token = searchParams.get("token") ?? "";
  const link = await findConfirmLink(screenRequest.platform, token);
  return data(
    {
      page: describePage(screenRequest, "confirm"),
      token,
      link,
      done: DONE.find((known) => known === searchParams.get("done")) ?? null,
      setups: {
        register: openForm(screenRequest, confirmRegistrationForm),
        changeEmail: openForm(screenRequest, confirmEmailForm),
      },
    },
    { status: token !== "" && link.state !== "open" ? 400 : 200 },
  );
}

export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "confirm");
  const body = await readBody(args.request);
  const token = textField(body, "token") || (screenRequest.url.searchParams.get("token") ?? "");
  return answerConfirm(screenRequest, { ...body, fields: { ...body.fields, token } });
}

export default function Confirm() {
  const { token, link, done, setups } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const purpose = purposeOf(answer?.form) ?? (link.state === "open" ? link.purpose : null);
  const dead = deadReason(answer) ?? (purpose || done ? null : link.state === "expired" ? "expired" : "bad");
  if (dead) return <DeadLink reason={dead} purpose={link.state === "bad" ? null : link.purpose} />;
  const email = link.state === "open" ? link.email : "";
  const form = { answer, token: answer?.values.token ?? token, email };
  if (purpose === "register") {
    const newsletter = link.state === "open" && link.newsletter;
    return <ConfirmRegistration {...form} setup={setups.register} newsletter={newsletter} />;
  }
  if (purpose === "changeEmail") return <ConfirmEmail {...form} setup={setups.changeEmail} />;
  return purpose ? <Press purpose={purpose} token={token} /> : <Done done={done ?? "unsubscribe"} />;
}

/** A form that was sent by its token alone, and refused, is shown again though the address does not name the link. */
function purposeOf(form: string | undefined): "register" | "changeEmail" | null {
  if (form === "confirm-registration") return "register";
  return form === "confirm-email" ? "changeEmail" : null;
}

function Press({ purpose, token }: { purpose: (typeof DONE)[number] | "reservation"; token: string }) {
  const text = useText("confirm");
  return (
    <ResultPage drawing={<Envelope />} title={text(`${purpose}.title`)}>
      <p>{text(`${purpose}.text`)}</p>
      <Form method="post" className="confirm-form">
        <input type="hidden" name="token" value={token} />
        <Button>{text(`${purpose}.button`)}</Button>
      </Form>
    </ResultPage>
  );
}

function Done({ done }: { done: (typeof DONE)[number] }) {
  const text = useText("confirm");
  const shop = <ButtonLink href={pathTo("our-products", useLanguage())}>{text("shop")}</ButtonLink>;
  return (
    <ResultPage drawing={<Envelope />} title={text(`done.${done}.title`)} actions={shop}>
      <p>{text(`done.${done}.text`)}</p>
    </ResultPage>
  );
}

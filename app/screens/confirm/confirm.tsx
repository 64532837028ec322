import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { readBody, textField } from "../../forms/read-body.server.ts";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { linkPurpose } from "../../shop/accounts/confirm-link.server.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Envelope } from "../../ui/drawings/scenes/envelope.tsx";
import { ResultPage } from "../../ui/result-page.tsx";
import { answerConfirm } from "./answer-confirm.server.ts";

export const handle = { i18n: ["confirm"] };
export { unlessOnlyOverlayChanged as shouldRevalidate } from "../../frame/overlay/overlay.ts";

// The address is a key: no search engine shall keep it.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data?.page),
  { name: "robots", content: "noindex" },
];

const DONE = ["newsletter", "unsubscribe"] as const;

/** Opening the link changes nothing: programs that look through mails open every link. The press of the button does. */
export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "confirm");
  const { searchParams } = screenRequest.url;
  const token = searchParams.get("token") ?? "";
  const done = DONE.find((known) => known === searchParams.get("done")) ?? null;
  const purpose = await linkPurpose(screenRequest.platform, token);
  const status = token !== "" && purpose === null ? 400 : 200;
  return data({ page: describePage(screenRequest, "confirm"), token, purpose, done }, { status });
}

export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "confirm");
  const body = await readBody(args.request);
  const token = textField(body, "token") || (screenRequest.url.searchParams.get("token") ?? "");
  const answer = await answerConfirm(screenRequest, token);
  // The mail program's own button (RFC 8058) follows no redirect.
  if (textField(body, "List-Unsubscribe") === "One-Click" && answer.ok) return { reason: null };
  return answer.ok ? redirect(answer.next, 303) : data({ reason: answer.reason }, { status: 400 });
}

export default function Confirm() {
  const { token, purpose, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const text = useText("confirm");
  if (answer?.reason === "emailTaken") return <Dead words="taken" />;
  if (answer?.reason || (!purpose && !done)) return <Dead words="bad" />;
  if (done || !purpose) return <Done done={done ?? "unsubscribe"} />;
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

function Dead({ words }: { words: "bad" | "taken" }) {
  const text = useText("confirm");
  const language = useLanguage();
  return (
    <ResultPage
      title={text(`${words}.title`)}
      actions={
        <>
          <ButtonLink href={pathTo("login", language)}>{text("bad.login")}</ButtonLink>
          <ButtonLink kind="secondary" href={pathTo("register", language)}>
            {text("bad.register")}
          </ButtonLink>
        </>
      }
    >
      <p>{text(`${words}.text`)}</p>
    </ResultPage>
  );
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm, readBody } from "../../forms/answer-form.server.ts";
import { openForm } from "../../forms/open-form.server.ts";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { wineryInTexts } from "../../shop/winery/winery-in-texts.ts";
import { withdraw } from "../../shop/withdrawals/withdraw.server.ts";
import { withdrawalForm } from "../../shop/withdrawals/withdrawal-schema.server.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Envelope } from "../../ui/drawings/scenes/envelope.tsx";
import { Linked } from "../../ui/linked.tsx";
import { ResultPage } from "../../ui/result-page.tsx";
import { statementPrefill, statementSentAt } from "./statement.server.ts";
import { StatementForm } from "./statement-form.tsx";
import sheet from "./withdrawal.css?url";

export const handle = { i18n: ["withdrawal"] };
export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

// Not public: the form brings its own one-time key, and may begin with somebody's order.
export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "withdrawal");
  return {
    page: describePage(screenRequest, "withdrawal"),
    setup: openForm(screenRequest, withdrawalForm),
    prefill: await statementPrefill(screenRequest),
    sentAt: await statementSentAt(screenRequest),
  };
}

export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "withdrawal");
  const { platform, language } = screenRequest;
  return answerForm(screenRequest, withdrawalForm, await readBody(args.request), undefined, async (form) => {
    const { id } = await withdraw(platform, { form, language });
    return redirect(pathTo("withdrawal", language, {}, { sent: id }), 303);
  });
}

/** What follows a statement, as the terms have it. */
const NEXT_STEPS = ["receipt", "goods", "money"] as const;

/** Where a consumer withdraws from a purchase: the statement, and after sending, when it was received. */
export default function WithdrawalScreen() {
  const { setup, prefill, sentAt } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  const text = useText("withdrawal");
  const words = wineryInTexts(useLanguage());
  if (sentAt !== null) return <Sent sentAt={sentAt} />;
  return (
    <div className="wrap withdrawal">
      <header className="withdrawal-head">
        <h1>{text("title")}</h1>
        <p className="lead">{text("lead", words)}</p>
        <p>
          <Linked text={text("other", words)} />
        </p>
      </header>
      <StatementForm setup={setup} prefill={prefill} answer={answer} />
      <section className="withdrawal-next">
        <h2>{text("next.title")}</h2>
        <ol>
          {NEXT_STEPS.map((step) => (
            <li key={step}>{text(`next.${step}`, words)}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Sent({ sentAt }: { sentAt: string }) {
  const text = useText("withdrawal");
  const language = useLanguage();
  return (
    <ResultPage
      drawing={<Envelope />}
      title={text("sent.title")}
      actions={
        <ButtonLink href={pathTo("home", language)} kind="secondary">
          {text("sent.home")}
        </ButtonLink>
      }
    >
      <p>{text("sent.moment", { on: sentAt })}</p>
      <p>
        <Linked text={text("sent.mail", wineryInTexts(language))} />
      </p>
    </ResultPage>
  );
}

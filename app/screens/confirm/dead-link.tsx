import type { FormAnswer } from "../../forms/form-answer.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { wineryInTexts } from "../../shop/winery/winery-in-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CalendarGlass } from "../../ui/drawings/scenes/calendar-glass.tsx";
import { Envelope } from "../../ui/drawings/scenes/envelope.tsx";
import { Linked } from "../../ui/linked.tsx";
import { ResultPage } from "../../ui/result-page.tsx";

/** Why a link does nothing any more: used or made up, its time over, its address another account's by now, or its seats somebody else's. */
const REASONS = ["bad", "expired", "taken", "seatsGone"] as const;
type DeadReason = (typeof REASONS)[number];

/** Why the link of a submitted form did nothing; null if the link is valid, or no form was submitted. */
export function deadReason(answer: FormAnswer | undefined): DeadReason | null {
  return REASONS.find((reason) => reason === answer?.formError?.reason) ?? null;
}

/** Where somebody asks once more for what a link was for that has run out; a registration has the login beside it. */
const ASKED_AGAIN = [
  { purpose: "newsletter", screen: "profile" },
  { purpose: "changeEmail", screen: "profile" },
  { purpose: "reservation", screen: "reservation" },
  { purpose: "stockAlert", screen: "our-products" },
] as const;

/** Explains a dead link and leads to what helps instead. @param purpose what the link was for, if known */
export function DeadLink({ reason, purpose }: { reason: DeadReason; purpose: string | null }) {
  const known = reason === "expired" ? ASKED_AGAIN.find((each) => each.purpose === purpose) : undefined;
  if (reason === "seatsGone") return <AskAgain title="seatsGone.title" texts="seatsGone" screen="reservation" />;
  if (known) return <AskAgain title="expired.title" texts={`expired.${known.purpose}`} screen={known.screen} />;
  return <Account reason={reason} />;
}

type AgainProps = { title: string; texts: string; screen: "profile" | "reservation" | "our-products" };

function AskAgain({ title, texts, screen }: AgainProps) {
  const text = useText("confirm");
  const language = useLanguage();
  return (
    <ResultPage
      drawing={screen === "reservation" ? <CalendarGlass /> : <Envelope />}
      title={text(title)}
      actions={<ButtonLink href={pathTo(screen, language)}>{text(`${texts}.again`)}</ButtonLink>}
    >
      <p>
        <Linked text={text(`${texts}.text`, wineryInTexts(language))} />
      </p>
    </ResultPage>
  );
}

function Account({ reason }: { reason: DeadReason }) {
  const text = useText("confirm");
  const language = useLanguage();
  // Whose registration ran out has no account to log in to.
  const [first, second] = reason === "expired" ? (["register", "login"] as const) : (["login", "register"] as const);
  const addresses = { login: pathTo("login", language), register: pathTo("register", language) };
  return (
    <ResultPage
      drawing={<Envelope />}
      title={text(`${reason}.title`)}
      actions={
        <>
          <ButtonLink href={addresses[first]}>{text(`bad.${first}`)}</ButtonLink>
          <ButtonLink kind="secondary" href={addresses[second]}>
            {text(`bad.${second}`)}
          </ButtonLink>
        </>
      }
    >
      <p>{text(`${reason}.text`)}</p>
    </ResultPage>
  );
}

import type { FormAnswer } from "../../forms/form-answer.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CalendarGlass } from "../../ui/drawings/scenes/calendar-glass.tsx";
import { Envelope } from "../../ui/drawings/scenes/envelope.tsx";
import { ResultPage } from "../../ui/result-page.tsx";

/** Why a link does nothing any more: used or made up, its time over, its address another account's by now, or its seats somebody else's. */
const REASONS = ["bad", "expired", "taken", "seatsGone"] as const;
type DeadReason = (typeof REASONS)[number];

/** Why the link of a form that was sent did nothing; null where the link is good, or no form was sent. */
export function deadReason(answer: FormAnswer | undefined): DeadReason | null {
  return REASONS.find((reason) => reason === answer?.formError?.reason) ?? null;
}

/** Says what is the matter with a link, and leads to what is of use instead. */
export function DeadLink({ reason }: { reason: DeadReason }) {
  const text = useText("confirm");
  const language = useLanguage();
  if (reason === "seatsGone") {
    const again = <ButtonLink href={pathTo("reservation", language)}>{text("seatsGone.again")}</ButtonLink>;
    return (
      <ResultPage drawing={<CalendarGlass />} title={text("seatsGone.title")} actions={again}>
        <p>{text("seatsGone.text")}</p>
      </ResultPage>
    );
  }
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

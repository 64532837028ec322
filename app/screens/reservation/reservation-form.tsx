import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { fieldWords, summaryOf } from "../../frame/form-fields.ts";
import { SpamFields, SpamNotice } from "../../frame/spam/spam-fields.tsx";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { seatsOf } from "../../shop/reservations/reservation.ts";
import { LIMITS } from "../../shop/reservations/reservation-form.ts";
import {
  MAX_PARTY_WITHOUT_NOTE,
  type Package,
  SEATS_PER_SLOT,
  type Tastings,
} from "../../shop/reservations/tastings.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField, ErrorSummary, TextareaField, TextField } from "../../ui/field.tsx";
import type { ReservationAnswer } from "./answer-reservation.server.ts";
import { choiceFrom } from "./choice.ts";
import type { FieldsProps, ReservationFields } from "./fields.ts";
import { PackageCards } from "./package-cards.tsx";
import { PartyFields } from "./party-fields.tsx";
import { PartyPrice } from "./party-price.tsx";
import { TastingFacts } from "./tasting-facts.tsx";
import { TimeChoice, timeTarget } from "./time-choice.tsx";
import { useTimes } from "./use-times.ts";

const MOST = { ...LIMITS, adults: SEATS_PER_SLOT, children: SEATS_PER_SLOT };

type Props = {
  tastings: Tastings;
  chosen: Package | null;
  constraint: Parameters<typeof useForm>[0]["constraint"];
  reservationKey: string;
  spam: Parameters<typeof SpamFields>[0];
  answer: ReservationAnswer | undefined;
};

/** The whole form. Times and price follow the guest's choice at once; without scripts, when "show times" is pressed. */
export function ReservationForm({ tastings, chosen, constraint, reservationKey, spam, answer }: Props) {
  const text = useText("reservation");
  const sending = useNavigation().state === "submitting";
  const sent = answer?.result.initialValue;
  const first = { adults: "2", children: "0", ...(chosen ? { package: chosen } : {}) };
  const [form, fields] = useForm<ReservationFields>({
    id: "reservation",
    lastResult: answer?.result as SubmissionResult<string[]> | undefined,
    constraint,
    // The browser's own checks stay on: they say at once what the server would say later.
    defaultNoValidate: false,
    defaultValue: sent ?? first,
  });
  const [choice, setChoice] = useState(choiceFrom(sent ?? first));
  const times = useTimes(choice, answer);
  const words = fieldWords(text, MOST);

  const summary = summaryOf(text, form, fields, MOST).map((error) =>
    error.id === fields.time.id ? { ...error, id: timeTarget(fields, times, seatsOf(choice)) } : error,
  );
  const sheet = useRef<HTMLFormElement>(null);

  function followChoice() {
    if (sheet.current) setChoice(choiceFrom(Object.fromEntries(new FormData(sheet.current))));
  }
  // What was filled in before the script came, or was kept by the browser, counts as well.
  useEffect(followChoice, []);

  return (
    <Form method="post" {...getFormProps(form)} className="reservation wrap" ref={sheet} onChange={followChoice}>
      <input type="hidden" name="reservationKey" value={sent?.reservationKey?.toString() ?? reservationKey} />
      <ErrorSummary title={text("errors.summary")} errors={summary} answer={answer} />
      <SpamNotice refusal={answer?.refusal} />
      <SpamFields {...spam} />
      <PackageCards tastings={tastings} field={fields.package} errors={words.radios(fields.package).errors} />
      <div className="reservation-fields">
        <PartyFields fields={fields} words={words} tasting={tastings[choice.package ?? "basic"]} />
        <TimeChoice
          fields={fields}
          words={words}
          times={times}
          seats={seatsOf(choice)}
          askedFor={answer !== undefined && answer.result.status === undefined}
        />
        <ContactFields fields={fields} words={words} />
      </div>
      <aside className="reservation-aside">
        <PartyPrice tastings={tastings} choice={choice} />
        <Button name="intent" value="reserve" disabled={sending}>
          {text("submit")}
        </Button>
        <p className="small quiet">{text("after")}</p>
      </aside>
      <TastingFacts />
    </Form>
  );
}

function ContactFields({ fields, words }: FieldsProps) {
  const text = useText("reservation");
  const language = useLanguage();
  return (
    <fieldset className="reservation-part">
      <legend>{text("parts.contact")}</legend>
      <TextField {...words.input(fields.fullName, "text")} autoComplete="name" className="reservation-wide" />
      <TextField {...words.input(fields.email, "email")} autoComplete="email" hint={text("hints.email")} />
      <TextField {...words.input(fields.phone, "tel")} autoComplete="tel" hint={text("hints.phone")} />
      <TextareaField
        {...words.textarea(fields.note)}
        hint={text("hints.note", { most: MAX_PARTY_WITHOUT_NOTE })}
        rows={3}
        className="reservation-wide"
      />
      <CheckboxField
        {...words.checkbox(fields.terms)}
        className="reservation-wide"
        label={
          <>
            {text("termsBefore")}{" "}
            <a href={pathTo("terms-and-conditions", language)} target="_blank" rel="noreferrer">
              {text("termsLink")}
            </a>
          </>
        }
      />
    </fieldset>
  );
}

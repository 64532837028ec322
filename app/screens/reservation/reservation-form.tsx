import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { FormStart } from "../../forms/form-start.tsx";
import type { FormSetup } from "../../forms/open-form.server.ts";
import { type ShopForm, useForm } from "../../forms/use-form.ts";
import { useText } from "../../i18n/text.ts";
import { seatsOf } from "../../shop/reservations/reservation.ts";
import { MAX_PARTY_WITHOUT_NOTE, type Package, type Tastings } from "../../shop/reservations/tastings.ts";
import { CheckboxField, TextareaField, TextField } from "../../ui/field.tsx";
import { TermsLabel } from "../../ui/terms-label.tsx";
import type { ReservationAnswer } from "./answer-reservation.server.ts";
import { type Choice, choiceFrom } from "./choice.ts";
import { RESERVATION_FIELDS, type ReservationFieldsProps } from "./fields.ts";
import type { OfferedDays } from "./offered-days.ts";
import { PackageCards } from "./package-cards.tsx";
import { PartyFields } from "./party-fields.tsx";
import { PartyPrice, ReserveBar } from "./party-price.tsx";
import { TastingFacts } from "./tasting-facts.tsx";
import { TimeChoice, timeTarget } from "./time-choice.tsx";
import { useTimes } from "./use-times.ts";

type Props = {
  tastings: Tastings;
  days: OfferedDays;
  chosen: Package | null;
  setup: FormSetup;
  answer: ReservationAnswer | null;
};

/** The whole form. Times and price follow the choices at once; without scripts, when "show times" is pressed. */
export function ReservationForm({ tastings, days, chosen, setup, answer }: Props) {
  const text = useText("reservation");
  const first = { adults: "2", children: "0", ...(chosen && { package: chosen }) };
  const texts = "reservation";
  const form = useForm("reservation", { names: RESERVATION_FIELDS, setup, answer, defaults: first, texts });
  const { fields, words } = form;
  const { choice, sheet, followChoice, chooseDay } = useChoice(answer?.values ?? first);
  const times = useTimes(choice, answer);
  return (
    <Form method="post" {...form.props} className="reservation wrap" ref={sheet} onChange={followChoice}>
      {/* What Enter presses: the first button would be a day. */}
      <button type="submit" hidden />
      <FormStart
        form={form}
        summary={text("refused")}
        targetOf={(id) => (id === fields.time.id ? timeTarget(fields, times, seatsOf(choice)) : id)}
      />
      <PackageCards tastings={tastings} field={fields.package} errors={words.radios(fields.package).errors} />
      <div className="reservation-fields">
        <PartyFields fields={fields} words={words} tasting={tastings[choice.package ?? "basic"]} />
        <TimeChoice
          fields={fields}
          words={words}
          times={times}
          days={days}
          chosenDay={choice.date}
          chooseDay={chooseDay}
          seats={seatsOf(choice)}
          askedFor={answer !== null && isUnjudged(form)}
        />
        <ContactFields fields={fields} words={words} />
      </div>
      <PriceAside tastings={tastings} choice={choice} sending={form.sending} />
      <TastingFacts />
    </Form>
  );
}

function PriceAside({ tastings, choice, sending }: { tastings: Tastings; choice: Choice; sending: boolean }) {
  const text = useText("reservation");
  return (
    <aside className="reservation-aside">
      <PartyPrice tastings={tastings} choice={choice} />
      <ReserveBar tastings={tastings} choice={choice} sending={sending} />
      <p className="small quiet">{text("after")}</p>
    </aside>
  );
}

/** What is chosen in the form; it follows every change of the form that `sheet` holds. */
function useChoice(first: Record<string, string>) {
  const [choice, setChoice] = useState(choiceFrom(first));
  const sheet = useRef<HTMLFormElement>(null);

  function followChoice() {
    if (sheet.current) setChoice(choiceFrom(Object.fromEntries(new FormData(sheet.current))));
  }
  /** Fills the day in, as if it had been typed. */
  function chooseDay(date: string) {
    const field = sheet.current?.elements.namedItem("date");
    if (!(field instanceof HTMLInputElement)) return;
    field.value = date;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    followChoice();
  }
  // What was filled in before the script came, or was kept by the browser, counts as well.
  useEffect(followChoice, []);

  return { choice, sheet, followChoice, chooseDay };
}

/** Whether the form came back only with the times that were asked for. */
function isUnjudged({ answer }: ShopForm): boolean {
  return answer?.formError === null && Object.keys(answer.fieldErrors).length === 0;
}

function ContactFields({ fields, words }: ReservationFieldsProps) {
  const text = useText("reservation");
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
        label={<TermsLabel before={text("termsBefore")} link={text("termsLink")} />}
      />
    </fieldset>
  );
}

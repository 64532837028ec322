import { z } from "zod";
import { phoneLine, toE164 } from "../contact/phone.server.ts";
import { type Constraint, defineForm } from "../fields/define-form.server.ts";
import {
  checkbox,
  emailLine,
  INVALID,
  oneTimeKey,
  paragraphs,
  personName,
  requiredCheckbox,
  TOO_LONG,
} from "../fields/form-fields.server.ts";
import { bookableDays, dayProblem, isDate } from "./calendar.ts";
import { isCroatianHoliday } from "./holidays.server.ts";
import { partyProblems, type ReservationValues } from "./reservation.ts";
import { PACKAGES, SEATS_PER_SLOT, TIMES } from "./tastings.ts";

// Messages are keys of `locales/<language>/reservation.json`.

/** The moment in milliseconds since 1970: which days can be booked depends on it. */
type Now = { now: number };

function count(least: number, error: string) {
  return z.number({ error }).int(error).min(least, error).max(SEATS_PER_SLOT, "errors.tooMany");
}

/** Package and day: what the free times are asked with; the package comes first. */
const choice = z.object({
  package: z.enum(PACKAGES, { error: "errors.packageFirst" }),
  date: z.string({ error: "errors.date" }).refine(isDate, "errors.date").meta({ format: "date" }),
});

function checkDay({ date }: { date?: string }, wrong: (field: "date", message: string) => void, { now }: Now): void {
  const problem = date === undefined ? null : dayProblem(date, now, isCroatianHoliday);
  if (problem) wrong("date", `errors.${problem}`);
}

/** Asks for the free times of a day, and judges nothing else: it is read, and counts as every post does. */
export const timesForm = defineForm({
  name: "reservation",
  fields: choice,
  check: checkDay,
  value: ({ date }) => ({ date }),
  texts: "reservation",
  limits: [],
});

const fields = choice.extend({
  adults: count(1, "errors.adults"),
  children: count(0, "errors.children").default(0),
  childrenMenu: checkbox(),
  time: z.enum(TIMES, { error: "errors.time" }),
  fullName: personName(100),
  email: emailLine(100),
  phone: phoneLine(),
  note: paragraphs(INVALID).max(1000, TOO_LONG).default(""),
  terms: requiredCheckbox("errors.terms"),
  reservationKey: oneTimeKey(),
});

/** The reservation form. */
export const reservationForm = defineForm({
  name: "reservation",
  fields,
  check: (values, wrong, now: Now) => {
    checkDay(values, wrong, now);
    const { adults = 0, children = 0, childrenMenu = false, note = "" } = values;
    for (const { field, problem } of partyProblems({ adults, children, childrenMenu }, note)) {
      wrong(field, `errors.${problem}`);
    }
  },
  value: ({ terms: _, ...values }): ReservationValues => ({ ...values, phone: toE164(values.phone) ?? "" }),
  texts: "reservation",
  keyField: "reservationKey",
  limits: ["reservation"],
  accountOf: ({ email }) => email,
  spam: "reservation",
});

/** The form's constraints, and the days between which a browser lets a guest choose. */
export function reservationConstraints({ now }: Now): Record<string, Constraint> {
  const { first, last } = bookableDays(now);
  const { constraints } = reservationForm;
  return { ...constraints, date: { ...constraints.date, min: first, max: last } };
}

import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";
import { emailLine, INVALID, line, paragraphs, TOO_LONG } from "../form-line.server.ts";
import { bookableDays, dayTrouble, isDate } from "./calendar.ts";
import { isCroatianHoliday } from "./holidays.server.ts";
import { partyTroubles, type ReservationForm } from "./reservation.ts";
import { LIMITS, PHONE, RESERVATION_KEY } from "./reservation-form.ts";
import { PACKAGES, SEATS_PER_SLOT, TIMES } from "./tastings.ts";

// Messages are keys of `locales/<language>/reservation.json`.

function count(least: number, error: string) {
  return z.number({ error }).int(error).min(least, error).max(SEATS_PER_SLOT, "errors.tooMany");
}

/** Package and day: what the free times are asked with (specification, section 5: the package comes first). */
function choice(now: number) {
  return z.object({
    package: z.enum(PACKAGES, { error: "errors.packageFirst" }),
    date: z
      .string({ error: "errors.date" })
      .superRefine((date, context) => {
        const trouble = isDate(date) ? dayTrouble(date, now, isCroatianHoliday) : "date";
        if (trouble) context.addIssue({ code: "custom", message: `errors.${trouble}` });
      })
      .meta({ format: "date" }),
  });
}

/** The form's fields; the API describes itself by them. */
export function reservationFields(now: number) {
  return choice(now).extend({
    adults: count(1, "errors.adults"),
    children: count(0, "errors.children").default(0),
    childrenMenu: z.boolean({ error: INVALID }).default(false),
    time: z.enum(TIMES, { error: "errors.time" }),
    fullName: line(LIMITS.fullName),
    email: emailLine(LIMITS.email).meta({ format: "email" }),
    phone: line(LIMITS.phone)
      .refine((text) => internationalPhone(text) !== null, "errors.phone")
      .meta({ pattern: PHONE }),
    note: paragraphs(INVALID).max(LIMITS.note, TOO_LONG).default(""),
    terms: z
      .boolean({ error: "errors.terms" })
      .refine((on) => on, "errors.terms")
      .meta({ const: true }),
    reservationKey: z.string({ error: INVALID }).regex(RESERVATION_KEY, INVALID),
  });
}

type Fields = z.output<ReturnType<typeof reservationFields>>;

/** What only shows when fields are held against each other; runs even where other fields are wrong. */
function crossChecks(values: Partial<Fields>, context: z.RefinementCtx): void {
  const party = {
    adults: whole(values.adults),
    children: whole(values.children),
    childrenMenu: values.childrenMenu === true,
  };
  for (const { field, trouble } of partyTroubles(party, typeof values.note === "string" ? values.note : "")) {
    // A number that is wrong by itself has said so already.
    const told = trouble === "tooMany" && (party.adults > SEATS_PER_SLOT || party.children > SEATS_PER_SLOT);
    if (!told) context.addIssue({ code: "custom", path: [field], message: `errors.${trouble}` });
  }
}

const whole = (count: unknown) => (typeof count === "number" && Number.isInteger(count) && count > 0 ? count : 0);

/** The whole form: its fields, what shows when they are held against each other, and the reservation that comes of it. */
export function reservationSchema(now: number) {
  return reservationFields(now)
    .superRefine(crossChecks, { when: () => true })
    .transform(({ terms: _, ...form }): ReservationForm => ({ ...form, phone: internationalPhone(form.phone) ?? "" }));
}

/**
 * Reads a posted reservation (contract, "Forms"). Every wrong field has its message, a key of
 * `locales/<language>/reservation.json`; a refused form keeps every value for the page that shows it again.
 * @param now the moment, in milliseconds since 1970
 */
export function parseReservationForm(data: FormData, now: number) {
  return parseWithZod(data, { schema: reservationSchema(now) });
}

/** Reads what "show times" needs, and no more: package and date. */
export function parseTimesWish(data: FormData, now: number) {
  return parseWithZod(data, { schema: choice(now) });
}

/** A telephone number as `+` and digits; null without its country's prefix, or where that country has no such length. */
export function internationalPhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text.trim().replace(/^00/, "+"), { extract: false });
  return phone?.isPossible() ? phone.number : null;
}

/** What the browser itself checks before it sends a field. */
export type Constraint = {
  required?: boolean;
  min?: number | string;
  max?: number | string;
  maxLength?: number;
  pattern?: string;
};

/** The HTML constraints of the form's fields. What is required stands in the schema; the bounds are the schema's own figures. */
export function reservationConstraints(now: number): Record<string, Constraint> {
  const schema = reservationFields(now);
  const required = getZodConstraint(schema);
  const { first, last } = bookableDays(now);
  const bounds: Record<string, Constraint> = {
    adults: { min: 1, max: SEATS_PER_SLOT },
    children: { min: 0, max: SEATS_PER_SLOT },
    date: { min: first, max: last },
    fullName: { maxLength: LIMITS.fullName },
    email: { maxLength: LIMITS.email },
    phone: { maxLength: LIMITS.phone, pattern: PHONE },
    note: { maxLength: LIMITS.note },
  };
  const names = Object.keys(schema.shape);
  return Object.fromEntries(names.map((name) => [name, { required: required[name]?.required, ...bounds[name] }]));
}

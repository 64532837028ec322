import { z } from "zod";
import { FACTS } from "../../facts/facts.ts";
import { phoneLine, toE164 } from "../contact/phone.server.ts";
import { defineForm, formSchema } from "../fields/define-form.server.ts";
import {
  emailLine,
  line,
  oneTimeKey,
  paragraphs,
  personName,
  REQUIRED,
  requiredCheckbox,
  TOO_LONG,
} from "../fields/form-fields.server.ts";
import type { InquiryValues } from "./inquiry-values.ts";

// Messages are keys of `locales/<language>/contact.json`.

/** Shortest message that says something, in characters. */
const MIN_MESSAGE_LENGTH = FACTS.minMessageLength;

const fields = z.object({
  name: personName(100),
  email: emailLine(100),
  phone: phoneLine().optional(),
  subject: line(120),
  message: paragraphs(REQUIRED).min(MIN_MESSAGE_LENGTH, "errors.tooShort").max(2000, TOO_LONG),
  terms: requiredCheckbox("errors.terms"),
  inquiryKey: oneTimeKey(),
});

/** The inquiry form. */
export const inquiryForm = defineForm({
  name: "inquiry",
  fields,
  value: ({ terms: _, ...values }) => inquiryFrom(values),
  texts: "contact",
  keyField: "inquiryKey",
  limits: ["inquiry"],
  accountOf: ({ email }) => email,
  spam: "inquiry",
});

/** What `POST /mail/send` takes: no box for the terms, and a token of the spam check. */
export const mailSendForm: typeof inquiryForm = {
  ...inquiryForm,
  ...formSchema({
    fields: fields.omit({ terms: true }).extend({ token: z.string().max(8000).optional() }),
    value: ({ token: _, ...values }) => inquiryFrom(values),
  }),
};

function inquiryFrom(values: Omit<z.output<typeof fields>, "terms">): InquiryValues {
  return { ...values, phone: (values.phone && toE164(values.phone)) ?? "" };
}

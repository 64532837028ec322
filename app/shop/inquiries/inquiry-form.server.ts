import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { emailLine, INVALID, line, paragraphs, REQUIRED, TOO_LONG } from "../form-line.server.ts";
import { normalPhone, PHONE } from "../orders/checkout-form.ts";
import { INQUIRY_KEY, type InquiryForm, LIMITS, MIN_MESSAGE_LENGTH } from "./inquiry-form.ts";

// Messages are keys of `locales/<language>/contact.json`.

/** The form's fields; the API describes itself by them. */
export const inquiryFields = z.object({
  name: line(LIMITS.name),
  email: emailLine(LIMITS.email).meta({ format: "email" }),
  phone: line(LIMITS.phone)
    .refine((text) => normalPhone(text) !== null, "errors.phone")
    .meta({ pattern: PHONE })
    .optional(),
  subject: line(LIMITS.subject),
  message: paragraphs(REQUIRED).min(MIN_MESSAGE_LENGTH, "errors.tooShort").max(LIMITS.message, TOO_LONG),
  terms: z
    .boolean({ error: "errors.terms" })
    .refine((on) => on, "errors.terms")
    .meta({ const: true }),
  inquiryKey: z.string({ error: INVALID }).regex(INQUIRY_KEY, INVALID),
});

/** The whole form, and the inquiry that comes of it. */
export const inquirySchema = inquiryFields.transform(
  ({ terms: _, phone, ...form }): InquiryForm => ({ ...form, phone: (phone && normalPhone(phone)) ?? "" }),
);

/** What `POST /mail/send` takes (contract, "Calls"): no box for the terms, and a token of the spam check. */
export const mailSendFields = inquiryFields.omit({ terms: true }).extend({ token: z.string().max(8000).optional() });

/** The call's inquiry. */
export const mailSendSchema = mailSendFields.transform(
  ({ token: _, phone, ...form }): InquiryForm => ({ ...form, phone: (phone && normalPhone(phone)) ?? "" }),
);

/** Reads a posted inquiry (contract, "Forms"); a refused one keeps every value for the page that shows it again. */
export function parseInquiryForm(data: FormData) {
  return parseWithZod(data, { schema: inquirySchema });
}

/** The HTML constraints of the form's fields (`required`, `maxLength`, `pattern`, …), made from the schema. */
export function inquiryConstraints(): ReturnType<typeof getZodConstraint> {
  const { phone, message, ...others } = getZodConstraint(inquiryFields);
  const constraints = {
    ...others,
    phone: { ...phone, pattern: PHONE },
    message: { ...message, minLength: MIN_MESSAGE_LENGTH },
  };
  // The limits come from where the schema has them: zod 4 no longer shows them to what reads it from outside.
  const longest = new Map<string, number>(Object.entries(LIMITS));
  return Object.fromEntries(
    Object.entries(constraints).map(([name, constraint]) => {
      const maxLength = longest.get(name);
      return [name, maxLength ? { ...constraint, maxLength } : constraint];
    }),
  );
}

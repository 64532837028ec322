import { parsePhoneNumberFromString } from "libphonenumber-js";
import { line } from "../fields/form-fields.server.ts";
import { MAX_PHONE_LENGTH, PHONE_PATTERN } from "./phone.ts";

/** A telephone number as `+` and digits (ITU-T E.164); null without its country's prefix, or where that country has no such length. */
export function toE164(text: string): string | null {
  const phone = parsePhoneNumberFromString(text.trim().replace(/^00/, "+"), { extract: false });
  return phone?.isPossible() ? phone.number : null;
}

/** A telephone number in the groups in which it is read out: `+385 91 234 5678`; as it is where its country is not known. */
export function phoneInGroups(phone: string): string {
  return parsePhoneNumberFromString(phone, { extract: false })?.formatInternational() ?? phone;
}

/** The field for a telephone number; it stays as it was typed, `toE164` makes one way of writing of it. */
export function phoneLine() {
  return line(MAX_PHONE_LENGTH)
    .refine((text) => toE164(text) !== null, "errors.phone")
    .meta({ pattern: PHONE_PATTERN });
}

import { INVALID, paragraphs, TOO_LONG } from "../fields/form-fields.server.ts";
import { asPrinted, fitsCard, isPrintable, MAX_GIFT_MESSAGE } from "./gift-message.ts";

/** The message on a gift's card, as it will be printed; empty without one (docs/rules.md "Gifts"). */
export function giftMessageField() {
  return paragraphs(INVALID)
    .overwrite(asPrinted)
    .refine(isPrintable, { error: "errors.notPrintable", abort: true })
    .refine(fitsCard, { error: "errors.tooManyLines", abort: true })
    .max(MAX_GIFT_MESSAGE, TOO_LONG)
    .default("");
}

import type { Language } from "../../i18n/languages.ts";
import { WINERY } from "./winery.ts";

/** A space that no line breaks at. */
const NBSP = "\u00a0";

/** The winery's own data as the texts of a language name them in braces; its figures need not be given (`app/facts/facts.ts`). */
export function wineryInTexts(language: Language): Record<string, string> {
  const { name, company, address, email, phones } = WINERY;
  return {
    winery: name,
    company: company.legalName,
    taxNumber: company.taxNumber,
    registration: company.registration[language],
    board: company.board.join(", "),
    // House number and postal code stay with what they belong to.
    address: `${address.street}, ${address.postalCode} ${address.city}`.replace(/ (?=\d+,)|(?<=\d) /g, NBSP),
    email,
    // A number stays on one line.
    phone: phones[0].replaceAll(" ", NBSP),
  };
}

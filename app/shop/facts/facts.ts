import type { Language } from "../../i18n/languages.ts";
import { WINERY } from "../winery/winery.ts";

/** The European Commission's page about the legal guarantee, which has every language of the Union. */
export const GUARANTEE_PORTAL = "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index.htm";

/** How long an order waits: within how many days for its transfer, for how many at the cellar once it is ready; within how many minutes for its card. */
export type HoldingDays = { transferDays: string; pickupDays: string; cardMinutes: string };

/** A space that no line breaks at. */
const NBSP = "\u00a0";

/** The winery's own data as the texts of a language name them in braces; its figures need not be given (`app/facts/facts.ts`). */
export function factsForTexts(language: Language): Record<string, string> {
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

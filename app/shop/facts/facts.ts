import { FEE_PER_BOTTLE_CENTS } from "../cart/bottle-fee.ts";
import { formatEuro } from "../money/money.ts";
import { WINERY } from "../winery/winery.ts";

/**
 * What the shop promises in figures, once for texts, mails, data for search engines and tests (`docs/rules.md`, "Facts"): a text names
 * a figure in braces and never writes it down itself.
 */
export const FACTS = {
  /** Days in which an order is delivered at the latest. */
  deliveryDays: 30,
  /** Days in which a consumer may withdraw, send back, and is refunded (Directive 2011/83/EU, articles 9, 13 and 14). */
  withdrawalDays: 14,
  /** Days in which a written complaint is answered. */
  complaintDays: 15,
  /** Years for which a seller is liable for defects (Directive (EU) 2019/771, article 10). */
  guaranteeYears: 2,
  /** Minutes for which the table of a tasting is kept for somebody who is late. */
  lateMinutes: 15,
} as const;

/** The European Commission's page about the legal guarantee, which has every language of the Union. */
export const GUARANTEE_PORTAL = "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index.htm";

/** How long an order waits for its transfer and, once it is ready, at the cellar, in days. */
export type HoldingDays = { transferDays: number; pickupDays: number };

/** A space that no line breaks at. */
const NBSP = "\u00a0";

/** The figures and the winery's own data as texts name them in braces. */
export function factsForTexts(): Record<string, string | number> {
  const { name, company, address, email, phones } = WINERY;
  return {
    ...FACTS,
    bottleFee: formatEuro(FEE_PER_BOTTLE_CENTS).replace(" ", NBSP),
    winery: name,
    company: company.legalName,
    taxNumber: company.taxNumber,
    registration: company.registration,
    board: company.board.join(", "),
    address: `${address.street}, ${address.postalCode} ${address.city}`,
    email,
    // A number stays on one line.
    phone: phones[0].replaceAll(" ", NBSP),
  };
}

import type { Language } from "../../i18n/languages.ts";

/** What somebody has said in the statement of withdrawal, once it is found good. */
export type StatementInput = {
  name: string;
  /** What names the contract: an order's number, as it was typed. */
  orderNumber: string;
  /** Where the receipt goes. */
  email: string;
  /** Which goods, where not all; empty: the whole order. */
  goods: string;
  withdrawalKey: string;
};

/** A statement of withdrawal that has come in (Directive 2011/83/EU, article 11a; `docs/rules.md`, "Withdrawal"). */
export type WithdrawalStatement = StatementInput & {
  id: string;
  language: Language;
  /** When it was sent, in milliseconds since 1970: this moment counts for the period of withdrawal. */
  sentAt: number;
  /** The order that it names, or null where there is none of that number. */
  orderId: string | null;
  /** Whether its address is the order's own. */
  fromBuyer: boolean;
};

const ORDER_NUMBER = /\b(\d{4})\s*[-–/]\s*(\d{1,6})\b/;

/** The order number in what was typed, as the shop writes it (`2026-000012`), or null where it holds none. */
export function orderNumberIn(typed: string): string | null {
  const [, year, count] = ORDER_NUMBER.exec(typed) ?? [];
  return year && count ? `${year}-${count.padStart(6, "0")}` : null;
}

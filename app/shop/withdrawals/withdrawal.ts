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
  /** The orders whose numbers stand in what was typed, with what was known of each; they stand beside it, never in its place. */
  orders: WithdrawnOrder[];
};

/** How an order that is named stands to the statement's address: its buyer's own, somebody else's, or there is no such order. */
export const WITHDRAWN_ORDERS = ["buyer", "otherAddress", "unknown"] as const;
export type WithdrawnOrder = { number: string; found: (typeof WITHDRAWN_ORDERS)[number] };

/** What the winery opens an order's page with, and its buyer's telephone number; empty once that is forgotten. */
export type ReachedOrder = { number: string; token: string; phone: string; language: Language };

/** A number as the shop writes it, wherever it stands. */
const WHOLE = /\b(20\d\d)\s*[-\u2010\u2011–/]\s*(\d{6})\b/;
/** One without some of its noughts, which is no part of a date: three figures are no month. */
const SHORT = /\b(20\d\d)[-\u2010\u2011–/](\d{3,5})\b(?![-\u2010\u2011–/.]\d)/;
/** One without all of its noughts has no spaces, is no month (`2026-03`) and stands next to no other part of a date. */
const SHORTEST =
  /\b(?<!(?<!\d)\d{1,2}\.?\s*[-\u2010\u2011–/.]\s*)(20\d\d)[-\u2010\u2011–/]([1-9]\d?)(?!\.?\s*[-\u2010\u2011–/.]\s*\d)\b/;
const ORDER_NUMBER = new RegExp([WHOLE, SHORT, SHORTEST].map(({ source }) => source).join("|"), "g");

/** The numbers of orders in what was typed, each once and as the shop writes it (`2026-000012`). */
export function orderNumbersIn(typed: string): string[] {
  const found = [...typed.matchAll(ORDER_NUMBER)].map(([, ...parts]) => parts.filter((part) => part !== undefined));
  return [...new Set(found.map(([year, count = ""]) => `${year}-${count.padStart(6, "0")}`))];
}

/** Whether it came from the address of an order that it names: only then its receipt repeats it. */
export function isFromBuyer({ orders }: Pick<WithdrawalStatement, "orders">): boolean {
  return orders.some(({ found }) => found === "buyer");
}

/**
 * What a statement is about. It is one of a whole order only where it says nothing but that order's number: what is written beside it may
 * be goods, another order, or a doubt.
 */
export function aboutWhat({
  orderNumber,
  goods,
}: Pick<StatementInput, "orderNumber" | "goods">): "goods" | "wholeOrder" | "asWritten" {
  if (goods !== "") return "goods";
  const beside = orderNumber.replace(ORDER_NUMBER, "").trim();
  return beside === "" && orderNumbersIn(orderNumber).length === 1 ? "wholeOrder" : "asWritten";
}

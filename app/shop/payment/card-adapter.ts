import type { Language } from "../../i18n/languages.ts";

/** The providers whose card pages the shop can send a buyer to. */
export const CARD_PROVIDERS = ["corvuspay", "monri", "wspay"] as const;
export type CardProvider = (typeof CARD_PROVIDERS)[number];

/** As the providers write their own names. */
export const CARD_PROVIDER_NAMES: Record<CardProvider, string> = {
  corvuspay: "CorvusPay",
  monri: "Monri",
  wspay: "WSPay",
};

/** The providers whose form carries who the buyer is, beside number and amount: the privacy page says so. */
export const GIVEN_BUYER_DATA: readonly CardProvider[] = ["monri", "wspay"];

/** The currency of every payment by card. */
export const CARD_CURRENCY = "EUR";

/** The form by which the buyer's browser goes to the card page: where it posts and what it carries. */
export type CardForm = { action: string; fields: Record<string, string> };

/** What is to be paid; the amount in whole cents, addresses absolute. */
export type CardRequest = {
  /** The number of this attempt to pay: providers refuse one that they have seen. */
  number: string;
  amountCents: number;
  language: Language;
  /** What the buyer reads beside the amount: our own words alone, nothing that a buyer has typed. */
  title: string;
  buyer: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    address: string;
    city: string;
    postalCode: string;
    country: string;
  };
  returnUrl: string;
  cancelUrl: string;
  callbackUrl: string;
};

/** A return of the buyer or a call of the provider as it came in: signatures are taken over exactly these texts. */
export type CardMessage = { url: string; headers: Headers; body: string };

/**
 * What a provider says about an attempt. `amountCents` and `currency` are null where it does not say them; an attempt has one amount for
 * ever, which our own signed form has bound to its number. `approvalCode` is the bank's, empty where there is none; `paymentId` the
 * provider's own name of the payment, the same for no other, or null; of a reversal it names that one, so that two of the same amount are two.
 */
export type CardReport =
  | {
      /** `reversed`: money that had come was given back, withheld or charged back; the amount is then how much, where it is known. */
      outcome: "paid" | "declined" | "cancelled" | "reversed";
      number: string;
      amountCents: number | null;
      currency: string | null;
      approvalCode: string;
      paymentId: string | null;
    }
  /** Signed, but of a kind that we do not know. */
  | { outcome: "other" }
  | { outcome: "forged" };

/** A question to the provider how an attempt stands, as it is posted. */
type CardInquiry = { url: string; headers: Record<string, string>; body: string };

/** What a provider does for us, in its own protocol. It neither fetches nor stores. */
export type CardAdapter = {
  provider: CardProvider;
  begin(request: CardRequest): CardForm;
  /** Reads the buyer's return; checks its signature in constant time. */
  readReturn(message: CardMessage): CardReport;
  /** Reads the provider's own call, server to server. */
  readCallback(message: CardMessage): CardReport;
  /** How to ask for an attempt, and how to read the answer; null where the provider has not published how. */
  inquiry: { ask(number: string): CardInquiry; read(body: string): CardReport } | null;
};

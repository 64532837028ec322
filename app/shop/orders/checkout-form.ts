import { type Delivery, HOME_COUNTRY } from "../delivery/delivery.ts";
import type { Payment } from "../payment/payment.ts";
import type { Address, Company } from "./order.ts";

/** Longest values of the form's fields, in characters. */
export const LIMITS = {
  firstName: 60,
  lastName: 60,
  email: 100,
  phone: 30,
  city: 80,
  address: 120,
  postalCode: 12,
  billingCity: 80,
  billingAddress: 120,
  billingPostalCode: 12,
  companyName: 120,
  companyTaxNumber: 20,
  companyAddress: 160,
  note: 1000,
} as const;

/** A Croatian postal code, as a pattern that HTML takes too. */
export const CROATIAN_POSTAL_CODE = "[0-9]{5}";
/** A telephone number with its country's prefix, as a pattern that HTML takes too; blanks, dashes and slashes may part it. */
export const PHONE = "\\s*(\\+|00)([\\s\\-\\/]*[0-9]){6,15}\\s*";
/** The form's one-time key. */
export const ORDER_KEY = /^[A-Za-z0-9_-]{22,64}$/;

/** What a buyer has told in the checkout form, once it is found good. */
export type CheckoutForm = {
  firstName: string;
  lastName: string;
  email: string;
  /** `+` and digits. */
  phone: string;
  address: Address;
  /** The delivery address where no other is given. */
  billing: Address;
  /** Who the company invoice (R1) is for; null without one. */
  company: Company | null;
  delivery: Delivery;
  note: string;
  orderKey: string;
};

export type OrderForm = CheckoutForm & { payment: Payment };

/** A telephone number as `+` and 6 to 15 digits (ITU-T E.164); null where it is none or lacks its country's prefix. */
export function normalPhone(text: string): string | null {
  const plain = text.replace(/[\s\-/]/g, "").replace(/^00/, "+");
  return /^\+[1-9][0-9]{5,14}$/.test(plain) ? plain : null;
}

/** Whether a postal code can be one of its country; only Croatia's are known here. */
export function isPostalCode(text: string, country: string): boolean {
  return country !== HOME_COUNTRY || new RegExp(`^${CROATIAN_POSTAL_CODE}$`).test(text);
}

/** Whether a company's tax number can be one of its country: an OIB in Croatia, elsewhere 2 to 20 letters and digits. */
export function isTaxNumber(text: string, country: string): boolean {
  if (country === HOME_COUNTRY) return isOib(text.replace(/^HR/i, ""));
  return /^[\p{L}\p{N}][\p{L}\p{N} .\-/]{0,18}[\p{L}\p{N}]$/u.test(text);
}

/** Whether a text is an OIB: eleven digits, the last one a check digit by ISO 7064, MOD 11,10. */
export function isOib(text: string): boolean {
  if (!/^[0-9]{11}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const check = digits.pop();
  const rest = digits.reduce((product, digit) => (((product + digit) % 10 || 10) * 2) % 11, 10);
  return check === (11 - rest) % 10;
}

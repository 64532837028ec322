import { HOME_COUNTRY } from "../delivery/delivery.ts";

/** Whether a company's tax number can be one of its country: an OIB in Croatia, elsewhere 2 to 20 letters and digits. */
export function isTaxNumber(text: string, country: string): boolean {
  if (country === HOME_COUNTRY) return countsAsOib(text, country);
  return /^[\p{L}\p{N}][\p{L}\p{N} .\-/]{0,18}[\p{L}\p{N}]$/u.test(text);
}

/** Whether a company's tax number is called its OIB: elsewhere eleven digits may be another number, unless HR stands in front. */
export function countsAsOib(text: string, country: string): boolean {
  const digits = text.replace(/^HR/i, "");
  return (country === HOME_COUNTRY || digits !== text) && isOib(digits);
}

/** Whether a text is an OIB: eleven digits, the last one a check digit by ISO 7064, MOD 11,10. */
export function isOib(text: string): boolean {
  if (!/^[0-9]{11}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const check = digits.pop();
  const rest = digits.reduce((product, digit) => (((product + digit) % 10 || 10) * 2) % 11, 10);
  return check === (11 - rest) % 10;
}

import { FACTS } from "../../facts/facts.ts";

/** The fixed rate of the changeover: 1 euro = 7.53450 kuna (docs/rules.md "Money"), in hundred-thousandths. */
const KUNA_PER_EURO_E5 = FACTS.kunaPerEuroE5;

/** Euro cents to kuna lipa at the fixed rate, rounded half up. */
export function lipaFromCents(cents: number): number {
  // Beyond 2^53 / 753450 cents (about 119 million euro) the product would lose digits; no cart comes near.
  return Math.floor((cents * KUNA_PER_EURO_E5 + 50_000) / 100_000);
}

/** Whole cents as euro in German format, in every language: `1.234,50 €` (docs/rules.md "Money"). */
export function formatEuro(cents: number): string {
  return `${decimals(cents)} €`;
}

/** Tenths of a cent as euro with three decimals: `7,992 €`. */
export function formatEuroTenths(tenths: number): string {
  return `${decimals(tenths, 3)} €`;
}

/** Whole lipa as kuna in Croatian format: `9.301,34 kn`. */
export function formatKuna(lipa: number): string {
  return `${decimals(lipa)} kn`;
}

/**
 * Whole cents in euro, and where the shop shows kuna also in kuna: `59,94 € (451,62 kn)`. For sentences and mails.
 * @param per what each is the price of, where that is not one piece: with `/l` `13,32 €/l (100,36 kn/l)`
 */
export function formatMoney(cents: number, showKuna: boolean, per = ""): string {
  const euro = formatEuro(cents) + per;
  return showKuna ? `${euro} (${formatKuna(lipaFromCents(cents))}${per})` : euro;
}

/**
 * Both formats group by dots and cut by a comma. Written out because the browser's `Intl` data and the server's need not
 * agree, and text that differs breaks hydration.
 */
function decimals(units: number, places = 2): string {
  const sign = units < 0 ? "-" : "";
  const digits = Math.abs(units)
    .toString()
    .padStart(places + 1, "0");
  const whole = digits.slice(0, -places).replace(/\B(?=(\d{3})+$)/g, ".");
  return `${sign}${whole},${digits.slice(-places)}`;
}

/** Hundredths of a currency with its code, as card providers and banks report it: `12.50 USD`. */
export function formatAmount(hundredths: number, currency: string): string {
  return `${(hundredths / 100).toFixed(2)} ${currency}`;
}

/** Whole cents as the decimal euro of our JSON: 1250 is 12.5. */
export function decimalEuro(cents: number): number {
  return cents / 100;
}

/** Tenths of a cent as the decimal euro of our JSON: 7992 is 7.992. */
export function decimalEuroTenths(tenths: number): number {
  return tenths / 1000;
}

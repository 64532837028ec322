import { FACTS } from "../../facts/facts.ts";
import { HOME_COUNTRY } from "../delivery/delivery.ts";
import type { Company } from "./company.ts";

/** A postal address; the country as ISO 3166 code. */
export type Address = { country: string; city: string; address: string; postalCode: string };

/** A Croatian postal code, as a browser's `pattern`. */
export const CROATIAN_POSTAL_CODE = `[0-9]{${FACTS.postalCodeDigits}}`;

const WHOLE_CROATIAN_POSTAL_CODE = new RegExp(`^${CROATIAN_POSTAL_CODE}$`);

/** Whether a postal code can be one of its country; only Croatia's are known here. */
export function isPostalCode(text: string, country: string): boolean {
  return country !== HOME_COUNTRY || WHOLE_CROATIAN_POSTAL_CODE.test(text);
}

/** Whether two addresses are the same. */
export function sameAddress(one: Address, other: Address): boolean {
  return (
    one.country === other.country &&
    one.city === other.city &&
    one.address === other.address &&
    one.postalCode === other.postalCode
  );
}

/** How the fields of an address form are filled in from what is stored: the texts of the form, by its names. */
export function addressTexts(
  stored: {
    address: Address | null;
    billing: Address | null;
    r1: boolean;
    company: Company | null;
  },
  home: string,
): Record<string, string> {
  const { address, billing, r1, company } = stored;
  return {
    country: address?.country ?? home,
    city: address?.city ?? "",
    address: address?.address ?? "",
    postalCode: address?.postalCode ?? "",
    billingSameAsDelivery: billing ? "" : "on",
    billingCountry: billing?.country ?? home,
    billingCity: billing?.city ?? "",
    billingAddress: billing?.address ?? "",
    billingPostalCode: billing?.postalCode ?? "",
    r1: r1 ? "on" : "",
    companyName: company?.name ?? "",
    companyTaxNumber: company?.taxNumber ?? "",
    companyAddress: company?.address ?? "",
  };
}

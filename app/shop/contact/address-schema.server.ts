import { z } from "zod";
import type { RawFields } from "../../platform/flat-fields.ts";
import { checkbox, INVALID, line, REQUIRED } from "../fields/form-fields.server.ts";
import { type Address, isPostalCode } from "./address.ts";
import type { Company } from "./company.ts";
import { isTaxNumber } from "./tax-number.ts";

/** A country's code, held against the offered ones by `checkAddresses`. */
const country = z.string({ error: INVALID }).max(2, "errors.country").optional();

/** The address fields that checkout and profile share; what has to be filled in is asked by `checkAddresses`. */
export const addressFields = {
  country,
  address: line(120).optional(),
  postalCode: line(12).optional(),
  city: line(80).optional(),
  billingSameAsDelivery: checkbox(),
  billingCountry: country,
  billingAddress: line(120).optional(),
  billingPostalCode: line(12).optional(),
  billingCity: line(80).optional(),
  r1: checkbox(),
  companyName: line(120).optional(),
  companyTaxNumber: line(20).optional(),
  companyAddress: line(160).optional(),
};

type AddressValues = Partial<z.output<z.ZodObject<typeof addressFields>>>;
type AddressField = keyof typeof addressFields;

const DELIVERY = ["country", "address", "postalCode", "city"] as const satisfies AddressField[];
const BILLING = [
  "billingCountry",
  "billingAddress",
  "billingPostalCode",
  "billingCity",
] as const satisfies AddressField[];
const COMPANY = ["companyName", "companyTaxNumber", "companyAddress"] as const satisfies AddressField[];

/** Whether an address field counts: billing where it is another address; a company as `companyCounts` says. */
export function addressFieldCounts(name: string, raw: RawFields, companyCounts = raw.r1 === "on" || raw.r1 === true) {
  const sameBilling = raw.billingSameAsDelivery === "on" || raw.billingSameAsDelivery === true;
  if (BILLING.some((field) => field === name)) return !sameBilling;
  return companyCounts || !COMPANY.some((field) => field === name);
}

/**
 * Holds the parts of an address form together: a part may be left out as a whole where it is not required, but never half of it.
 * @param required which parts have to be filled in
 */
export function checkAddresses(
  values: AddressValues,
  wrong: (field: AddressField, message: string) => void,
  { countryCodes, required }: { countryCodes: readonly string[]; required: boolean },
): void {
  const whole = (part: readonly AddressField[], wanted: boolean) => {
    const lines = part.filter((field) => field !== "country" && field !== "billingCountry");
    if (!wanted && lines.every((field) => values[field] === undefined)) return;
    for (const field of wanted ? part : lines) if (values[field] === undefined) wrong(field, REQUIRED);
  };
  const known = (field: "country" | "billingCountry") => {
    const code = values[field];
    if (code !== undefined && !countryCodes.includes(code)) wrong(field, "errors.country");
  };
  const { country: home = "", postalCode, billingCountry = "", billingPostalCode, companyTaxNumber } = values;
  known("country");
  known("billingCountry");
  whole(DELIVERY, required);
  if (postalCode && !isPostalCode(postalCode, home)) wrong("postalCode", "errors.postalCode");
  if (!values.billingSameAsDelivery) {
    whole(BILLING, required);
    if (billingPostalCode && !isPostalCode(billingPostalCode, billingCountry)) {
      wrong("billingPostalCode", "errors.postalCode");
    }
  }
  whole(COMPANY, values.r1 === true);
  const billed = values.billingSameAsDelivery ? home : billingCountry;
  if (companyTaxNumber && !isTaxNumber(companyTaxNumber, billed)) wrong("companyTaxNumber", "errors.taxNumber");
}

/** The addresses and the company that good values hold; null for what was left out. */
export function addressesFrom(values: AddressValues): {
  address: Address | null;
  billing: Address | null;
  company: Company | null;
} {
  const { companyName, companyTaxNumber, companyAddress, billingSameAsDelivery } = values;
  return {
    address: addressFrom(values.country, values.city, values.address, values.postalCode),
    billing: billingSameAsDelivery
      ? null
      : addressFrom(values.billingCountry, values.billingCity, values.billingAddress, values.billingPostalCode),
    company:
      companyName && companyTaxNumber && companyAddress
        ? { name: companyName, taxNumber: companyTaxNumber, address: companyAddress }
        : null,
  };
}

function addressFrom(
  countryCode: string | undefined,
  city: string | undefined,
  address: string | undefined,
  postalCode: string | undefined,
): Address | null {
  return countryCode && city && address && postalCode ? { country: countryCode, city, address, postalCode } : null;
}

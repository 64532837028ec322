import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { INVALID, line, REQUIRED } from "../form-line.server.ts";
import { isPostalCode, isTaxNumber, LIMITS, PHONE } from "../orders/checkout-form.ts";
import type { Address, Company } from "../orders/order.ts";
import type { Profile } from "./account.ts";
import { personFields, plainPerson } from "./account-forms.server.ts";

// Messages are keys of `locales/<language>/account.json`.

/** What the profile's form says: the profile, and whether the winery's letters are wanted. */
export type ProfileForm = { profile: Profile; newsletter: boolean };

const checkbox = z.boolean({ error: INVALID }).default(false);

function fields(countryCodes: readonly string[]) {
  const country = z
    .string({ error: INVALID })
    .refine((code) => countryCodes.includes(code), "errors.country")
    .optional();
  return z.object({
    ...personFields,
    country,
    city: line(LIMITS.city).optional(),
    address: line(LIMITS.address).optional(),
    postalCode: line(LIMITS.postalCode).optional(),
    billingSameAsDelivery: checkbox,
    billingCountry: country,
    billingCity: line(LIMITS.billingCity).optional(),
    billingAddress: line(LIMITS.billingAddress).optional(),
    billingPostalCode: line(LIMITS.billingPostalCode).optional(),
    r1: checkbox,
    companyName: line(LIMITS.companyName).optional(),
    companyTaxNumber: line(LIMITS.companyTaxNumber).optional(),
    companyAddress: line(LIMITS.companyAddress).optional(),
    newsletter: checkbox,
  });
}

type Fields = z.output<ReturnType<typeof fields>>;
type Name = keyof Fields;

const DELIVERY: Name[] = ["address", "postalCode", "city"];
const BILLING: Name[] = ["billingAddress", "billingPostalCode", "billingCity"];
const COMPANY: Name[] = ["companyName", "companyTaxNumber", "companyAddress"];

/** A part of the form may be left out as a whole, but not half of it; runs even where single fields are wrong already. */
function wholeParts(values: Partial<Fields>, context: z.RefinementCtx): void {
  const wrong = (field: Name, message: string) => context.addIssue({ code: "custom", path: [field], message });
  const requireWhole = (part: Name[], wanted: boolean) => {
    if (!wanted && part.every((name) => !values[name])) return;
    for (const name of part) if (!values[name]) wrong(name, REQUIRED);
  };
  requireWhole(DELIVERY, false);
  if (!values.billingSameAsDelivery) requireWhole(BILLING, false);
  requireWhole(COMPANY, values.r1 === true);
  const { country = "", postalCode, billingCountry = "", billingPostalCode, companyTaxNumber } = values;
  if (postalCode && !isPostalCode(postalCode, country)) wrong("postalCode", "errors.postalCode");
  const billed = values.billingSameAsDelivery ? country : billingCountry;
  if (!values.billingSameAsDelivery && billingPostalCode && !isPostalCode(billingPostalCode, billingCountry)) {
    wrong("billingPostalCode", "errors.postalCode");
  }
  if (companyTaxNumber && !isTaxNumber(companyTaxNumber, billed)) wrong("companyTaxNumber", "errors.taxNumber");
}

/** Reads a posted profile (contract, "Forms"). */
export function parseProfileForm(data: FormData, countryCodes: readonly string[]) {
  const schema = fields(countryCodes)
    .superRefine(wholeParts, { when: () => true })
    .transform(profileForm);
  return parseWithZod(data, { schema });
}

function profileForm(values: Fields): ProfileForm {
  const { firstName, lastName, r1, newsletter, companyName, companyTaxNumber, companyAddress } = values;
  const address = addressFrom(values.country, values.city, values.address, values.postalCode);
  const { billingCountry, billingCity, billingAddress, billingPostalCode } = values;
  const billing = values.billingSameAsDelivery
    ? null
    : addressFrom(billingCountry, billingCity, billingAddress, billingPostalCode);
  const company: Company | null =
    companyName && companyTaxNumber && companyAddress
      ? { name: companyName, taxNumber: companyTaxNumber, address: companyAddress }
      : null;
  return { profile: { firstName, lastName, ...plainPerson(values), address, billing, r1, company }, newsletter };
}

function addressFrom(
  country: string | undefined,
  city: string | undefined,
  address: string | undefined,
  postalCode: string | undefined,
): Address | null {
  return country && city && address && postalCode ? { country, city, address, postalCode } : null;
}

/** The HTML constraints of the profile's fields, made from the schema. */
export function profileConstraints(): ReturnType<typeof getZodConstraint> {
  const constraints = getZodConstraint(fields([]));
  return { ...constraints, phone: { ...constraints.phone, pattern: PHONE } };
}

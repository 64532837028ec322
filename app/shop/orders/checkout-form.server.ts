import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { DELIVERIES } from "../delivery/delivery.ts";
import { emailLine, INVALID, line, paragraphs, REQUIRED, TOO_LONG } from "../form-line.server.ts";
import { offeredPayments, PAYMENTS } from "../payment/payment.ts";
import {
  type CheckoutForm,
  isPostalCode,
  isTaxNumber,
  LIMITS,
  normalPhone,
  ORDER_KEY,
  type OrderForm,
  PHONE,
} from "./checkout-form.ts";

/** What the form is held against: the codes of the offered countries, and the settings that decide about cards. */
export type CheckoutOffer = { countryCodes: readonly string[]; settings: { cardProvider: string } };

/** Which of the form's optional parts count; fields of the others are not even looked at. */
type Parts = { billing: boolean; company: boolean; payment: boolean };

// Messages are keys of `locales/<language>/checkout.json`.

function checkbox(error: string) {
  return z.boolean({ error }).refine((on) => on, error);
}

/** A field of a part that does not count is not even looked at, whatever the visitor left in it. */
function partField(counts: boolean, field: z.ZodType<string>): z.ZodType<string | undefined> {
  return counts
    ? field
    : z
        .unknown()
        .optional()
        .transform(() => undefined);
}

/** In the order of the page, in which the summary lists what is wrong. */
function fields({ countryCodes }: CheckoutOffer, parts: Parts) {
  const country = z.string({ error: REQUIRED }).refine((code) => countryCodes.includes(code), "errors.country");
  return z.object({
    firstName: line(LIMITS.firstName),
    lastName: line(LIMITS.lastName),
    email: emailLine(LIMITS.email),
    phone: line(LIMITS.phone).refine((text) => normalPhone(text) !== null, "errors.phone"),
    country,
    address: line(LIMITS.address),
    postalCode: line(LIMITS.postalCode),
    city: line(LIMITS.city),
    billingSameAsDelivery: z.boolean({ error: INVALID }).default(false),
    billingCountry: partField(parts.billing, country),
    billingAddress: partField(parts.billing, line(LIMITS.billingAddress)),
    billingPostalCode: partField(parts.billing, line(LIMITS.billingPostalCode)),
    billingCity: partField(parts.billing, line(LIMITS.billingCity)),
    r1: z.boolean({ error: INVALID }).default(false),
    companyName: partField(parts.company, line(LIMITS.companyName)),
    companyTaxNumber: partField(parts.company, line(LIMITS.companyTaxNumber)),
    companyAddress: partField(parts.company, line(LIMITS.companyAddress)),
    delivery: z.enum(DELIVERIES, { error: REQUIRED }),
    payment: partField(parts.payment, z.string({ error: REQUIRED })),
    note: paragraphs(INVALID).max(LIMITS.note, TOO_LONG).default(""),
    adult: checkbox("errors.adult"),
    terms: checkbox("errors.terms"),
    orderKey: z.string({ error: INVALID }).regex(ORDER_KEY, INVALID),
  });
}

type Fields = z.output<ReturnType<typeof fields>>;

/** What only shows when fields are held against each other; runs even where single fields are wrong already. */
function crossChecks({ settings }: CheckoutOffer, parts: Parts) {
  return (values: Partial<Fields>, context: z.RefinementCtx): void => {
    const wrong = (field: keyof Fields, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    const { country = "", postalCode, billingCountry = "", billingPostalCode, companyTaxNumber, delivery } = values;
    if (postalCode && !isPostalCode(postalCode, country)) wrong("postalCode", "errors.postalCode");
    if (billingPostalCode && !isPostalCode(billingPostalCode, billingCountry)) {
      wrong("billingPostalCode", "errors.postalCode");
    }
    const companyCountry = parts.billing ? billingCountry : country;
    if (companyTaxNumber && !isTaxNumber(companyTaxNumber, companyCountry)) {
      wrong("companyTaxNumber", "errors.taxNumber");
    }
    if (values.payment === undefined || !DELIVERIES.some((known) => known === delivery)) return;
    const offered: readonly string[] = offeredPayments(settings, delivery ?? "courier");
    if (!offered.includes(values.payment)) wrong("payment", "errors.payment");
  };
}

/**
 * The schema of the checkout form (contract, "Forms"): of the order, and without payment of the order inquiry.
 * Messages are keys of `locales/<language>/checkout.json`.
 */
function checkoutSchema(offer: CheckoutOffer, parts: Parts) {
  return fields(offer, parts).superRefine(crossChecks(offer, parts), { when: () => true });
}

function partsOf(data: FormData, payment: boolean): Parts {
  return { billing: data.get("billingSameAsDelivery") !== "on", company: data.get("r1") === "on", payment };
}

/** Reads a posted order; a refused one keeps every value for the page that shows it again. */
export function parseOrderForm(data: FormData, offer: CheckoutOffer) {
  const schema = checkoutSchema(offer, partsOf(data, true)).transform(
    (values): OrderForm => ({ ...checkoutForm(values), payment: z.enum(PAYMENTS).parse(values.payment) }),
  );
  return parseWithZod(data, { schema });
}

/** Reads a posted order inquiry: the same form without payment. */
export function parseInquiryForm(data: FormData, offer: CheckoutOffer) {
  return parseWithZod(data, { schema: checkoutSchema(offer, partsOf(data, false)).transform(checkoutForm) });
}

function checkoutForm(values: Fields): CheckoutForm {
  const { firstName, lastName, email, delivery, note, orderKey, country, city, address, postalCode } = values;
  const { billingCountry, billingCity, billingAddress, billingPostalCode } = values;
  const { companyName, companyTaxNumber, companyAddress } = values;
  const home = { country, city, address, postalCode };
  return {
    firstName,
    lastName,
    email,
    phone: normalPhone(values.phone) ?? values.phone,
    address: home,
    billing:
      billingCountry && billingCity && billingAddress && billingPostalCode
        ? { country: billingCountry, city: billingCity, address: billingAddress, postalCode: billingPostalCode }
        : home,
    company:
      companyName && companyTaxNumber && companyAddress
        ? { name: companyName, taxNumber: companyTaxNumber, address: companyAddress }
        : null,
    delivery,
    note,
    orderKey,
  };
}

/**
 * The HTML constraints of the form's fields (`required`, `maxLength`, `pattern`, …), made from the schema. What only a part
 * of the form asks for is not required: the browser must let a form without that part go.
 */
export function checkoutConstraints(offer: CheckoutOffer): ReturnType<typeof getZodConstraint> {
  const all = getZodConstraint(fields(offer, { billing: true, company: true, payment: true }));
  // conform looks for lengths where zod no longer keeps them.
  const limits = new Map<string, number>(Object.entries(LIMITS));
  return Object.fromEntries(
    Object.entries(all).map(([name, constraint]) => {
      const maxLength = limits.get(name);
      const added = { ...(maxLength ? { maxLength } : {}), ...(name === "phone" ? { pattern: PHONE } : {}) };
      const required = constraint.required && !/^(billing|company|r1)/.test(name);
      return [name, { ...constraint, ...added, required }];
    }),
  );
}

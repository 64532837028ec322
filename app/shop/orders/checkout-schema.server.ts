import { z } from "zod";
import { addressesFrom, addressFieldCounts, addressFields, checkAddresses } from "../contact/address-schema.server.ts";
import { phoneLine, toE164 } from "../contact/phone.server.ts";
import { DELIVERIES } from "../delivery/delivery.ts";
import { defineForm } from "../fields/define-form.server.ts";
import {
  checkbox,
  emailLine,
  INVALID,
  oneTimeKey,
  paragraphs,
  personName,
  REQUIRED,
  requiredCheckbox,
  TOO_LONG,
} from "../fields/form-fields.server.ts";
import { offeredPayments, PAYMENTS } from "../payment/payment.ts";
import type { SeenFigures } from "./checkout-figures.ts";
import { giftMessageField } from "./gift-message-field.server.ts";
import type { CheckoutValues, OrderValues } from "./order-values.ts";

// Messages are keys of `locales/<language>/checkout.json`. Fields stand in the order of the page.

/** What the form is held against: the codes of the offered countries, and the settings that decide about cards. */
type CheckoutOffer = { countryCodes: readonly string[]; settings: { cardProvider: string } };

const inquiryFields = z.object({
  firstName: personName(60),
  lastName: personName(60),
  email: emailLine(100),
  phone: phoneLine(),
  ...addressFields,
  delivery: z.enum(DELIVERIES, { error: REQUIRED }),
  note: paragraphs(INVALID).max(1000, TOO_LONG).default(""),
  giftMessage: giftMessageField(),
  saveToProfile: checkbox(),
  adult: requiredCheckbox("errors.adult"),
  terms: requiredCheckbox("errors.terms"),
  orderKey: oneTimeKey(),
});

const orderFields = inquiryFields.extend({
  payment: z.enum(PAYMENTS, { error: ({ input }) => (input === undefined ? REQUIRED : "errors.payment") }),
  /** The whole total on the page that the buyer confirmed, in whole cents; a program need not say. */
  seenTotalCents: seenCents(),
  /** The same of the goods alone. */
  seenGoodsCents: seenCents(),
});

function seenCents() {
  return z.number({ error: INVALID }).int(INVALID).min(0, INVALID).optional();
}

/** An order, and whether the account is to keep what was typed. */
export type CheckoutOrder = { form: OrderValues; seen: SeenFigures; saveToProfile: boolean };

/** What the checkout's two forms have in common. */
const ofCheckout = { name: "checkout", texts: "checkout", keyField: "orderKey", keyRequired: true } as const;

/** The checkout's order. */
export const checkoutForm = defineForm({
  ...ofCheckout,
  fields: orderFields,
  counts: (name, raw) => addressFieldCounts(name, raw),
  check: (values, wrong, offer: CheckoutOffer) => {
    checkAddresses(values, wrong, { ...offer, required: true });
    const { payment, delivery } = values;
    if (!payment || !delivery) return;
    if (!offeredPayments(offer.settings, delivery).includes(payment)) wrong("payment", "errors.payment");
  },
  value: (values): CheckoutOrder => ({
    form: { ...checkoutValues(values), payment: values.payment },
    seen: { seenTotalCents: values.seenTotalCents ?? null, seenGoodsCents: values.seenGoodsCents ?? null },
    saveToProfile: values.saveToProfile,
  }),
  limits: ["order"],
});

/** The same form without payment: an order inquiry, for delivery abroad. */
export const orderInquiryForm = defineForm({
  ...ofCheckout,
  fields: inquiryFields,
  counts: (name, raw) => addressFieldCounts(name, raw),
  check: (values, wrong, offer: CheckoutOffer) => checkAddresses(values, wrong, { ...offer, required: true }),
  value: checkoutValues,
  limits: ["orderInquiry"],
});

function checkoutValues(values: z.output<typeof inquiryFields>): CheckoutValues {
  const { firstName, lastName, email, phone, delivery, note, giftMessage, orderKey } = values;
  const { address, billing, company } = addressesFrom(values);
  if (!address) throw new Error("A checkout form without an address was found good");
  return {
    firstName,
    lastName,
    email,
    phone: toE164(phone) ?? phone,
    address,
    billing: billing ?? address,
    company: values.r1 ? company : null,
    delivery,
    note,
    giftMessage,
    orderKey,
  };
}

const NEEDED = ["country", "address", "postalCode", "city"];

/**
 * The HTML constraints of the form. What has to be filled in though the schema has it as optional is named here; a part
 * that only counts when it is asked for binds nobody, for the browser must let a form without it go.
 */
export const checkoutConstraints = Object.fromEntries(
  Object.entries(checkoutForm.constraints).map(([name, constraint]) => {
    return [name, NEEDED.includes(name) ? { ...constraint, required: true as const } : constraint];
  }),
);

import type { FormFields, ShopForm } from "../../forms/use-form.ts";

/** The fields in the order of the page. */
export const CHECKOUT_FIELDS = [
  ...(["firstName", "lastName", "email", "phone", "country", "address", "postalCode", "city"] as const),
  ...(["billingSameAsDelivery", "billingCountry", "billingAddress", "billingPostalCode", "billingCity"] as const),
  ...(["r1", "companyName", "companyTaxNumber", "companyAddress", "delivery", "payment", "note"] as const),
  ...(["giftMessage", "saveToProfile", "adult", "terms"] as const),
];

/** What each part of the form receives: its fields, and how they join ours. */
export type CheckoutFieldsProps = { fields: FormFields<(typeof CHECKOUT_FIELDS)[number]>; words: ShopForm["words"] };

import type { FieldMetadata } from "@conform-to/react";
import type { fieldWords } from "../../frame/form-fields.ts";

/** The fields by name; all of them text, as the form sends them. */
export type CheckoutFields = Record<
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "country"
  | "city"
  | "address"
  | "postalCode"
  | "billingSameAsDelivery"
  | "billingCountry"
  | "billingCity"
  | "billingAddress"
  | "billingPostalCode"
  | "r1"
  | "companyName"
  | "companyTaxNumber"
  | "companyAddress"
  | "delivery"
  | "payment"
  | "note"
  | "saveToProfile"
  | "terms"
  | "adult",
  string
>;

/** What each part of the form is given: conform's fields, and what joins them with ours. */
export type FieldsProps = {
  fields: Record<keyof CheckoutFields, FieldMetadata<string, CheckoutFields, string[]>>;
  words: ReturnType<typeof fieldWords>;
};

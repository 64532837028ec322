import { HOME_COUNTRY } from "../delivery/delivery.ts";
import type { User } from "./account.ts";

/** What an account fills into the checkout's form, and into the profile's, by the names of the fields (contract, "Forms"). */
export function checkoutDefaults(user: User): Record<string, string> {
  const { firstName, lastName, email, phone, address, billing, company, r1 } = user;
  return {
    firstName,
    lastName,
    email,
    phone,
    country: address?.country ?? HOME_COUNTRY,
    city: address?.city ?? "",
    address: address?.address ?? "",
    postalCode: address?.postalCode ?? "",
    billingSameAsDelivery: billing ? "" : "on",
    billingCountry: billing?.country ?? HOME_COUNTRY,
    billingCity: billing?.city ?? "",
    billingAddress: billing?.address ?? "",
    billingPostalCode: billing?.postalCode ?? "",
    r1: r1 ? "on" : "",
    companyName: company?.name ?? "",
    companyTaxNumber: company?.taxNumber ?? "",
    companyAddress: company?.address ?? "",
  };
}

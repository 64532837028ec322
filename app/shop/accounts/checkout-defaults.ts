import { addressTexts } from "../contact/address.ts";
import type { User } from "./account.ts";

/** What an account fills into the checkout's form, and into the profile's, by the names of the fields. @param home the country where no address is known: that of the reader's language */
export function checkoutDefaults(user: User, home: string): Record<string, string> {
  const { firstName, lastName, email, phone } = user;
  return { firstName, lastName, email, phone, ...addressTexts(user, home) };
}

import type { Platform } from "../../platform/platform.server.ts";
import { sameAddress } from "../contact/address.ts";
import type { CheckoutValues } from "../orders/order-values.ts";
import type { User } from "./account.ts";
import { askNewsletter, newsletterNow, stopNewsletter } from "./newsletter.server.ts";
import type { ProfileValues } from "./profile-schema.server.ts";
import { updateProfile } from "./users.store.server.ts";

/**
 * Saves the profile's form. A newsletter that is newly wanted is asked about by mail, and so is one whose question has run out; one no
 * longer wanted stops at once. Answers whether a mail asks now.
 */
export async function saveProfile(
  platform: Platform,
  user: User,
  { profile, newsletter }: ProfileValues,
): Promise<{ asked: boolean }> {
  return platform.database.write(async (unit) => {
    await updateProfile(unit, user.id, profile);
    const now = await newsletterNow(platform, unit, user);
    const asked = newsletter && (now === "no" || now === "lapsed");
    if (asked) await askNewsletter(platform, unit, user);
    if (!newsletter && now !== "no") await stopNewsletter(platform, unit, user.id);
    return { asked };
  });
}

/** Keeps what a buyer typed at the checkout for the next time. The mail address of the account stays what it is. */
export async function saveFromCheckout({ database }: Platform, user: User, form: CheckoutValues): Promise<void> {
  const { firstName, lastName, phone, address, company } = form;
  const billing = sameAddress(address, form.billing) ? null : form.billing;
  const profile = { firstName, lastName, phone, birthDate: user.birthDate, address, billing };
  const companies = { r1: company !== null, company: company ?? user.company };
  await database.write((connection) => updateProfile(connection, user.id, { ...profile, ...companies }));
}

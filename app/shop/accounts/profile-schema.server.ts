import { z } from "zod";
import { addressesFrom, addressFieldCounts, addressFields, checkAddresses } from "../contact/address-schema.server.ts";
import { defineForm } from "../fields/define-form.server.ts";
import { checkbox } from "../fields/form-fields.server.ts";
import type { Profile } from "./account.ts";
import { checkBirthDate, personFields, plainPerson } from "./account-schemas.server.ts";

// Messages are keys of `locales/<language>/account.json`.

/** What the profile's form says: the profile, and whether the winery's mails are wanted. */
export type ProfileValues = { profile: Profile; newsletter: boolean };

/** The profile. A part of its addresses may be left out as a whole, but not half of it. */
export const profileForm = defineForm({
  name: "profile",
  fields: z.object({ ...personFields, ...addressFields, newsletter: checkbox() }),
  // A company is kept, and held to its rules, also while no invoice is to go to it.
  counts: (name, raw) => addressFieldCounts(name, raw, true),
  check: (values, wrong, { countryCodes, now }: { countryCodes: readonly string[]; now: number }) => {
    checkBirthDate(values, wrong, { now });
    checkAddresses(values, wrong, { countryCodes, required: false });
  },
  value: (values): ProfileValues => {
    const { firstName, lastName, r1, newsletter } = values;
    return { profile: { firstName, lastName, ...plainPerson(values), r1, ...addressesFrom(values) }, newsletter };
  },
  texts: "account",
  limits: ["profile"],
});

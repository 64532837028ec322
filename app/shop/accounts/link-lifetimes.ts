import { FACTS } from "../../facts/facts.ts";
import { DAYS, MINUTES } from "../../platform/system/clock.ts";

/** How long a link in a mail may wait that confirms an address or sets a new password, in milliseconds (docs/rules.md "Accounts"). */
export const LINK_LIFE_MS = FACTS.linkMinutes * MINUTES;
/** The same for who is invited to the staff. */
export const INVITATION_LIFE_MS = FACTS.inviteDays * DAYS;
/** The same for who is asked whether the newsletter is wanted. */
export const NEWSLETTER_LIFE_MS = 7 * DAYS;
/** Somebody may press "unsubscribe" in a very old mail. */
export const UNSUBSCRIBE_LIFE_MS = 730 * DAYS;

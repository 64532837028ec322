import { z } from "zod";
import { LANGUAGES } from "../../i18n/languages.ts";
import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { queueMail } from "../mail/queue-mail.server.ts";

/** What a mail about an account is about; the keys of `locales/<language>/account-mail.json`. */
export const ACCOUNT_MAIL_TOPICS = [
  "confirm",
  "alreadyRegistered",
  "reset",
  "passwordChanged",
  "changeEmail",
  "addressInUse",
  "emailNotice",
  "newsletter",
  "welcome",
  "invite",
  "deleted",
] as const;
type AccountMailTopic = (typeof ACCOUNT_MAIL_TOPICS)[number];

export const accountMailFacts = z.object({
  language: z.enum(LANGUAGES),
  /** Where the button leads: an absolute address; none: no button. */
  href: z.string().optional(),
  /** What the sentences speak of. */
  details: z.record(z.string(), z.string()).optional(),
  headers: z.record(z.string(), z.string()).optional(),
});
export type AccountMailFacts = z.infer<typeof accountMailFacts>;

/** Queues a mail about an account. Its kind begins with `account-`, so that its link is not kept once it is out. */
export async function queueAccountMail(
  platform: Platform,
  unit: UnitOfWork,
  about: AccountMailTopic,
  { recipient, ...facts }: AccountMailFacts & { recipient: string },
): Promise<void> {
  await queueMail(platform, unit, { kind: `account-${about}`, recipient, facts });
}

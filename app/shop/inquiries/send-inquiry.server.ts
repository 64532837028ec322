import { randomUUID } from "node:crypto";
import type { Language } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { boundKey } from "../fields/bound-key.server.ts";
import { NO_PARTNER, type Referrer } from "../partners/partner.ts";
import { findInquiryIdByKey, insertInquiry } from "./inquiries.store.server.ts";
import type { Inquiry } from "./inquiry.ts";
import { queueInquiryMails } from "./inquiry-mails.server.ts";
import type { InquiryValues } from "./inquiry-values.ts";

/** What somebody asks, in which language, and whose page they filled in; left out: ours. */
type InquiryInput = { form: InquiryValues; language: Language; referrer?: Referrer };

type InquiryResult = { ok: true; id: string };

/**
 * Sends an inquiry: stores it and queues its two mails in one transaction, so that no mail server can lose it. The same form
 * sent again, even at the same moment, is the same inquiry.
 * @throws what `database.isUnavailable` knows when the database is away
 */
export async function sendInquiry(
  platform: Platform,
  { form, language, referrer = NO_PARTNER }: InquiryInput,
): Promise<InquiryResult> {
  const { database, clock } = platform;
  const inquiry: Inquiry = {
    ...form,
    id: randomUUID(),
    // Who goes back in the browser and asks something else has asked twice.
    inquiryKey: boundKey(form.inquiryKey, form),
    kind: "contact",
    language,
    createdAt: clock(),
    details: {},
    referrer,
  };
  const id = await database.write(async (unit) => {
    if (!(await insertInquiry(unit, inquiry))) return findInquiryIdByKey(unit, inquiry.inquiryKey);
    await queueInquiryMails(platform, unit, inquiry);
    return inquiry.id;
  });
  return { ok: true, id: id ?? inquiry.id };
}

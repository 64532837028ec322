import { z } from "zod";
import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { wineryAddress } from "../mail/mail.ts";
import type { MailWriters } from "../mail/mail-handler.server.ts";
import { queueMail } from "../mail/queue-mail.server.ts";
import { findInquiry } from "./inquiries.store.server.ts";
import { inquiryMailToWinery, inquiryReceipt } from "./inquiry.mail.tsx";
import type { Inquiry } from "./inquiry.ts";

const factsJson = z.object({ inquiryId: z.string() });

/** Queues the two mails about an inquiry: to the winery, whose answer goes to the asker, and the asker's receipt. */
export async function queueInquiryMails(platform: Platform, unit: UnitOfWork, { id, email }: Inquiry): Promise<void> {
  const facts: z.infer<typeof factsJson> = { inquiryId: id };
  await queueMail(platform, unit, { kind: "inquiry-winery", recipient: wineryAddress(platform.settings), facts });
  await queueMail(platform, unit, { kind: "inquiry", recipient: email, facts });
}

/** Who writes the mails about inquiries, from what is stored. */
export const INQUIRY_MAILS: MailWriters = {
  "inquiry-winery": async (platform, facts) => {
    const inquiry = await inquiryOf(platform, facts);
    return inquiry && inquiryMailToWinery({ inquiry, settings: platform.settings });
  },
  inquiry: async (platform, facts) => {
    const inquiry = await inquiryOf(platform, facts);
    return inquiry && inquiryReceipt({ inquiry, settings: platform.settings });
  },
};

const inquiryOf = ({ database }: Platform, facts: unknown) =>
  findInquiry(database.read, factsJson.parse(facts).inquiryId);

import type { Language } from "../../i18n/languages.ts";
import type { Referrer } from "../partners/partner.ts";

/** `contact`: the contact form and `POST /mail/send`; `order`: the checkout's inquiry from outside Croatia. */
export const INQUIRY_KINDS = ["contact", "order"] as const;
type InquiryKind = (typeof INQUIRY_KINDS)[number];

/** What somebody has asked the winery. */
export type Inquiry = {
  id: string;
  /** The form's one-time key: one key, one inquiry. */
  inquiryKey: string;
  kind: InquiryKind;
  /** The asker's language; the answer is to be written in it. */
  language: Language;
  /** Milliseconds since 1970. */
  createdAt: number;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  /** What an order inquiry says beyond the rest. */
  details: Record<string, unknown>;
  /** Whose page it came from; left out: ours. */
  referrer?: Referrer;
};

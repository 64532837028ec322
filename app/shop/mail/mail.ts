import { WINERY } from "../winery/winery.ts";

/** A file that travels with a mail; its bytes as base64 (RFC 4648, section 4). */
export type Attachment = {
  filename: string;
  contentType: string;
  contentBase64: string;
  /** The name by which the mail's own HTML shows it (`cid:…`, RFC 2392); left out: a file beside the mail. */
  contentId?: string;
};

/** The words of a mail. */
export type MailWords = {
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
  /** Further headers by their names, such as `List-Unsubscribe` (RFC 8058). */
  headers?: Record<string, string>;
};

/** A mail as it is sent. */
export type Mail = MailWords & {
  id: string;
  /** The same in every attempt (RFC 5322, section 3.6.4). */
  messageId: string;
  /** What the mail is about, for the log and the office: `order-placed`. */
  kind: string;
  /** One address, without a name. */
  recipient: string;
  /** Milliseconds since 1970. */
  createdAt: number;
};

const MAX_ADDRESS_LENGTH = 254;
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
const HEADER_NAME = /^[A-Za-z][A-Za-z-]*$/;
const CONTROLS = /\p{Cc}/u;

/** Whether a text is exactly one mail address: no list, no name, no line break. */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(text);
}

/**
 * Makes sure that nothing in a mail's head can become a header of its own.
 * @throws Error naming the field; a form must have refused such input before, so that this is a bug
 */
export function requireSafeHead({
  recipient,
  replyTo,
  subject,
  attachments,
  headers = {},
}: MailWords & Pick<Mail, "recipient">): void {
  if (!isMailAddress(recipient)) throw new Error("A mail's recipient must be one address");
  if (replyTo !== undefined && !isMailAddress(replyTo)) throw new Error("A mail's Reply-To must be one address");
  if (CONTROLS.test(subject)) throw new Error("A mail's subject must be one line");
  for (const [name, value] of Object.entries(headers)) {
    if (!HEADER_NAME.test(name) || CONTROLS.test(value)) throw new Error("A mail's header must be one line");
  }
  for (const { filename, contentType, contentId = "" } of attachments) {
    if (CONTROLS.test(filename + contentType + contentId))
      throw new Error("An attachment's name and type must be one line");
  }
}

type MailSettings = { mailFrom: string | null; mailTo: string | null };
type Mailbox = { name: string; address: string };

/** Who writes the shop's mails: `MAIL_FROM`, as `a@b.hr` or `Shop <a@b.hr>`, else the winery's own address. */
export function sender({ mailFrom }: MailSettings): Mailbox {
  return mailbox(mailFrom ?? WINERY.email);
}

/** The address at which the winery reads its mail: `MAIL_TO`, else its own. */
export function wineryAddress({ mailTo }: MailSettings): string {
  return mailbox(mailTo ?? WINERY.email).address;
}

function mailbox(text: string): Mailbox {
  const [, name = "", address = ""] = /^(.*)<([^<>]*)>$/.exec(text.trim()) ?? ["", WINERY.name, text.trim()];
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address: address.trim() };
}

import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions } from "nodemailer";
import { JobFailure } from "../../platform/queue/job.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { type Mail, sender } from "./mail.ts";
import { mailFolder } from "./mail-files.server.ts";
import { sendingBySmtp } from "./smtp-transport.server.ts";

/** The way out for mails. */
export type MailTransport = {
  /** Sends one mail; resolves when the other side has taken it over. @throws JobFailure saying why it has not */
  send(mail: Mail): Promise<void>;
  /** Breaks off what is being sent. */
  close(): void;
};

/** The way out that the settings name: the SMTP server, else a file for each mail in `DATA_DIR/mail`. */
export function openTransport(settings: Settings, maxAtOnce: number): MailTransport {
  if (settings.smtpUrl === null) return writingFiles(settings);
  const smtp = sendingBySmtp(settings.smtpUrl, maxAtOnce);
  return { send: (mail) => smtp.send(messageOf(settings, mail), mail.messageId), close: smtp.close };
}

/** The file has its name only once it is whole; a mail that is written again replaces itself. */
function writingFiles(settings: Settings): MailTransport {
  const folder = mailFolder(settings);
  async function send(mail: Mail): Promise<void> {
    // Read with the first mail: until then it is memory that nobody needs.
    const { createTransport } = await import("nodemailer");
    const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
    const { message } = await composer.sendMail(messageOf(settings, mail));
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `${mail.id}.part`);
    const file = await open(unfinished, "w", 0o600);
    try {
      await file.writeFile(message);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, `${mail.id}.eml`));
  }
  return {
    send: (mail) =>
      send(mail).catch((cause: Error) => {
        throw new JobFailure("away", cause.message, { cause });
      }),
    close: () => undefined,
  };
}

function messageOf(settings: Settings, mail: Mail): SendMailOptions {
  const { recipient, replyTo, subject, html, text, messageId, createdAt } = mail;
  return {
    from: sender(settings),
    // As objects, so that nothing in an address is read as a list.
    to: { name: "", address: recipient },
    ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
    subject,
    html,
    text,
    messageId,
    date: new Date(createdAt),
    // Keeps away-from-office answers from going back and forth (RFC 3834, section 5).
    headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
    attachments: mail.attachments.map(({ filename, contentType, contentBase64, contentId }) => ({
      filename,
      contentType,
      content: contentBase64,
      encoding: "base64",
      ...(contentId === undefined ? {} : { cid: contentId, contentDisposition: "inline" }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

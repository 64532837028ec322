import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import nodemailer, { type SendMailOptions } from "nodemailer";
import { SECONDS } from "../../platform/clock.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { sender } from "./mail.ts";
import { mailFolder } from "./mail-files.server.ts";
import type { QueuedMail } from "./outbox.store.server.ts";

const CONNECT_TIMEOUT_MS = 10 * SECONDS;
/** How long the mail server may be silent; well under the lease of the outbox. */
const SILENCE_TIMEOUT_MS = 30 * SECONDS;

/** Sends one mail; resolves when the other side has taken it over. @throws what the transport throws */
export type SendMail = (mail: QueuedMail) => Promise<void>;

/** The way out that the settings name: the SMTP server, else a file for each mail in `DATA_DIR/mail`. */
export function openTransport(settings: Settings): SendMail {
  return settings.smtpUrl === null ? writingFiles(settings) : sendingBySmtp(settings, settings.smtpUrl);
}

function sendingBySmtp(settings: Settings, smtpUrl: string): SendMail {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  return async (mail) => {
    await transport.sendMail(messageOf(settings, mail));
  };
}

/** The file has its name only once it is whole; a mail that is written again replaces itself. */
function writingFiles(settings: Settings): SendMail {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const folder = mailFolder(settings);
  return async (mail) => {
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
  };
}

function messageOf(settings: Settings, mail: QueuedMail): SendMailOptions {
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
    attachments: mail.attachments.map(({ filename, contentType, contentBase64 }) => ({
      filename,
      contentType,
      content: contentBase64,
      encoding: "base64",
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

import { mailsIn } from "./stored.ts";

/** One part of a mail: its type, and what it says once it is decoded. */
export type EmailPart = { type: string; filename: string; text: string };
export type StoredEmail = { subject: string; to: string; parts: EmailPart[] };

/** The mails that a server without SMTP has written to an address, read as a mail program reads them. */
export function emailsTo(dataDir: string, address: string): StoredEmail[] {
  return mailsIn(dataDir)
    .map(readEmail)
    .filter(({ to }) => to.includes(address));
}

/** The first link of a mail's plain text that leads to a path. */
export function linkIn(mail: StoredEmail, path: string): string {
  const text = mail.parts.find(({ type }) => type === "text/plain")?.text ?? "";
  const link = [...text.matchAll(/https?:\/\/\S+/g)].find(([address]) => new URL(address).pathname === path);
  if (!link) throw new Error(`No link to ${path} in: ${text}`);
  return link[0];
}

function readEmail(mail: string): StoredEmail {
  const { headers, body } = split(mail);
  return { subject: words(headers.subject ?? ""), to: headers.to ?? "", parts: partsOf(headers, body) };
}

function partsOf(headers: Record<string, string>, body: string): EmailPart[] {
  const kind = headers["content-type"] ?? "text/plain";
  const boundary = /boundary="?([^";]+)/i.exec(kind)?.[1];
  if (boundary) {
    const inner = body.split(`--${boundary}`).slice(1, -1);
    return inner.flatMap((part) => {
      const { headers, body } = split(part.trimStart());
      return partsOf(headers, body);
    });
  }
  const filename = /filename="?([^";]+)/i.exec(headers["content-disposition"] ?? "")?.[1] ?? "";
  const text = decoded(body, headers["content-transfer-encoding"] ?? "");
  return [{ type: kind.split(";")[0]?.trim().toLowerCase() ?? "", filename, text }];
}

function split(text: string): { headers: Record<string, string>; body: string } {
  const [, head = "", body = ""] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(text) ?? [];
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const headers = lines.map((line) => /^([^:]+):\s*(.*)$/.exec(line) ?? []);
  return { headers: Object.fromEntries(headers.map(([, name = "", value = ""]) => [name.toLowerCase(), value])), body };
}

function decoded(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, "base64").toString("utf8");
  return /quoted-printable/i.test(encoding) ? unquoted(body.replace(/=\r?\n/g, "")) : body;
}

const unquoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

/** A header's encoded words (RFC 2047) as text. */
function words(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === "B" ? Buffer.from(text, "base64").toString("utf8") : unquoted(text.replaceAll("_", " ")),
    );
}

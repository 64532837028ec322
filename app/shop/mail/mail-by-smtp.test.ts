import { afterEach, expect, it } from "vitest";
import { onSqlite } from "../../../tests/support/shops.ts";
import { type SmtpServer, startSmtp } from "../../../tests/support/smtp.ts";
import { MINUTES } from "../../platform/clock.ts";
import type { Platform } from "../../platform/platform.server.ts";
import type { Mail } from "./mail.ts";
import { sendDueMails, startMailSender } from "./mail-sender.server.ts";
import { queueMail } from "./outbox.store.server.ts";

const MAIL: Mail = {
  kind: "test",
  recipient: "ana@kupac.example",
  subject: "Narudžba",
  html: "<p>Dobar dan</p>",
  text: "Dobar dan\n.\nKraj",
  attachments: [],
};

const queue = (platform: Platform, changes: Partial<Mail> = {}) =>
  platform.database.write((connection) => queueMail(platform, connection, { ...MAIL, ...changes }));
const outbox = (platform: Platform) => platform.database.read.selectFrom("mails").selectAll().execute();
const theMail = (platform: Platform) =>
  platform.database.read.selectFrom("mails").selectAll().executeTakeFirstOrThrow();

onSqlite("a mail by SMTP", (openTestShop) => {
  let smtp: SmtpServer | undefined;
  afterEach(async () => {
    await smtp?.goAway().catch(() => undefined);
    smtp = undefined;
  });

  it("reaches its one recipient, once, from the sender of the settings", async () => {
    smtp = await startSmtp();
    const { platform } = await openTestShop({ SMTP_URL: smtp.url, MAIL_FROM: "Shop <shop@kazun.example>" });
    await queue(platform);
    await sendDueMails(platform);
    await sendDueMails(platform);
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toMatchObject({ from: "<shop@kazun.example>", to: ["<ana@kupac.example>"] });
    expect(smtp.mails[0]?.data).toContain(`Message-ID: ${(await theMail(platform)).message_id}`);
    expect(smtp.mails[0]?.data).toContain("From: Shop <shop@kazun.example>");
  });

  it("waits while the server is away or refuses, and goes out once it is back", async () => {
    smtp = await startSmtp();
    const { platform, clock } = await openTestShop({ SMTP_URL: smtp.url });
    await queue(platform);
    await smtp.goAway();
    await sendDueMails(platform);
    expect(await theMail(platform)).toMatchObject({ state: "queued", attempts: 1, next_at: clock.now + MINUTES });
    await smtp.comeBack();
    smtp.answer.toData = "451 try later";
    clock.now += MINUTES;
    await sendDueMails(platform);
    expect(await theMail(platform)).toMatchObject({ state: "queued", attempts: 2, next_at: clock.now + 2 * MINUTES });
    smtp.answer.toData = "250 taken";
    clock.now += 2 * MINUTES;
    await sendDueMails(platform);
    expect(await theMail(platform)).toMatchObject({ state: "sent", attempts: 3, last_error: null });
    expect(smtp.mails).toHaveLength(1);
  });

  it("goes out as soon as the running sender is woken; stopping ends the mail under way", async () => {
    smtp = await startSmtp();
    const { platform } = await openTestShop({ SMTP_URL: smtp.url });
    const sender = startMailSender(platform);
    await queue(platform);
    sender.wake();
    await expect.poll(async () => (await theMail(platform)).state).toBe("sent");
    await queue(platform, { subject: "second" });
    sender.wake();
    await sender.stop();
    await queue(platform, { subject: "after the stop" });
    sender.wake();
    expect((await outbox(platform)).filter(({ state }) => state === "queued").length).toBeGreaterThanOrEqual(1);
    expect(smtp.mails.length).toBe((await outbox(platform)).filter(({ state }) => state === "sent").length);
  });
});

import { afterEach, expect, it } from "vitest";
import { onSqlite } from "../../../tests/support/shops.ts";
import { type SmtpServer, startSmtp } from "../../../tests/support/smtp.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { runDueJobs } from "../../platform/queue/job-runner.server.ts";
import { HOURS, MINUTES } from "../../platform/system/clock.ts";
import { type MailWriters, mailHandler } from "./mail-handler.server.ts";
import { queueMail } from "./queue-mail.server.ts";

const WRITERS: MailWriters = {
  test: async () => ({ subject: "Narudžba", html: "<p>Dobar dan</p>", text: "Dobar dan\n.\nKraj", attachments: [] }),
};

const queue = ({ database, clock, settings }: Platform, count = 1) =>
  database.write(async (unit) => {
    const mail = { kind: "test", recipient: "ana@kupac.example", facts: {} };
    for (let number = 0; number < count; number += 1) await queueMail({ clock, settings }, unit, mail);
  });
const sendDue = (platform: Platform) => runDueJobs(platform, mailHandler(platform, WRITERS));
const jobs = ({ database }: Platform) => database.read.selectFrom("jobs").selectAll().orderBy("created_at").execute();
const theJob = ({ database }: Platform) => database.read.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();
const messageIds = ({ mails }: SmtpServer) => mails.map(({ data }) => /^Message-ID: (.*)$/m.exec(data)?.[1]);

onSqlite("a mail by SMTP", (openTestShop) => {
  let smtp: SmtpServer | undefined;
  afterEach(async () => {
    await smtp?.goAway().catch(() => undefined);
    smtp = undefined;
  });

  async function open() {
    smtp = await startSmtp();
    const shop = await openTestShop({ SMTP_URL: smtp.url, MAIL_FROM: "Shop <shop@kazun.example>" });
    return { ...shop, smtp };
  }

  it("reaches its one recipient, once, from the sender of the settings", async () => {
    const { platform, smtp } = await open();
    await queue(platform);
    await sendDue(platform);
    await sendDue(platform);
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toMatchObject({ from: "<shop@kazun.example>", to: ["<ana@kupac.example>"] });
    expect(smtp.mails[0]?.data).toContain(`Message-ID: <${(await theJob(platform)).id}@localhost>`);
    expect(smtp.mails[0]?.data).toContain("From: Shop <shop@kazun.example>");
  });

  it("waits while the server says to try later, and goes out once it takes it", async () => {
    const { platform, clock, smtp } = await open();
    await queue(platform);
    smtp.answer.toData = "451 try later";
    await sendDue(platform);
    expect(await theJob(platform)).toMatchObject({
      state: "queued",
      attempts: 1,
      next_at: clock.now + MINUTES,
      away: 0,
    });
    smtp.answer.toData = "250 taken";
    clock.now += MINUTES;
    await sendDue(platform);
    expect(await theJob(platform)).toMatchObject({ state: "done", attempts: 2, last_error: null });
    expect(smtp.mails).toHaveLength(1);
  });

  it.each(["toRecipient", "toData"] as const)(
    "is given up at once where the server refuses it for good, %s",
    async (when) => {
      const { platform, smtp } = await open();
      await queue(platform);
      smtp.answer[when] = "550 no such mailbox";
      await sendDue(platform);
      const job = await theJob(platform);
      expect(job).toMatchObject({ state: "dead", attempts: 1 });
      expect(job.last_error).toContain("550 no such mailbox");
    },
  );

  it("goes with all the others within a minute of the server's return, however long they have waited", async () => {
    const { platform, clock, smtp } = await open();
    await queue(platform, 20);
    await smtp.goAway();
    for (let hour = 0; hour < 12; hour += 1) {
      await sendDue(platform);
      clock.now += HOURS;
    }
    expect((await jobs(platform)).every(({ state }) => state === "queued")).toBe(true);
    await sendDue(platform);
    await smtp.comeBack();
    clock.now += MINUTES;
    await sendDue(platform);
    expect(smtp.mails).toHaveLength(20);
    expect(new Set(messageIds(smtp)).size).toBe(20);
  });

  it("comes twice at most, as one mail, from a server that takes it and breaks off", async () => {
    const { platform, clock, smtp } = await open();
    await queue(platform);
    smtp.answer.toData = "";
    await sendDue(platform);
    expect(smtp.mails).toHaveLength(1);
    for (let hour = 0; hour < 72; hour += 1) {
      clock.now += HOURS;
      await sendDue(platform);
    }
    expect(smtp.mails).toHaveLength(2);
    expect(new Set(messageIds(smtp)).size).toBe(1);
    expect(await theJob(platform)).toMatchObject({ state: "dead", uncertain: 2 });
  });

  it("goes out beside others, over a few connections that are used again", async () => {
    const { platform, smtp } = await open();
    await queue(platform, 40);
    await sendDue(platform);
    expect(smtp.mails).toHaveLength(40);
    expect(new Set(messageIds(smtp)).size).toBe(40);
    expect(smtp.mostConnections()).toBeGreaterThan(1);
    expect(smtp.mostConnections()).toBeLessThanOrEqual(5);
  });
});

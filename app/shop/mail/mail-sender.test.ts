import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { onBothEngines } from "../../../tests/support/shops.ts";
import { DAYS, HOURS, MINUTES } from "../../platform/clock.ts";
import type { Platform } from "../../platform/platform.server.ts";
import type { Mail } from "./mail.ts";
import { sendDueMails } from "./mail-sender.server.ts";
import { claimMail, LEASE_MS, listDueMails, queueMail } from "./outbox.store.server.ts";

const MAIL: Mail = {
  kind: "test",
  recipient: "ana@kupac.example",
  replyTo: "vinarija@kazun.example",
  subject: "Narudžba č ć đ š ž – € 12,50",
  html: "<p>Dobar dan, žrtvo pošte: 12,50&nbsp;€</p>",
  text: "Dobar dan: 12,50 €\n.\nKraj",
  attachments: [
    { filename: "račun.txt", contentType: "text/plain", contentBase64: Buffer.from("12,50 €").toString("base64") },
  ],
};

const queue = (platform: Platform, changes: Partial<Mail> = {}) =>
  platform.database.write((connection) => queueMail(platform, connection, { ...MAIL, ...changes }));
const outbox = (platform: Platform) => platform.database.read.selectFrom("mails").selectAll().orderBy("id").execute();
const theMail = (platform: Platform) =>
  platform.database.read.selectFrom("mails").selectAll().executeTakeFirstOrThrow();
const folder = (platform: Platform) => join(platform.settings.dataDir, "mail");

onBothEngines("a mail without SMTP", (openTestShop) => {
  it("becomes one file by the mail's id, whole and readable", async () => {
    const { platform } = await openTestShop();
    await queue(platform);
    await sendDueMails(platform);
    await sendDueMails(platform);
    const { id, message_id, state, sent_at, attempts } = await theMail(platform);
    expect({ state, sent_at, attempts }).toEqual({ state: "sent", sent_at: platform.clock(), attempts: 1 });
    expect(readdirSync(folder(platform))).toEqual([`${id}.eml`]);
    const eml = readFileSync(join(folder(platform), `${id}.eml`), "utf8");
    expect(eml).toContain(`Message-ID: ${message_id}\r\n`);
    expect(message_id).toBe(`<${id}@localhost>`);
    expect(eml).toMatch(/^From: =\?UTF-8\?[BQ]\?.*<vinarija@kazun\.example>\r$/m);
    expect(eml).toContain("To: ana@kupac.example\r\n");
    expect(eml).toContain("Reply-To: vinarija@kazun.example\r\n");
    expect(eml).toContain("Auto-Submitted: auto-generated\r\n");
    expect(eml).toContain("Date: Fri, 20 Nov 2026 11:00:00 +0000\r\n");
    expect(eml).toContain(Buffer.from("12,50 €").toString("base64"));
  });

  it("waits where the folder cannot be written, and goes out when it can", async () => {
    const { platform, clock } = await openTestShop();
    writeFileSync(folder(platform), "in the way");
    await queue(platform);
    await sendDueMails(platform);
    expect(await theMail(platform)).toMatchObject({ state: "queued", attempts: 1, next_at: clock.now + MINUTES });
  });
});

onBothEngines("the outbox", (openTestShop) => {
  it("keeps nothing of a transaction that fails", async () => {
    const { platform } = await openTestShop();
    const failing = platform.database.write(async (connection) => {
      await queueMail(platform, connection, MAIL);
      throw new Error("the order failed");
    });
    await expect(failing).rejects.toThrow("the order failed");
    expect(await outbox(platform)).toEqual([]);
  });

  it("refuses a mail that would forge a header", async () => {
    const { platform } = await openTestShop();
    for (const changes of [{ recipient: "a@b.hr\r\nBcc: c@d.hr" }, { subject: "x\r\nBcc: c@d.hr" }]) {
      await expect(queue(platform, changes)).rejects.toThrow("must be one");
    }
    expect(await outbox(platform)).toEqual([]);
  });

  it("gives a mail to one of two senders only, and back after the lease of one that died", async () => {
    const { platform, clock, openAnother } = await openTestShop();
    const other = await openAnother();
    await queue(platform);
    const [due] = await listDueMails(platform.database.read, clock.now);
    if (!due) throw new Error("No mail is due");
    const claimBy = ({ database }: Platform) => database.write((connection) => claimMail(connection, due, clock.now));
    expect(await claimBy(platform)).toBe(true);
    expect(await claimBy(other)).toBe(false);
    // Its sender is killed here. Until the lease ends nobody else sends it.
    clock.now += LEASE_MS - 1;
    await sendDueMails(other);
    expect((await theMail(platform)).state).toBe("queued");
    clock.now += 1;
    await sendDueMails(other);
    expect(await theMail(platform)).toMatchObject({ state: "sent", attempts: 2, message_id: due.messageId });
    expect(readdirSync(folder(platform))).toEqual([`${due.id}.eml`]);
  });

  it("is emptied by several servers at once, each mail by one of them", async () => {
    const { platform, openAnother } = await openTestShop();
    // Two SQLite writers in one process would wait for each other; there the senders share a connection.
    const another = () => (platform.database.engine === "postgres" ? openAnother() : platform);
    const platforms = [platform, await another(), await another()];
    for (let number = 0; number < 45; number += 1) await queue(platform, { subject: `Mail ${number}` });
    const sent: string[] = [];
    await Promise.all(platforms.map((each) => sendDueMails(each, async ({ id }) => void sent.push(id))));
    expect(sent).toHaveLength(45);
    expect(new Set(sent).size).toBe(45);
    expect((await outbox(platform)).every(({ state, attempts }) => state === "sent" && attempts === 1)).toBe(true);
  });

  it("tries again after waits that grow, and gives up after three days", async () => {
    const { platform, clock } = await openTestShop();
    await queue(platform);
    const start = clock.now;
    const waits: number[] = [];
    const away = async () => {
      throw new Error("the mail server is away");
    };
    for (;;) {
      await sendDueMails(platform, away);
      const { state, next_at, last_error } = await theMail(platform);
      expect(last_error).toBe("the mail server is away");
      if (state === "failed") break;
      waits.push(next_at - clock.now);
      clock.now = next_at - 1;
      await sendDueMails(platform, () => Promise.reject(new Error("too early")));
      clock.now = next_at;
    }
    expect(waits.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360].map((minutes) => minutes * MINUTES));
    expect(Math.max(...waits)).toBe(6 * HOURS);
    expect(clock.now - start).toBeGreaterThanOrEqual(3 * DAYS);
    expect(clock.now - start).toBeLessThan(3 * DAYS + 6 * HOURS);
    clock.now += 9 * DAYS;
    await sendDueMails(platform, () => Promise.reject(new Error("it was given up")));
    expect((await theMail(platform)).state).toBe("failed");
  });

  it("does not hold one mail back for another", async () => {
    const { platform } = await openTestShop();
    await queue(platform, { subject: "bad" });
    await queue(platform, { subject: "good" });
    await sendDueMails(platform, async ({ subject }) => {
      if (subject === "bad") throw new Error("refused");
    });
    const states = (await outbox(platform)).map(({ subject, state }) => `${subject} ${state}`);
    expect(states.sort()).toEqual(["bad queued", "good sent"]);
  });
});

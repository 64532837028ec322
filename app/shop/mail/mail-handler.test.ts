import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { runDueJobs } from "../../platform/queue/job-runner.server.ts";
import { MINUTES } from "../../platform/system/clock.ts";
import type { MailWords } from "./mail.ts";
import { type MailWriters, mailHandler } from "./mail-handler.server.ts";
import { runMailsCommand } from "./mails-command.server.ts";
import { queueMail } from "./queue-mail.server.ts";

const WORDS: MailWords = {
  replyTo: "vinarija@kazun.example",
  subject: "Narudžba č ć đ š ž – € 12,50",
  html: "<p>Dobar dan, žrtvo pošte: 12,50&nbsp;€</p>",
  text: "Dobar dan: 12,50 €\n.\nKraj",
  attachments: [
    { filename: "račun.txt", contentType: "text/plain", contentBase64: Buffer.from("12,50 €").toString("base64") },
  ],
};

const WRITERS: MailWriters = {
  test: async () => WORDS,
  forged: async () => ({ ...WORDS, subject: "x\r\nBcc: c@d.hr" }),
  gone: async () => null,
};

const queue = (platform: Platform, kind = "test", recipient = "ana@kupac.example") =>
  platform.database.write((unit) => queueMail(platform, unit, { kind, recipient, facts: {} }));
const sendDue = (platform: Platform) => runDueJobs(platform, mailHandler(platform, WRITERS));
const theJob = (platform: Platform) => platform.database.read.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();
const folder = (platform: Platform) => join(platform.settings.dataDir, "mail");

onBothEngines("a mail without SMTP", (openTestShop) => {
  it("becomes one file by the mail's id, whole and readable", async () => {
    const { platform } = await openTestShop();
    await queue(platform);
    await sendDue(platform);
    await sendDue(platform);
    const { id, state, ended_at, attempts } = await theJob(platform);
    expect({ state, ended_at, attempts }).toEqual({ state: "done", ended_at: platform.clock(), attempts: 1 });
    expect(readdirSync(folder(platform))).toEqual([`${id}.eml`]);
    const eml = readFileSync(join(folder(platform), `${id}.eml`), "utf8");
    expect(eml).toContain(`Message-ID: <${id}@localhost>\r\n`);
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
    await sendDue(platform);
    expect(await theJob(platform)).toMatchObject({ state: "queued", attempts: 1, next_at: clock.now + MINUTES });
  });
});

onBothEngines("a mail", (openTestShop) => {
  it("is not queued for a recipient that would forge a header", async () => {
    const { platform } = await openTestShop();
    await expect(queue(platform, "test", "a@b.hr\r\nBcc: c@d.hr")).rejects.toThrow("must be one");
    expect(await platform.database.read.selectFrom("jobs").selectAll().execute()).toEqual([]);
  });

  it("is not sent with a subject that would forge one", async () => {
    const { platform } = await openTestShop();
    await queue(platform, "forged");
    await sendDue(platform);
    expect(await theJob(platform)).toMatchObject({ state: "queued", last_error: "A mail's subject must be one line" });
  });

  it("is given up where what it tells about is gone", async () => {
    const { platform } = await openTestShop();
    await queue(platform, "gone");
    await sendDue(platform);
    expect(await theJob(platform)).toMatchObject({ state: "dead", attempts: 1 });
  });

  it("that was written by an earlier release goes out as it was written", async () => {
    const { platform } = await openTestShop();
    await queue(platform, "test");
    const written = { ...WORDS, subject: "Od jučer", headers: {} };
    const payload = JSON.stringify({ messageId: "<jucer@localhost>", written });
    await platform.database.write((unit) => unit.updateTable("jobs").set({ payload, topic: "never-was" }).execute());
    await sendDue(platform);
    const [name = ""] = readdirSync(folder(platform));
    expect(readFileSync(join(folder(platform), name), "utf8")).toContain("Message-ID: <jucer@localhost>\r\n");
  });
});

onBothEngines("the command for mails", (openTestShop) => {
  it("shows what waits and what was given up, and has it sent", async () => {
    const { platform } = await openTestShop();
    expect(await runMailsCommand(platform, [])).toBe("No mail waits, and none was given up.");
    await queue(platform, "gone");
    await sendDue(platform);
    const { id } = await theJob(platform);
    expect(await runMailsCommand(platform, ["list"])).toBe(
      [
        `${id}  gone to ana@kupac.example`,
        "  queued 2026-11-20 12:00, tried 1 times, given up 2026-11-20 12:00",
        "  What the mail is about is no longer there",
      ].join("\n"),
    );
    expect(await runMailsCommand(platform, ["retry", id])).toMatch(/^1: /);
    expect(await theJob(platform)).toMatchObject({ state: "queued", attempts: 0 });
    await sendDue(platform);
    expect(await runMailsCommand(platform, ["retry", "--all"])).toMatch(/^1: /);
    await sendDue(platform);
    expect(await runMailsCommand(platform, ["discard", "--all"])).toBe("1: thrown away.");
    expect(await runMailsCommand(platform, [])).toBe("No mail waits, and none was given up.");
  });

  it.each([
    [["retry"]],
    [["retry", "no-such-id"]],
    [["discard", "x", "--all"]],
    [["send"]],
    [["--loud"]],
    [["list", "all"]],
    [["retry", "x", "y"]],
  ])("says how it is used, or what is not there: %j", async (args) => {
    const { platform } = await openTestShop();
    await expect(runMailsCommand(platform, args)).rejects.toThrow(/npm run mails|There is no such mail/);
  });
});

import { expect, it } from "vitest";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { NOON, onBothEngines, type TestShop } from "../../../tests/support/shops.ts";
import type { InquiryValues } from "./inquiry-values.ts";
import { sendInquiry } from "./send-inquiry.server.ts";

const FORM: InquiryValues = {
  name: "Anna Berger",
  email: "anna@example.com",
  phone: "+493023125000",
  subject: "Zehn Kartons Teran",
  message: "Guten Tag,\nhaben Sie im Juni zehn Kartons Teran?",
  inquiryKey: "abcdefghijklmnopqrstuv",
};

async function stored({ platform }: TestShop) {
  const inquiries = await platform.database.read.selectFrom("inquiries").selectAll().orderBy("created_at").execute();
  const mails = await waitingMails(platform);
  return { inquiries, mails };
}

onBothEngines("sending an inquiry", (openTestShop) => {
  it("stores it as it was asked", async () => {
    const shop = await openTestShop();
    const sent = await sendInquiry(shop.platform, { form: FORM, language: "de" });
    const { inquiries } = await stored(shop);
    expect(inquiries).toHaveLength(1);
    expect(inquiries[0]).toMatchObject({
      id: sent.id,
      kind: "contact",
      language: "de",
      created_at: NOON,
      name: "Anna Berger",
      email: "anna@example.com",
      phone: "+493023125000",
      subject: "Zehn Kartons Teran",
      message: "Guten Tag,\nhaben Sie im Juni zehn Kartons Teran?",
      details: "{}",
    });
  });

  it("queues a mail to the winery in Croatian and a receipt in the asker's language", async () => {
    const shop = await openTestShop({ MAIL_TO: "podrum@example.com" });
    await sendInquiry(shop.platform, { form: FORM, language: "de" });
    const { mails } = await stored(shop);
    const winery = mails.find(({ kind }) => kind === "inquiry-winery");
    const asker = mails.find(({ kind }) => kind === "inquiry");
    expect(mails).toHaveLength(2);
    expect(winery).toMatchObject({
      recipient: "podrum@example.com",
      replyTo: "anna@example.com",
      subject: "Upit: Zehn Kartons Teran (Anna Berger)",
    });
    expect(winery?.text).toContain("Novi upit");
    expect(winery?.text).toContain("+49 30 23125000");
    expect(winery?.text).toMatch(/Zaprimljeno +20\.\sstudenoga\s2026\. u\s12:00/);
    expect(asker).toMatchObject({ recipient: "anna@example.com", replyTo: "podrum@example.com" });
    expect(asker?.subject).toBe("Ihre Anfrage – Vinarija Kažun");
    expect(asker?.text).toMatch(/20\.\sNovember\s2026\sum\s12:00/);
    expect(shop.jobsQueued()).toBe(1);
  });

  it("makes one inquiry of a form that is sent ten times at once", async () => {
    const shop = await openTestShop();
    const sent = Array.from({ length: 10 }, () => sendInquiry(shop.platform, { form: FORM, language: "de" }));
    const ids = new Set((await Promise.all(sent)).map(({ id }) => id));
    const { inquiries, mails } = await stored(shop);
    expect([ids.size, inquiries.length, mails.length]).toEqual([1, 1, 2]);
  });

  it("makes a second one of the same page when something else is asked", async () => {
    const shop = await openTestShop();
    await sendInquiry(shop.platform, { form: FORM, language: "de" });
    await sendInquiry(shop.platform, { form: { ...FORM, message: "Und wie viel kostet das?" }, language: "de" });
    const { inquiries, mails } = await stored(shop);
    expect([inquiries.length, mails.length]).toEqual([2, 4]);
  });

  it("shows a script in the message as text", async () => {
    const shop = await openTestShop();
    const form = { ...FORM, message: "<script>alert(1)</script> guten Tag" };
    await sendInquiry(shop.platform, { form, language: "de" });
    const { mails } = await stored(shop);
    for (const { html } of mails) expect(html).not.toContain("<script");
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { extractText } from "unpdf";
import { expect, it } from "vitest";
import { sendDueMails, waitingMails } from "../../../tests/support/jobs.ts";
import { change, orderedBy } from "../../../tests/support/order-states.ts";
import { readCodes } from "../../../tests/support/read-codes.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import type { Attachment } from "../mail/mail.ts";
import { mailFolder } from "../mail/mail-files.server.ts";
import { orderMailToBuyer } from "./order-placed.mail.tsx";
import { markPaid } from "./pay-order.server.ts";

const PAYMENT = { by: "staff", actor: "Marija", reference: "17", amountCents: 6884, currency: "EUR" } as const;

const bytesOf = ({ contentBase64 }: Attachment) => new Uint8Array(Buffer.from(contentBase64, "base64"));

async function linesOfCode(attachment: Attachment | undefined): Promise<string[]> {
  if (!attachment) throw new Error("There is no such picture");
  const [code] = await readCodes(bytesOf(attachment), 900);
  return code?.text.split("\n") ?? [];
}

onSqlite("the mail about a new order that is paid by transfer", (openTestShop) => {
  it("shows both codes, which came along with it", async () => {
    const { platform } = await openTestShop();
    const order = await orderedBy(platform, { firstName: "Željka", lastName: "Đurić" });
    const { html, text, attachments } = await orderMailToBuyer(order, platform.settings, { proven: true, terms: null });
    expect(html).toContain('src="cid:payment-hub3"');
    expect(html).toContain('src="cid:payment-epc"');
    expect(text).not.toContain("cid:");
    const slip = attachments.find(({ contentId }) => contentId === "payment-hub3");
    expect((await linesOfCode(slip)).slice(2, 4)).toEqual(["000000000006884", "Željka Đurić"]);
    const european = attachments.find(({ contentId }) => contentId === "payment-epc");
    expect((await linesOfCode(european))[7]).toBe("EUR68.84");
  });

  it("tells an address that may be anybody's nothing in its codes that the buyer has typed", async () => {
    const { platform } = await openTestShop();
    const { attachments } = await orderMailToBuyer(await orderedBy(platform), platform.settings, {
      proven: false,
      terms: null,
    });
    expect(attachments).toHaveLength(2);
    for (const attachment of attachments) {
      const lines = await linesOfCode(attachment);
      expect(lines.join("\n")).toContain("HR1723600001101234565");
      expect(lines.join("\n")).not.toMatch(/Ana|Horvat|Kandlerova|Pula/);
    }
  });

  it("has no codes any more once the order is paid", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform);
    await markPaid(platform, { orderId: id }, PAYMENT);
    const placed = (await waitingMails(platform, ({ kind }) => kind === "order-placed")).at(0);
    expect(placed?.attachments.filter(({ contentId }) => contentId !== undefined)).toEqual([]);
    expect(placed?.html).not.toContain("cid:");
  });

  it("goes out with its pictures inside the message", async () => {
    const { platform } = await openTestShop();
    await orderedBy(platform);
    await sendDueMails(platform);
    const folder = mailFolder(platform.settings);
    const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), "latin1"));
    const placed = mails.filter((mail) => /^To: ana@kupac/m.test(mail));
    expect(placed).toHaveLength(1);
    expect(placed[0]?.match(/^Content-Id: <.*>/gim)).toEqual([
      "Content-ID: <payment-hub3>",
      "Content-ID: <payment-epc>",
    ]);
    expect(placed[0]?.match(/^Content-Disposition: inline/gim)).toHaveLength(2);
  });
});

onSqlite("the mail that tells of a payment", (openTestShop) => {
  it("brings the invoice, and that of a refund the credit note", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform);
    await markPaid(platform, { orderId: id }, PAYMENT);
    await change(platform, id, "refunded");
    const mails = await waitingMails(platform);
    const documentOf = async (kind: string) => {
      const mail = mails.find((one) => one.kind === kind);
      const [document, ...others] = mail?.attachments ?? [];
      if (!document || others.length > 0) throw new Error("There is not one document");
      const { text } = await extractText(bytesOf(document), { mergePages: true });
      return { ...document, said: mail?.text ?? "", text: text.replace(/\s+/g, " ") };
    };
    const invoice = await documentOf("order-paid");
    expect(invoice).toMatchObject({ filename: "1-WEB1-1.pdf", contentType: "application/pdf" });
    expect(invoice.text).toContain("Ukupno plaćeno: 68,84 €");
    expect(invoice.said).toContain("Račun je u privitku.");
    const note = await documentOf("order-refunded");
    expect(note.filename).toBe("1-WEB1-2.pdf");
    expect(note.text).toContain("Ukupno odobreno: -68,84 €");
    expect(note.said).toContain("Odobrenje (ispravak računa) je u privitku.");
  });
});

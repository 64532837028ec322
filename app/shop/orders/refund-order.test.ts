import { expect, it } from "vitest";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { change, orderedBy, PICKED_UP, stockOf } from "../../../tests/support/order-states.ts";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { listInvoices } from "../invoices/invoices.store.server.ts";
import { findOrderFiles } from "./find-order-files.server.ts";
import { listTransitions } from "./order-states.store.server.ts";
import { findOrder } from "./orders.store.server.ts";
import { markPaid } from "./pay-order.server.ts";
import { refundOrder } from "./refund-order.server.ts";

/** What an order of six bottles of Malvazija costs: 59,94 + 3,00 + 5,90. */
const PAYMENT = { by: "staff", actor: "Marija", reference: "17", amountCents: 6884, currency: "EUR" } as const;

async function paidOrder(platform: Platform): Promise<string> {
  const { id } = await orderedBy(platform);
  await markPaid(platform, { orderId: id }, PAYMENT);
  return id;
}

const refund = (platform: Platform, orderId: string, amountCents: number | null, goodsBack = false) =>
  refundOrder(platform, { orderId, amountCents, goodsBack, cause: "staff", actor: "Marija", at: platform.clock() });

onBothEngines("a refund", (openTestShop) => {
  it("of a part leaves the order where it stands, with a credit note, a mail and a row that tells", async () => {
    const { platform } = await openTestShop();
    const id = await paidOrder(platform);
    expect(await refund(platform, id, 1000)).toMatchObject({ ok: true, leftCents: 5884, order: { state: "paid" } });
    expect(await findOrder(platform.database.read, id)).toMatchObject({ state: "paid", refundedCents: 1000 });
    expect(await stockOf(platform, "malvazija-2025")).toBe(474);
    const [, note, ...others] = await listInvoices(platform.database.read, id);
    expect(others).toEqual([]);
    expect(note).toMatchObject({ kind: "creditNote", number: "1/WEB1/2", document: { totalCents: -1000 } });
    const why = { cause: "staff", actor: "Marija", detail: "refund 10,00 €", at: NOON };
    expect((await listTransitions(platform.database.read, id)).at(-1)).toEqual({ from: "paid", to: "paid", ...why });
    const mail = (await waitingMails(platform, ({ kind }) => kind === "order-refunded")).at(0);
    const words = mail?.text.replace(/\s+/g, " ");
    expect(words).toContain("za narudžbu 2026-000001 vraćamo Vam 10,00 €");
    expect(words).toContain("Vraćamo 10,00 € Iznos narudžbe 68,84 €");
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(["1-WEB1-2.pdf"]);
  });

  it("of another year, whose number is the same again, has a file of its own", async () => {
    const { platform, clock } = await openTestShop();
    const id = await paidOrder(platform);
    for (const moment of [Date.UTC(2026, 11, 30), Date.UTC(2027, 0, 2)]) {
      clock.now = moment;
      await refund(platform, id, 1000);
    }
    const order = await findOrder(platform.database.read, id);
    const { documents } = order ? await findOrderFiles(platform.database.read, order) : { documents: [] };
    expect(documents.map(({ number, href }) => [number, href.split("/").at(-1)])).toEqual([
      ["1/WEB1/1", "1-WEB1-1.pdf"],
      ["1/WEB1/2", "1-WEB1-2.pdf"],
      ["1/WEB1/2", "1-WEB1-2-2027.pdf"],
    ]);
  });

  it("may follow another up to what was paid: then the order is refunded, and the goods go back", async () => {
    const { platform } = await openTestShop();
    const id = await paidOrder(platform);
    await refund(platform, id, 1000);
    await refund(platform, id, 1);
    expect(await refund(platform, id, 5884)).toMatchObject({ ok: false, reason: "tooMuch", leftCents: 5883 });
    expect(await refund(platform, id, 5883)).toMatchObject({ ok: true, leftCents: 0, order: { state: "refunded" } });
    expect(await stockOf(platform, "malvazija-2025")).toBe(480);
    const documents = (await listInvoices(platform.database.read, id)).map(({ number, document }) => {
      const base = document.vat.reduce((sum, { baseCents }) => sum + baseCents, 0);
      return [number, document.totalCents, base];
    });
    // Of 55,07 the base is 8,00 (799,97), then 8,01 (5507 × 1001 / 6884 = 800,77), then the rest.
    expect(documents).toEqual([
      ["1/WEB1/1", 6884, 5507],
      ["1/WEB1/2", -1000, -800],
      ["2/WEB1/2", -1, -1],
      ["3/WEB1/2", -5883, -4706],
    ]);
    expect(await refund(platform, id, null)).toMatchObject({ ok: false, reason: "notAllowed", state: "refunded" });
    const mails = await waitingMails(platform, ({ kind }) => kind === "order-refunded");
    expect(mails.map(({ attachments }) => attachments[0]?.filename).sort()).toEqual([
      "1-WEB1-2.pdf",
      "2-WEB1-2.pdf",
      "3-WEB1-2.pdf",
    ]);
  });

  it("of all that is left needs no amount, and brings nothing back that has been sent", async () => {
    const { platform } = await openTestShop();
    const id = await paidOrder(platform);
    await change(platform, id, "packed");
    await change(platform, id, "sent");
    await refund(platform, id, 884);
    expect(await refund(platform, id, null)).toMatchObject({ ok: true, order: { state: "refunded" } });
    expect((await listInvoices(platform.database.read, id)).at(-1)?.document.totalCents).toBe(-6000);
    expect(await stockOf(platform, "malvazija-2025")).toBe(474);
  });

  it("brings back what has been sent where it is said so, once, with all that is left", async () => {
    const { platform } = await openTestShop();
    const id = await paidOrder(platform);
    await change(platform, id, "sent");
    expect(await refund(platform, id, 884, true)).toMatchObject({ ok: false, reason: "goodsOfPart", leftCents: 6884 });
    await refund(platform, id, 884);
    expect(await refund(platform, id, null, true)).toMatchObject({ ok: true, leftCents: 0, areGoodsBack: true });
    expect(await refund(platform, id, null, true)).toMatchObject({ ok: false, reason: "notAllowed" });
    expect(await stockOf(platform, "malvazija-2025")).toBe(480);
    expect((await listTransitions(platform.database.read, id)).slice(-2).map(({ detail }) => detail)).toEqual([
      "refund 8,84 €",
      "refund 60,00 €, goods back",
    ]);
  });

  it("of what is still at the winery brings it back once, said so or not", async () => {
    const { platform } = await openTestShop();
    const id = await paidOrder(platform);
    expect(await refund(platform, id, null, true)).toMatchObject({ ok: true, areGoodsBack: true });
    expect(await stockOf(platform, "malvazija-2025")).toBe(480);
  });

  it("of cash speaks of no bank", async () => {
    const { platform } = await openTestShop();
    const { id, totalCents } = await orderedBy(platform, PICKED_UP);
    await markPaid(platform, { orderId: id }, { ...PAYMENT, amountCents: totalCents });
    await refund(platform, id, null);
    const mail = (await waitingMails(platform, ({ kind }) => kind === "order-refunded")).at(0);
    expect(mail?.text.replace(/\s+/g, " ")).toContain("vraćamo Vam 62,94 € u gotovini");
    expect(mail?.text).not.toContain("banci");
  });

  it("is none of an order that is not paid", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform);
    expect(await refund(platform, id, 1000)).toMatchObject({ ok: false, reason: "unpaid", leftCents: 0 });
    expect(await refund(platform, "nobody", 1000)).toMatchObject({ ok: false, reason: "unknownOrder" });
    expect(await findOrder(platform.database.read, id)).toMatchObject({ refundedCents: 0 });
  });

  it("at the same moment as others gives back no more than was paid", { timeout: 60_000 }, async () => {
    const { platform, openAnother } = await openTestShop();
    const other = platform.database.engine === "postgres" ? await openAnother() : platform;
    const id = await paidOrder(platform);
    const tries = Array.from({ length: 8 }, (_, at) => refund(at % 2 ? platform : other, id, 2000));
    const results = await Promise.all(tries);
    // 68,84 € hold three times twenty.
    expect(results.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await findOrder(platform.database.read, id)).toMatchObject({ state: "paid", refundedCents: 6000 });
    const notes = (await listInvoices(platform.database.read, id)).slice(1);
    expect(notes.map(({ number }) => number)).toEqual(["1/WEB1/2", "2/WEB1/2", "3/WEB1/2"]);
  });
});

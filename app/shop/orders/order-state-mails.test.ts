import { expect, it } from "vitest";
import { sendDueMails, waitingMails } from "../../../tests/support/jobs.ts";
import { change, orderedBy, PICKED_UP } from "../../../tests/support/order-states.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { LANGUAGES } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { DAYS } from "../../platform/system/clock.ts";
import type { Mail } from "../mail/mail.ts";
import { MAILED_STATES } from "./order-mail-variant.ts";
import { orderStateMail } from "./order-state.mail.tsx";
import { findOrder } from "./orders.store.server.ts";
import { markPaid } from "./pay-order.server.ts";

const PAYMENT = { by: "staff", actor: "Marija", reference: "17", amountCents: 6884, currency: "EUR" } as const;

onSqlite("the mails about an order's state", (openTestShop) => {
  it("tell a buyer that it is paid and sent", async () => {
    const { platform } = await openTestShop();
    const { id, token } = await orderedBy(platform);
    await markPaid(platform, { orderId: id }, PAYMENT);
    await change(platform, id, "packed");
    await change(platform, id, "sent");
    const mails = await waitingMails(platform);
    const kinds = ["order-paid", "order-placed", "order-placed-winery", "order-sent"];
    expect(mails.map(({ kind }) => kind)).toEqual(kinds);
    const paid = mails.find(({ kind }) => kind === "order-paid");
    expect(paid?.text).toContain("zaprimili smo Vašu uplatu od 68,84\u00a0€ za narudžbu 2026-000001");
    expect(paid?.text).toContain(`http://localhost:3000/narudzba/${token}`);
    // What comes to the goods stands between them and the total: 59,94 + 3,00 + 5,90.
    expect(paid?.text).toMatch(/59,94\s€.+3,00\s€.+5,90\s€.+68,84\s€/s);
  });

  it("tell when a parcel was handed over and when it arrives, however late they are written", async () => {
    const { platform, clock } = await openTestShop();
    const { id } = await orderedBy(platform);
    await markPaid(platform, { orderId: id }, PAYMENT);
    await change(platform, id, "sent");
    clock.now += 3 * DAYS;
    await change(platform, id, "done");
    const sent = (await waitingMails(platform, ({ kind }) => kind === "order-sent")).at(0);
    const words = sent?.text.replace(/\s+/g, " ");
    expect(words).toContain("narudžbu 2026-000001 u petak, 20. studenoga 2026., predali dostavnoj službi");
    expect(words).toContain("stiže za jedan do dva radna dana");
  });

  it("tell what to pay at the cellar, and until when it is kept", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform, PICKED_UP);
    await change(platform, id, "readyForPickup");
    const ready = (await waitingMails(platform, ({ kind }) => kind === "order-readyForPickup")).at(0);
    const words = ready?.text.replace(/\s+/g, " ");
    expect(words).toContain("platite 62,94 € u gotovini. Narudžbu čuvamo do petka, 27. studenoga 2026., u 12:00.");
    expect(words).toContain("Stancija Kažun 7");
  });

  it("keep what is paid until its buyer comes", async () => {
    const { platform } = await openTestShop();
    const order = await orderedBy(platform, { ...PICKED_UP, payment: "transfer" });
    await markPaid(platform, { orderId: order.id }, { ...PAYMENT, amountCents: order.totalCents });
    await change(platform, order.id, "readyForPickup");
    const ready = (await waitingMails(platform, ({ kind }) => kind === "order-readyForPickup")).at(0);
    expect(ready?.text.replace(/\s+/g, " ")).toContain(
      "Plaćena je; dovoljno je da nam kažete njezin broj. Čuvamo je dok ne dođete.",
    );
  });

  it.each(["cancelled", "expired"] as const)("name no sum where nobody has to pay: %s", async (state) => {
    const { platform, clock } = await openTestShop();
    const { id } = await orderedBy(platform);
    if (state === "expired") clock.now += 8 * DAYS;
    await change(platform, id, state, state === "expired" ? "time" : "buyer");
    const mail = (await waitingMails(platform, ({ kind }) => kind === `order-${state}`)).at(0);
    expect(mail?.text).toContain("2026-000001");
    expect(mail?.text).toMatch(/Malvazija istarska 2025 +× 6\n/);
    expect(mail?.text).not.toMatch(/€|68,84/);
  });

  it("speak of no money to a buyer who was to pay cash and has not come", async () => {
    const { platform, clock } = await openTestShop();
    const { id } = await orderedBy(platform, PICKED_UP);
    await change(platform, id, "readyForPickup");
    clock.now += 8 * DAYS;
    await change(platform, id, "expired", "time");
    const mail = (await waitingMails(platform, ({ kind }) => kind === "order-expired")).at(0);
    expect(mail?.text).toContain("Sa stranice narudžbe sve možete naručiti ponovno.");
    expect(mail?.text).not.toContain("Ako ste ipak platili");
  });

  it("tell the winery too where a buyer has cancelled", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform);
    await change(platform, id, "cancelled", "buyer");
    const mails = await waitingMails(platform);
    expect(mails.find(({ kind }) => kind === "order-cancelled")?.recipient).toBe("ana@kupac.example");
    expect(mails.find(({ kind }) => kind === "order-cancelled-winery")).toMatchObject({
      subject: "Otkazana narudžba 2026-000001: Ana Horvat",
      replyTo: "ana@kupac.example",
    });
  });

  it.each<[string, (platform: Platform, id: string) => Promise<unknown>]>([
    ["was paid", (platform, id) => markPaid(platform, { orderId: id }, PAYMENT)],
    ["was paid in part", (platform, id) => markPaid(platform, { orderId: id }, { ...PAYMENT, amountCents: 6000 })],
    ["was cancelled", (platform, id) => change(platform, id, "cancelled", "buyer")],
  ])("confirm an order late, where it %s meanwhile, and ask for no money", async (_, happen) => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform);
    const placed = async () => (await waitingMails(platform, ({ kind }) => kind === "order-placed")).at(0);
    expect((await placed())?.text).toMatch(/Uplatite 68,84.+Poziv na broj/s);
    await happen(platform, id);
    const late = await placed();
    expect(late?.text).toContain("Otkad je zaprimljena, nešto se promijenilo");
    expect(late?.text).not.toMatch(/Uplatite|Poziv na broj/);
    expect(late?.attachments.map(({ filename }) => filename)).not.toContain("hub3.png");
  });

  it("go out one after the other: nobody reads that it is off before it was made", async () => {
    const { platform, clock } = await openTestShop();
    const sent: string[] = [];
    const awayAt = (address: string) => async (mail: Mail) => {
      if (mail.kind === "order-placed" && mail.recipient === address)
        throw Object.assign(new Error(), { responseCode: 451 });
      sent.push(mail.kind);
    };
    const { id } = await orderedBy(platform);
    await change(platform, id, "cancelled", "buyer");
    await sendDueMails(platform, awayAt("ana@kupac.example"));
    expect(sent).toEqual(["order-placed-winery", "order-cancelled-winery"]);
    clock.now += 3_600_000;
    await sendDueMails(platform, awayAt(""));
    expect(sent.slice(2)).toEqual(["order-placed", "order-cancelled"]);
  });

  it("tell the winery once of a payment that waits for a person", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform);
    for (let time = 0; time < 3; time += 1) {
      await markPaid(platform, { orderId: id }, { ...PAYMENT, amountCents: 6883 });
    }
    const mails = await waitingMails(platform, ({ kind }) => kind === "payment-set-aside");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe("Uplata koju treba provjeriti: 2026-000001");
    expect(mails[0]?.replyTo).toBe("ana@kupac.example");
    const buyer = ["Ana Horvat", "ana@kupac.example", "+385 91 234 5678", "68,84 €"];
    for (const fact of ["68,83 €", "iznos ne odgovara narudžbi", "Marija", "17", ...buyer])
      expect(mails[0]?.text).toContain(fact);
  });

  it.each(LANGUAGES)("have words for every state, payment and delivery in %s", async (language) => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform);
    const order = await findOrder(platform.database.read, id);
    if (!order) throw new Error("The order is not there");
    for (const state of MAILED_STATES) {
      for (const payment of ["transfer", "cash", "card"] as const) {
        for (const delivery of ["courier", "pickup"] as const) {
          const mail = await orderStateMail(state, { ...order, payment, delivery, language }, platform.settings);
          const said = mail.subject + mail.text;
          expect(said).toContain("2026-000001");
          // A text that is missing shows its key, and a word that is missing its braces.
          expect(said).not.toMatch(new RegExp(`${state}\\.\\w|\\{\\{`));
        }
      }
    }
  });
});

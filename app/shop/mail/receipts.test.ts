import { expect, it } from "vitest";
import { openAccount } from "../../../tests/support/accounts.ts";
import { filledForm, input, SIX_MALVAZIJA } from "../../../tests/support/buyers.ts";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { sendInquiry } from "../inquiries/send-inquiry.server.ts";
import { placeOrder } from "../orders/place-order.server.ts";
import { sendOrderInquiry } from "../orders/send-order-inquiry.server.ts";
import { cancelReservation } from "../reservations/cancel-reservation.server.ts";
import { reserveTasting } from "../reservations/reserve-tasting.server.ts";
import type { Mail } from "./mail.ts";

const VICTIM = "zrtva@stranac.example";
/** Stands in every field that takes free text. */
const TYPED = "Jeftino-vino";
const ADDRESS = { country: "HR", city: TYPED, address: `${TYPED} 1`, postalCode: "52100" };
const COMPANY = { name: TYPED, taxNumber: "87654321098", address: TYPED };
const NAMES = { firstName: TYPED, lastName: TYPED, note: `${TYPED} https://evil.example` };
const ORDER = filledForm({ ...NAMES, address: ADDRESS, company: COMPANY, email: VICTIM });
const PARTNER = { partner: TYPED, partnerOrigin: null };

const order = async (platform: Platform, language: Language) => {
  const placed = await placeOrder(platform, input({ form: ORDER, language }));
  if (!placed.ok) throw new Error(placed.reason);
};

const orderInquiry = async (platform: Platform, language: Language) => {
  const { payment: _, ...form } = { ...ORDER, address: { ...ADDRESS, country: "IT" } };
  const sent = await sendOrderInquiry(platform, { cart: SIX_MALVAZIJA, form, language });
  if (!sent.ok) throw new Error(sent.reason);
};

const inquiry = async (platform: Platform, language: Language) => {
  const form = { name: TYPED, email: VICTIM, phone: "", subject: TYPED, message: `${TYPED} https://evil.example` };
  await sendInquiry(platform, {
    form: { ...form, inquiryKey: "abcdefghijklmnopqrstuv" },
    language,
    referrer: PARTNER,
  });
};

const reservation = async (platform: Platform, language: Language) => {
  const party = { package: "deluxe", adults: 2, children: 0, childrenMenu: false } as const;
  const visit = { ...party, date: "2026-11-23", time: "11:00", phone: "+385912345678", note: TYPED } as const;
  const form = { ...visit, fullName: TYPED, email: VICTIM, reservationKey: "a-form-key-of-22-chars" };
  const booked = await reserveTasting(platform, { form, language, referrer: PARTNER });
  if (!booked.ok) throw new Error(booked.reason);
  await cancelReservation(platform, booked.reservation.token);
};

/** All that a mail says, its attachments too. */
const allOf = ({ subject, html, text, attachments, headers = {} }: Omit<Mail, "id">) =>
  [
    ...[subject, html, text, JSON.stringify(headers)],
    ...attachments.flatMap(({ filename, contentBase64 }) => [
      filename,
      Buffer.from(contentBase64, "base64").toString("utf8").replaceAll("\r\n ", ""),
    ]),
  ].join("\n");

const RECEIPTS: [string, (platform: Platform, language: Language) => Promise<void>, string[], string[]][] = [
  ["an order", order, ["order-placed"], ["59,94 €", "/narudzba/|/order/|/ordine/|/bestellung/"]],
  ["an order inquiry", orderInquiry, ["order-inquiry"], ["59,94 €"]],
  ["an inquiry", inquiry, ["inquiry"], ["2026", "/kontakt|/contact|/contatto"]],
  ["a reservation", reservation, ["reservation-booked", "reservation-cancelled"], ["11:00", "token="]],
];

onSqlite("a receipt to an address that nobody has proved", (openTestShop) => {
  for (const [what, send, kinds, figures] of RECEIPTS) {
    it.each(LANGUAGES)(
      `for ${what} says nothing that its sender has typed, in %s; the winery reads it all`,
      async (language) => {
        const { platform } = await openTestShop();
        await send(platform, language);
        const mails = await waitingMails(platform);
        const receipts = mails.filter(({ recipient }) => recipient === VICTIM);
        expect(receipts.map(({ kind }) => kind)).toEqual(kinds);
        for (const receipt of receipts) {
          const said = allOf(receipt);
          expect(said).not.toMatch(/Jeftino|evil\.example|87654321098/i);
          for (const figure of figures) expect(said).toMatch(new RegExp(figure));
        }
        const copies = mails.filter(({ recipient }) => recipient !== VICTIM);
        expect(copies).toHaveLength(kinds.length);
        for (const copy of copies) expect(copy.text).toContain(TYPED);
      },
    );
  }
});

onSqlite("the mail about an order of an account", (openTestShop) => {
  it.each(LANGUAGES)("keeps address and note for the account's own confirmed address, in %s", async (language) => {
    const { platform } = await openTestShop();
    const { id: userId } = await openAccount(platform, { email: "Ana@Kupac.example" });
    const form = { ...ORDER, email: "ana@kupac.example" };
    await placeOrder(platform, input({ form, language, userId }));
    const mail = (await waitingMails(platform, ({ kind }) => kind === "order-placed")).at(0);
    expect(mail?.recipient).toBe("ana@kupac.example");
    expect(mail?.text).toContain(`${TYPED} https://evil.example`);
    expect(mail?.text).toContain(`${TYPED} 1`);
  });

  it("repeats nothing to another address that its owner has typed", async () => {
    const { platform } = await openTestShop();
    const { id: userId } = await openAccount(platform);
    await placeOrder(platform, input({ form: ORDER, userId }));
    const mail = (await waitingMails(platform, ({ kind }) => kind === "order-placed")).at(0);
    expect(mail?.recipient).toBe(VICTIM);
    expect(mail && allOf(mail)).not.toMatch(/Jeftino|evil\.example/i);
  });
});

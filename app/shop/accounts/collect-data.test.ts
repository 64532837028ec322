import { expect, it } from "vitest";
import { openAccount } from "../../../tests/support/accounts.ts";
import { filledForm, SIX_MALVAZIJA } from "../../../tests/support/buyers.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import { sendInquiry } from "../inquiries/send-inquiry.server.ts";
import { sendOrderInquiry } from "../orders/send-order-inquiry.server.ts";
import { NO_PARTNER } from "../partners/partner.ts";
import { reserveTasting } from "../reservations/reserve-tasting.server.ts";
import { withdraw } from "../withdrawals/withdraw.server.ts";
import { collectData } from "./collect-data.server.ts";

const EMAIL = "ana@kupac.example";
const KEY = "a-form-key-of-22-signs";
const INQUIRY = { name: "Ana", phone: "", subject: "Teran", message: "Ima li magnuma?" };
const VISIT = {
  ...{
    package: "basic" as const,
    date: "2026-11-23",
    time: "10:00" as const,
    note: "Uz prozor",
    phone: "+385912345678",
  },
  ...{ adults: 2, children: 0, childrenMenu: false, fullName: "Ana Đurić" },
};
const STATEMENT = { name: "Ana Horvat", orderNumber: "2026-000001 (samo 2 boce)", goods: "" };

onBothEngines("the data that somebody takes along", (openTestShop) => {
  it("hold what was sent from the account's address in any letters, and nothing from another", async () => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform, { email: EMAIL });
    for (const [email, more] of [
      ["Ana@Kupac.example", ""],
      ["ivo@kupac.example", "-2"],
    ] as const) {
      await sendInquiry(platform, { form: { ...INQUIRY, email, inquiryKey: KEY + more }, language: "hr" });
      const visit = { ...VISIT, email, reservationKey: KEY + more };
      await reserveTasting(platform, { form: visit, language: "hr", referrer: NO_PARTNER });
      await withdraw(platform, { form: { ...STATEMENT, email, withdrawalKey: KEY + more }, language: "hr" });
    }
    const createdAt = "2026-11-20T11:00:00.000Z";
    const data = await collectData(platform, user);
    expect(data).toMatchObject({
      inquiries: [{ ...INQUIRY, kind: "contact", createdAt, details: {} }],
      reservations: [{ ...VISIT, state: "booked", createdAt, cancelledAt: null }],
      withdrawals: [{ ...STATEMENT, sentAt: createdAt }],
    });
    const text = JSON.stringify(data);
    expect(text).not.toContain("ivo@");
    for (const { token, reservation_key } of await platform.database.read
      .selectFrom("reservations")
      .selectAll()
      .execute()) {
      for (const key of [token, reservation_key]) expect(text).not.toContain(key);
    }
    expect(text).not.toContain(KEY);
  });

  it("tell of nobody's order whether there is one", async () => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform, { email: EMAIL });
    await withdraw(platform, { form: { ...STATEMENT, email: EMAIL, withdrawalKey: KEY }, language: "hr" });
    const [statement] = (await collectData(platform, user)).withdrawals;
    expect(Object.keys(statement ?? {}).sort()).toEqual([
      "email",
      "goods",
      "language",
      "name",
      "orderNumber",
      "sentAt",
    ]);
  });

  it("have amounts in euro, those of an inquiry about an order too", async () => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform, { email: EMAIL });
    const trieste = { country: "IT", city: "Trieste", address: "Via Roma 1", postalCode: "34121" };
    const { payment: _, ...form } = filledForm({ address: trieste, billing: trieste });
    await sendOrderInquiry(platform, { cart: SIX_MALVAZIJA, form: { ...form, email: EMAIL }, language: "it" });
    const data = await collectData(platform, user);
    expect(data.inquiries).toMatchObject([
      {
        kind: "order",
        details: {
          ...{ totalEuro: 62.94, listedDeliveryEuro: 19.9, deliveryEuro: null, delivery: "courier" },
          lines: [{ quantity: 6, priceEuro: 9.99 }],
        },
      },
    ]);
    expect(JSON.stringify(data.inquiries)).not.toContain("Cents");
  });
});

import { expect, it } from "vitest";
import { openAccount } from "../../../tests/support/accounts.ts";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import { sendInquiry } from "../inquiries/send-inquiry.server.ts";
import { placeOrder } from "../orders/place-order.server.ts";
import { NO_PARTNER } from "../partners/partner.ts";
import { reserveTasting } from "../reservations/reserve-tasting.server.ts";
import { withdraw } from "../withdrawals/withdraw.server.ts";
import { collectData } from "./collect-data.server.ts";

const EMAIL = "ana@kupac.example";
const KEY = "a-form-key-of-22-chars";
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
const STATEMENT = { name: "Ana Horvat", goods: "" };

onBothEngines("the data that somebody takes along", (openTestShop) => {
  it("hold what was sent from the account's address in any letters, without what anybody may have typed, and nothing from another", async () => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform, { email: EMAIL });
    for (const [email, more] of [
      ["Ana@Kupac.example", ""],
      ["ivo@kupac.example", "-2"],
    ] as const) {
      await sendInquiry(platform, { form: { ...INQUIRY, email, inquiryKey: KEY + more }, language: "hr" });
      const visit = { ...VISIT, email, reservationKey: KEY + more };
      await reserveTasting(platform, { form: visit, language: "hr", referrer: NO_PARTNER });
    }
    const createdAt = "2026-11-20T11:00:00.000Z";
    const data = await collectData(platform, user);
    expect(data.inquiries).toEqual([{ kind: "contact", language: "hr", createdAt }]);
    const { fullName, phone, note, ...told } = VISIT;
    expect(data.reservations).toEqual([
      { ...told, ...{ state: "booked", language: "hr", createdAt, cancelledAt: null, total: 36 } },
    ]);
    const text = JSON.stringify(data);
    for (const typed of [fullName, phone, note, INQUIRY.message, KEY, "ivo@"]) expect(text).not.toContain(typed);
  });

  it("hold a statement of withdrawal in full where it is its buyer's, and else none", async () => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform, { email: EMAIL });
    expect(await placeOrder(platform, input({ form: filledForm({ email: EMAIL }) }))).toMatchObject({ ok: true });
    const own = { ...STATEMENT, orderNumber: "2026-000001 (samo 2 boce)", email: EMAIL };
    await withdraw(platform, { form: { ...own, withdrawalKey: KEY }, language: "hr" });
    const unknown = { ...STATEMENT, orderNumber: "2026-000099", email: EMAIL, withdrawalKey: `${KEY}-2` };
    await withdraw(platform, { form: unknown, language: "hr" });
    const sentAt = "2026-11-20T11:00:00.000Z";
    expect((await collectData(platform, user)).withdrawals).toEqual([{ ...own, language: "hr", sentAt }]);
  });
});

import { expect, it } from "vitest";
import { openAccount } from "../../../tests/support/accounts.ts";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { NOON, onBothEngines, type TestShop } from "../../../tests/support/shops.ts";
import { LANGUAGES } from "../../i18n/languages.ts";
import { placeOrder } from "../orders/place-order.server.ts";
import { withdrawalsInWords } from "./list-withdrawals.server.ts";
import { withdraw } from "./withdraw.server.ts";
import type { StatementInput } from "./withdrawal.ts";
import { listWithdrawals } from "./withdrawals.store.server.ts";

const BUYER = "ana@kupac.example";
const OTHER_KEY = "another-form-key-of-22";
const TYPED = "Jeftino-vino";
const FORM: StatementInput = {
  name: "Ana Horvat",
  orderNumber: "2026-000001",
  email: BUYER,
  goods: "",
  withdrawalKey: "abcdefghijklmnopqrstuv",
};

onBothEngines("a statement of withdrawal", (openTestShop) => {
  /** A shop in which one order was placed, whose mails are out of the way. */
  async function shopWithOrder(): Promise<TestShop> {
    const shop = await openTestShop({ MAIL_TO: "podrum@example.com" });
    const placed = await placeOrder(shop.platform, input({ form: filledForm({ email: BUYER }) }));
    if (!placed.ok || placed.order.number !== "2026-000001") throw new Error("No order 2026-000001");
    return shop;
  }

  const mailsAbout = async ({ platform }: TestShop) =>
    await waitingMails(platform, ({ kind }) => kind.startsWith("withdrawal"));

  it("is stored as it was typed with the moment at which it was sent, and beside it the orders that it names", async () => {
    const shop = await shopWithOrder();
    const { id } = await withdraw(shop.platform, { form: { ...FORM, orderNumber: "br. 2026-1" }, language: "hr" });
    expect(await listWithdrawals(shop.platform.database.read)).toMatchObject([
      { id, orderNumber: "br. 2026-1", sentAt: NOON, name: "Ana Horvat", email: BUYER, goods: "" },
    ]);
    const [row] = await listWithdrawals(shop.platform.database.read);
    expect(row?.orders).toEqual([{ number: "2026-000001", found: "buyer" }]);
  });

  it.each([
    {
      typed: "2026-000001 und 2026-000002",
      orders: ["2026-000001: postoji, adresa se podudara", "2026-000002: postoji, ali s drugom adresom e-pošte"],
    },
    { typed: "2026-000001 (samo 2 boce)", orders: ["2026-000001: postoji, adresa se podudara"] },
    { typed: "2026-000001, 2026-000999", orders: ["2026-000999: nema narudžbe s tim brojem"] },
    { typed: "narudžba od 2026-01-02", orders: ["nijedna narudžba nije prepoznata"] },
  ])("says everywhere what was typed, and calls it one of no whole order: $typed", async ({ typed, orders }) => {
    const shop = await shopWithOrder();
    await placeOrder(shop.platform, input({ form: filledForm({ email: "ivo@kupac.example", orderKey: OTHER_KEY }) }));
    await withdraw(shop.platform, { form: { ...FORM, orderNumber: typed }, language: "hr" });
    const mails = await mailsAbout(shop);
    const [receipt = "", winery = ""] = mails.map(({ text }) => text.replace(/\s+/g, " "));
    expect(winery).toContain(typed);
    for (const found of orders) expect(winery).toContain(found);
    expect(receipt.includes(typed)).toBe(typed.includes("2026-000001"));
    const staff = await withdrawalsInWords(shop.platform);
    expect(staff).toContain(`${typed}\n`);
    expect(receipt + winery).not.toMatch(/cijela narudžba|Sve što ste platili/);
    expect(staff).not.toContain("whole order");
  });

  it("is its buyer's own also where it names the address of the account that the order stands in", async () => {
    const shop = await openTestShop();
    const { platform } = shop;
    const user = await openAccount(platform);
    await placeOrder(platform, input({ form: filledForm({ email: "ured@kupac.example" }), userId: user.id }));
    await withdraw(platform, { form: { ...FORM, email: "Ana@kupac.example" }, language: "hr" });
    expect((await listWithdrawals(platform.database.read))[0]?.orders).toMatchObject([{ found: "buyer" }]);
  });

  it.each([
    ["hr", "20. studenoga 2026. u 12:00", "Ovime izjavljujem da jednostrano raskidam"],
    ["en", "20 November 2026 at 12:00", "I hereby give notice that I withdraw"],
    ["it", "20 novembre 2026 alle ore 12:00", "notifico il recesso"],
    ["de", "20. November 2026 um 12:00 Uhr", "Hiermit widerrufe ich"],
  ] as const)("gets a receipt with its content, date and time: %s", async (language, moment, statement) => {
    const shop = await shopWithOrder();
    await withdraw(shop.platform, { form: { ...FORM, goods: "2 x Teran" }, language });
    const receipt = (await mailsAbout(shop)).find(({ kind }) => kind === "withdrawal");
    expect(receipt?.recipient).toBe(BUYER);
    const said = receipt?.text.replace(/\s+/g, " ");
    for (const part of [moment, statement, "Ana Horvat", "2026-000001", "2 x Teran"]) expect(said).toContain(part);
  });

  it.each([
    ["", "Wir erstatten alle Zahlungen einschließlich der günstigsten angebotenen Lieferung"],
    ["2 x Teran", "Was Sie für die genannten Waren bezahlt haben, erstatten wir"],
    ["", "Was Sie für das bezahlt haben, worauf sich die Erklärung bezieht, erstatten wir", "2026-000001, nur Teran"],
  ])("is promised back no more than what it is about: %o", async (goods, promise, orderNumber = FORM.orderNumber) => {
    const shop = await shopWithOrder();
    await withdraw(shop.platform, { form: { ...FORM, goods, orderNumber }, language: "de" });
    const said = (await mailsAbout(shop)).find(({ kind }) => kind === "withdrawal")?.text.replace(/\s+/g, " ");
    expect(said).toContain(promise);
    expect(said?.match(/erstatten/g)).toHaveLength(1);
  });

  it.each(LANGUAGES)(
    "tells an address that is not the order's own nothing that was typed, nor whether there is such an order: %s",
    async (language) => {
      const shop = await shopWithOrder();
      const mails: string[] = [];
      for (const orderNumber of ["2026-000001", "2026-000999"]) {
        const form = { ...FORM, name: TYPED, goods: TYPED, orderNumber, email: "zrtva@stranac.example" };
        await withdraw(shop.platform, { form, language });
      }
      const receipts = (await mailsAbout(shop)).filter(({ recipient }) => recipient === "zrtva@stranac.example");
      for (const { subject, html, text } of receipts) {
        expect(subject + html + text).not.toMatch(/Jeftino|2026-000/);
        mails.push(subject + text);
      }
      expect(mails).toHaveLength(2);
      expect(mails[0]).toBe(mails[1]);
    },
  );

  it("is read by the winery whole, with what is known of its order", async () => {
    const shop = await shopWithOrder();
    for (const [orderNumber, email] of [
      ["2026-000001", BUYER],
      ["2026-000001", "drugi@kupac.example"],
      ["2026-000999", BUYER],
    ] as const) {
      await withdraw(shop.platform, { form: { ...FORM, orderNumber, email, goods: TYPED }, language: "de" });
    }
    const copies = (await mailsAbout(shop)).filter(({ recipient }) => recipient === "podrum@example.com");
    const said = copies.map(({ text }) => text.replace(/\s+/g, " ")).join("\n");
    expect(copies).toHaveLength(3);
    for (const found of ["adresa se podudara", "s drugom adresom e-pošte", "nema narudžbe s tim brojem"]) {
      expect(said).toContain(found);
    }
    expect(said.match(new RegExp(TYPED, "g"))).toHaveLength(3);
  });

  it.each([
    [BUYER, "2026-000001", /^Potvrda primitka već je poslana\. Novac treba vratiti u roku od 14 dana/],
    ["drugi@kupac.example", "2026-000001", /^Adresa se ne podudara s narudžbom\. Prije povrata provjerite s kupcem/],
    [BUYER, "2026-000999", /^Narudžba nije pronađena\. Prije povrata pitajte pošiljatelja/],
  ])("is for the winery to pay back, or to ask about first: %s about %s", async (email, orderNumber, begins) => {
    const shop = await shopWithOrder();
    await withdraw(shop.platform, { form: { ...FORM, email, orderNumber }, language: "hr" });
    const mail = (await mailsAbout(shop)).find(({ kind }) => kind === "withdrawal-winery");
    const [, said = ""] = mail?.text.replace(/\s+/g, " ").split("Izjava o jednostranom raskidu ") ?? [];
    expect(said).toMatch(begins);
    expect(said.match(/2026-000\d{3}/g)).toHaveLength(1);
    expect(mail?.html).toContain(`href="mailto:${email}"`);
    const isKnown = orderNumber === "2026-000001";
    expect(mail?.html.includes('href="tel:+385912345678"')).toBe(isKnown);
    expect(/href="http:\/\/localhost:3000\/narudzba\//.test(mail?.html ?? "")).toBe(isKnown);
  });

  it("is shown to the staff, the latest first", async () => {
    const shop = await shopWithOrder();
    expect(await withdrawalsInWords(shop.platform)).toBe("Nobody has withdrawn.");
    await withdraw(shop.platform, { form: FORM, language: "hr" });
    shop.clock.now += 60_000;
    await withdraw(shop.platform, { form: { ...FORM, orderNumber: "ne znam", goods: "Teran" }, language: "de" });
    const lines = (await withdrawalsInWords(shop.platform)).split("\n");
    expect(lines[0]).toMatch(/^2026-11-20.* ne znam, Teran$/);
    expect(lines[1]).toContain("no order is recognised in it");
    expect(lines[3]).toMatch(/ 2026-000001, the whole order$/);
    expect(lines[4]).toContain("Ana Horvat, ana@kupac.example (hr); 2026-000001: the address is the buyer's");
  });

  it("is one, however often its form is sent", async () => {
    const shop = await shopWithOrder();
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => withdraw(shop.platform, { form: FORM, language: "hr" })),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await mailsAbout(shop)).toHaveLength(2);
  });
});

import { describe, expect, it } from "vitest";
import { emailsTo, openAccount, PASSWORD, tokenTo } from "../../../tests/support/accounts.ts";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { DAYS } from "../../platform/system/clock.ts";
import { findOrderOfUser, listOrdersOfUser } from "../orders/account-orders.store.server.ts";
import { findOrderByToken } from "../orders/orders.store.server.ts";
import { markPaid } from "../orders/pay-order.server.ts";
import { placeOrder } from "../orders/place-order.server.ts";
import type { User } from "./account.ts";
import { registerForm } from "./account-schemas.server.ts";
import { confirmEmail, requestEmailChange } from "./change-email.server.ts";
import { changePassword } from "./change-password.server.ts";
import { checkLogin } from "./check-login.server.ts";
import { checkoutDefaults } from "./checkout-defaults.ts";
import { collectData } from "./collect-data.server.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { openSession } from "./open-session.server.ts";
import { profileForm } from "./profile-schema.server.ts";
import { saveFromCheckout } from "./save-profile.server.ts";
import { findSession, listDevices } from "./sessions.store.server.ts";
import { findUser } from "./users.store.server.ts";

const HOME = { country: "HR", city: "Pula", address: "Kandlerova 1", postalCode: "52100" };

async function present(platform: Platform, { id }: User): Promise<User> {
  const user = await findUser(platform.database.read, id);
  if (!user) throw new Error("The account is gone");
  return user;
}

async function orderOf(platform: Platform, user: User, changes: Parameters<typeof filledForm>[0] = {}) {
  const placed = await placeOrder(platform, input({ form: filledForm(changes), userId: user.id }));
  if (!placed.ok) throw new Error("The order was refused");
  return placed.order;
}

function profileOf(fields: Record<string, string>) {
  return profileForm.parse(
    { firstName: "Ana", lastName: "Horvat", ...fields },
    { countryCodes: ["HR", "DE"], now: NOON },
  );
}

describe("the profile's form", () => {
  it("may say no more than the name", () => {
    const result = profileOf({ country: "HR", billingSameAsDelivery: "on" });
    expect(result.ok && result.value).toEqual({
      profile: {
        ...{ firstName: "Ana", lastName: "Horvat", phone: "", birthDate: "" },
        ...{ address: null, billing: null, r1: false, company: null },
      },
      newsletter: false,
    });
  });

  it.each([
    ["half an address", { city: "Pula" }, ["address", "postalCode"]],
    ["half a billing address", { billingCity: "Pula" }, ["billingAddress", "billingPostalCode"]],
    ["an R1 invoice without a company", { r1: "on" }, ["companyName", "companyTaxNumber", "companyAddress"]],
    ["a foreign postal code in Croatia", { ...HOME, postalCode: "1010" }, ["postalCode"]],
    ["an unknown country", { ...HOME, country: "XX" }, ["country"]],
    [
      "an OIB with a wrong check digit",
      { ...HOME, billingSameAsDelivery: "on", companyName: "A", companyAddress: "B", companyTaxNumber: "12345678901" },
      ["companyTaxNumber"],
    ],
    ["a telephone without its country", { phone: "091 234 567" }, ["phone"]],
    ["a day that does not exist", { birthDate: "1980-02-30" }, ["birthDate"]],
    ["a birthday that is still to come", { birthDate: "2026-11-21" }, ["birthDate"]],
    ["a line break in a name", { firstName: "Ana\r\nBcc: x@y.hr" }, ["firstName"]],
    ["no name", { firstName: " ", lastName: "" }, ["firstName", "lastName"]],
  ])("is refused with %s", (_, fields, wrong) => {
    const result = profileOf(fields);
    expect(Object.keys(result.ok ? {} : result.errors).sort()).toEqual(wrong.sort());
  });
});

it("nobody registers with a birthday that is still to come", () => {
  const form = { firstName: "Ana", lastName: "Horvat", email: "ana@kupac.example", terms: "on" };
  const born = (birthDate: string) => registerForm.parse({ ...form, birthDate }, { now: NOON });
  expect(born("2026-11-21")).toEqual({ ok: false, errors: { birthDate: ["errors.birthDate"] } });
  expect(born("2026-11-20").ok).toBe(true);
});

onBothEngines("a profile", (openTestShop) => {
  it("fills the checkout in, and takes over what was typed there", async () => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform);
    expect(checkoutDefaults(user, "DE")).toMatchObject({ country: "DE", billingCountry: "DE", city: "" });
    const billing = { ...HOME, address: "Splitska 5" };
    await saveFromCheckout(platform, user, filledForm({ billing, phone: "+385911112222" }));
    expect(checkoutDefaults(await present(platform, user), "DE")).toMatchObject({
      ...{ firstName: "Ana", email: "ana@kupac.example", phone: "+385911112222", ...HOME },
      ...{ billingSameAsDelivery: "", billingAddress: "Splitska 5", r1: "", companyName: "" },
    });
  });

  it("changes its address only from the new mailbox, and tells the old one", async () => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform);
    const change = { email: "nova@kupac.example", presentPassword: PASSWORD };
    const wrong = await requestEmailChange(platform, user, { ...change, presentPassword: "krivo" });
    expect(wrong).toEqual({ ok: false, reason: "wrongPassword" });
    expect(await requestEmailChange(platform, user, change)).toEqual({ ok: true });
    expect((await present(platform, user)).email).toBe("ana@kupac.example");
    const notices = (await emailsTo(platform, user.email)).filter(({ kind }) => kind === "account-emailNotice");
    expect(notices).toHaveLength(1);
    expect(notices[0]?.html).toContain("nova@kupac.example");
    const token = await tokenTo(platform, "nova@kupac.example", "account-changeEmail");
    const link = { token, presentPassword: PASSWORD };
    expect(await confirmEmail(platform, { ...link, presentPassword: "krivo" })).toEqual({
      ok: false,
      reason: "wrongPassword",
    });
    expect(await confirmEmail(platform, link)).toEqual({ ok: true });
    expect(await confirmEmail(platform, link)).toEqual({ ok: false, reason: "badToken" });
    expect(await checkLogin(platform, "nova@kupac.example", PASSWORD)).toBe(user.id);
    expect(await checkLogin(platform, "ana@kupac.example", PASSWORD)).toBeNull();
  });

  it("cannot take another account's address, nor learn that it is one: its owner alone is told", async () => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform);
    await openAccount(platform, { email: "ivo@kupac.example" });
    const change = { email: "Ivo@kupac.example", presentPassword: PASSWORD };
    expect(await requestEmailChange(platform, user, change)).toEqual({ ok: true });
    const warning = (await emailsTo(platform, "ivo@kupac.example")).find(({ kind }) => kind !== "account-confirm");
    expect(warning).toMatchObject({
      kind: "account-addressInUse",
      subject: expect.stringContaining("već ima korisnički račun"),
    });
    expect(warning?.html).not.toContain("token=");
    expect((await present(platform, user)).email).toBe("ana@kupac.example");
  });

  it("brings a guest's orders into no account that she has not asked for, though she presses the link", async () => {
    const { platform } = await openTestShop();
    const intruder = await openAccount(platform, { email: "uljez@kupac.example" });
    await placeOrder(platform, input({ form: filledForm({ email: "ana@kupac.example" }) }));
    await requestEmailChange(platform, intruder, { email: "ana@kupac.example", presentPassword: PASSWORD });
    const token = await tokenTo(platform, "ana@kupac.example", "account-changeEmail");
    const pressed = await confirmEmail(platform, { token, presentPassword: "Ana does not know it" });
    expect(pressed).toEqual({ ok: false, reason: "wrongPassword" });
    expect(await listOrdersOfUser(platform.database.read, intruder.id)).toEqual([]);
  });

  it("takes no new password that anybody would guess of its owner", async () => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform);
    const change = { presentPassword: PASSWORD, password: "anahorvat1987" };
    expect(await changePassword(platform, { user, sessionId: "" }, change)).toEqual({ ok: false, reason: "guessable" });
    expect(await checkLogin(platform, user.email, PASSWORD)).toBe(user.id);
  });

  it("changes its password and logs every other device out", async () => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform);
    const opening = { userId: user.id, kind: "browser", agent: "", cart: [], replaces: null } as const;
    const { read } = platform.database;
    const here = await openSession(platform, opening);
    const elsewhere = await openSession(platform, opening);
    const session = await findSession(read, "browser", here.secret, platform.clock());
    if (!session) throw new Error("The session is gone");
    const who = { user, sessionId: session.id };
    const wrong = { presentPassword: "krivo", password: "jesen u podrumu" };
    expect(await changePassword(platform, who, wrong)).toEqual({ ok: false, reason: "wrongPassword" });
    expect(await changePassword(platform, who, { ...wrong, presentPassword: PASSWORD })).toEqual({ ok: true });
    expect(await listDevices(read, user.id, platform.clock())).toMatchObject([{ id: session.id }]);
    expect(await findSession(read, "browser", elsewhere.secret, platform.clock())).toBeNull();
  });

  it("shows its own orders alone", async () => {
    const { platform } = await openTestShop();
    const ana = await openAccount(platform);
    const ivo = await openAccount(platform, { email: "ivo@kupac.example" });
    const { number } = await orderOf(platform, ana);
    const { read } = platform.database;
    expect((await findOrderOfUser(read, ana.id, number))?.lines).toHaveLength(1);
    expect(await findOrderOfUser(read, ivo.id, number)).toBeNull();
    expect(await listOrdersOfUser(read, ivo.id)).toEqual([]);
  });

  it("can be taken along whole, without any key in it", async () => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform);
    const order = await orderOf(platform, user);
    const payment = { by: "staff", actor: "Marija", reference: "A-1", amountCents: 6884, currency: "EUR" } as const;
    await markPaid(platform, { orderId: order.id }, payment);
    const data = await collectData(platform, await present(platform, user));
    // Of 68,84 € with 25 % tax: goods 59,94 = 47,95 + 11,99; fee 3,00 = 2,40 + 0,60; delivery 5,90 = 4,72 + 1,18.
    const vat = [
      { percent: 25, base: 47.95, tax: 11.99 },
      { percent: 25, base: 2.4, tax: 0.6 },
      { percent: 25, base: 4.72, tax: 1.18 },
    ];
    const buyer = { lines: ["Ana Horvat", "Kandlerova 1", "52100 Pula", "Hrvatska"], taxNumber: null, hasOib: false };
    expect(data).toMatchObject({
      profile: { email: "ana@kupac.example", firstName: "Ana" },
      orders: [
        {
          number: order.number,
          total: 68.84,
          lines: [{ quantity: 6 }],
          invoices: [{ kind: "invoice", number: "1/WEB1/1", total: 68.84, vat, buyer }],
        },
      ],
    });
    const text = JSON.stringify(data);
    for (const key of [order.token, order.orderKey, "argon2"]) expect(text).not.toContain(key);
  });

  it("is deleted with everything but what invoices need", async () => {
    const { platform, clock } = await openTestShop();
    const user = await openAccount(platform);
    const done = await orderOf(platform, user, { note: "Pozvonite dvaput" });
    clock.now += 61 * DAYS;
    const underWay = await orderOf(platform, user, { orderKey: "another-form-key-of-22" });
    expect(await deleteAccount(platform, user, "krivo")).toEqual({ ok: false, reason: "wrongPassword" });
    expect(await deleteAccount(platform, user, PASSWORD)).toEqual({ ok: true });
    const { read } = platform.database;
    expect(await findUser(read, user.id)).toBeNull();
    expect(await findOrderByToken(read, done.token)).toBeNull();
    const rows = await read.selectFrom("orders").selectAll().orderBy("number").execute();
    expect(rows).toMatchObject([
      { user_id: null, email: "", phone: "", address: "", note: "", last_name: "Horvat", total_cents: done.totalCents },
      { user_id: null, phone: "+385912345678", id: underWay.id },
    ]);
    expect(rows[0]?.billing).toContain("Kandlerova 1");
  });
});

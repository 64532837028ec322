import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { change, forceState, orderedBy, PICKED_UP, stockOf } from "../../../tests/support/order-states.ts";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import { LANGUAGES } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { setStock } from "../catalogue/products.store.server.ts";
import { reopenedMail } from "./order-reopened.mail.tsx";
import { findOrder } from "./orders.store.server.ts";
import { runOrdersCommand } from "./orders-command.server.ts";
import { markPaid } from "./pay-order.server.ts";
import { listSetAside } from "./payments.store.server.ts";
import { settleSetAside } from "./settle-set-aside.server.ts";

const NUMBER = "2026-000001";
const WINE = "malvazija-2025";
const DAY = 86_400_000;
const PAYMENT = { by: "staff", actor: "Marija", reference: "117", amountCents: 6884, currency: "EUR" } as const;

const run = (platform: Platform, ...words: string[]) => runOrdersCommand(platform, ["order", NUMBER, ...words]);
const mailOf = async (platform: Platform) => {
  const mail = (await waitingMails(platform, ({ kind }) => kind === "order-reopened")).at(0);
  return mail?.text.replace(/\s+/g, " ");
};

/** The words of a line of the staff's commands as a terminal takes them. */
function typed(line: string): string[] {
  const words = line.replace(/^npm run staff -- /, "");
  return execFileSync("sh", ["-c", `printf '%s\\0' ${words}`], { encoding: "utf8" })
    .split("\0")
    .slice(0, -1);
}

async function expiredOrder(platform: Platform): Promise<string> {
  const { id } = await orderedBy(platform);
  await forceState(platform, id, "awaitingPayment", null);
  await change(platform, id, "expired", "time");
  return id;
}

onBothEngines("an order that has expired", (openTestShop) => {
  it("is opened again with its goods, a new deadline and a mail, and then takes the payment that came late", async () => {
    const { platform } = await openTestShop();
    const id = await expiredOrder(platform);
    expect(await stockOf(platform, WINE)).toBe(480);
    expect(await markPaid(platform, { orderId: id }, PAYMENT)).toMatchObject({ ok: false, reason: "tooLate" });
    expect(await run(platform, "reopen", "--by", "Marija")).toBe(
      `${NUMBER} is awaitingPayment again, held until 2026-11-27 12:00; the running shop sends the mail.`,
    );
    expect(await stockOf(platform, WINE)).toBe(474);
    expect(await mailOf(platform)).toContain("boce čuvamo do petka, 27. studenoga 2026., u 12:00");
    expect(await run(platform)).toMatch(/\tawaitingPayment\tstaff\tMarija$/);
    await expect(run(platform, "reopen")).rejects.toThrow("That cannot follow");
    expect(await markPaid(platform, { orderId: id }, PAYMENT)).toMatchObject({ ok: true, order: { state: "paid" } });
    expect(await mailOf(platform)).toContain("Otada se nešto promijenilo");
    const [late] = await waitingMails(platform, ({ kind }) => kind === "order-reopened");
    expect(late?.html).not.toMatch(/Boce čuvamo/i);
  });

  it("is not paid by a late payment that a person has settled, and may have given back", async () => {
    const { platform } = await openTestShop();
    const id = await expiredOrder(platform);
    const late = await markPaid(platform, { orderId: id }, PAYMENT);
    const paymentId = late.ok ? "" : late.paymentId;
    expect(await settleSetAside(platform, paymentId)).toBe(true);
    await run(platform, "reopen");
    for (const again of [
      PAYMENT,
      { ...PAYMENT, actor: "Ana" },
      { ...PAYMENT, by: "provider", actor: "monri" } as const,
    ]) {
      expect(await markPaid(platform, { orderId: id }, again)).toMatchObject({ ok: false, paymentId, repeated: true });
    }
    expect(await findOrder(platform.database.read, id)).toMatchObject({ state: "awaitingPayment", paidAt: null });
    const other = { ...PAYMENT, reference: "118" };
    expect(await markPaid(platform, { orderId: id }, other)).toMatchObject({ ok: true, order: { state: "paid" } });
  });

  it.each([
    ["staff", "117", "transfer"],
    ["staff", "-izvod 'br. 1'  $HOME `id` \"2\" !! dugačak i preko jednoga retka\\", "transfer"],
    ["provider", "7", "card"],
    ["staff", "receipt 5", "cash", { method: "cash" }],
  ] as const)(
    "is paid by what the mail about its late payment says is typed, in that order: %s, %s, %s",
    async (by, reference, paidBy, more: { method?: "cash" } = {}) => {
      const { platform } = await openTestShop();
      const id = await expiredOrder(platform);
      await markPaid(platform, { orderId: id }, { ...PAYMENT, by, reference, ...more });
      const [mail] = await waitingMails(platform, ({ kind }) => kind === "payment-set-aside");
      const commands = mail?.text.split("\n").filter((line) => line.startsWith("npm run staff -- ")) ?? [];
      expect(mail?.text).toContain("Ako novac radije vratite, upišite samo posljednje.");
      for (const command of commands) await runOrdersCommand(platform, typed(command));
      expect(await findOrder(platform.database.read, id)).toMatchObject({ state: "paid", payment: paidBy });
      expect(await listSetAside(platform.database.read)).toEqual([]);
    },
  );

  it.each([
    ["another amount", "expired", { amountCents: 6883 }],
    ["an order that is cancelled", "cancelled", {}],
  ] as const)("is not named as what would open again in the mail about %s", async (_, state, payment) => {
    const { platform } = await openTestShop();
    const id = await expiredOrder(platform);
    await markPaid(platform, { orderId: id }, { ...PAYMENT, ...payment });
    await forceState(platform, id, state, null);
    const [mail] = await waitingMails(platform, ({ kind }) => kind === "payment-set-aside");
    expect(mail?.text).not.toMatch(/reopen| paid /);
    expect(mail?.text).toMatch(/\nnpm run staff -- set-aside [\da-f]{16} settled\n/);
  });

  it("stays expired where its goods are no longer there", async () => {
    const { platform } = await openTestShop();
    const id = await expiredOrder(platform);
    await platform.database.write((unit) => setStock(unit, WINE, 5));
    await expect(run(platform, "reopen")).rejects.toThrow(
      `There is too little of Malvazija istarska 2025: ${NUMBER} is expired.`,
    );
    expect(await stockOf(platform, WINE)).toBe(5);
    expect(await findOrder(platform.database.read, id)).toMatchObject({ state: "expired", heldUntil: null });
    expect(await mailOf(platform)).toBeUndefined();
  });

  it("is opened again once of two at the same moment", async () => {
    const { platform, openAnother } = await openTestShop();
    const other = platform.database.engine === "postgres" ? await openAnother() : platform;
    await expiredOrder(platform);
    const tries = await Promise.allSettled([run(platform, "reopen"), run(other, "reopen")]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await stockOf(platform, WINE)).toBe(474);
  });

  it("is not opened again where cash was to be paid, nor once it is cancelled", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform, PICKED_UP);
    for (const state of ["expired", "cancelled"] as const) {
      await forceState(platform, id, state, null);
      await expect(run(platform, "reopen")).rejects.toThrow(
        `That cannot follow on the state in which it is: ${NUMBER}`,
      );
    }
  });
});

onBothEngines("an order that waits", (openTestShop) => {
  it("is held longer, never shorter, and its history tells", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform);
    expect(await run(platform, "hold", "9")).toBe(`${NUMBER} is held until 2026-11-29 12:00.`);
    expect(await findOrder(platform.database.read, id)).toMatchObject({ heldUntil: NOON + 9 * DAY });
    expect(await run(platform)).toMatch(/\tawaitingPayment\tstaff\tstaff\thold 9$/);
    await expect(run(platform, "hold", "9")).rejects.toThrow("It is held longer, or waits for nothing");
    await expect(run(platform, "hold")).rejects.toThrow("A number of days is needed, from 1 to 99.");
    await expect(run(platform, "hold", "0")).rejects.toThrow("A number of days is needed");
    await markPaid(platform, { orderId: id }, PAYMENT);
    await expect(run(platform, "hold", "20")).rejects.toThrow("It is held longer, or waits for nothing");
  });
});

onBothEngines("the mail about an order that is open again", (openTestShop) => {
  it.each(LANGUAGES)("has all its words in %s", async (language) => {
    const { platform } = await openTestShop();
    const order = await orderedBy(platform);
    for (const state of ["awaitingPayment", "paid"] as const) {
      const { subject, text } = await reopenedMail({ ...order, language, state }, NOON, platform.settings);
      expect(subject).toContain(NUMBER);
      expect(subject + text).not.toMatch(/reopened\.|\{\{/);
    }
  });

  it("says where the money goes, without a word that somebody has typed", async () => {
    const { platform } = await openTestShop();
    const order = await orderedBy(platform);
    const { text, attachments } = await reopenedMail(order, NOON, platform.settings);
    expect(text).toContain("HR00 2026-000001");
    expect(text).not.toMatch(/Ana|Kandlerova/);
    expect(attachments.map(({ filename }) => filename)).toEqual(["hub3.png", "epc.png"]);
    const card = await reopenedMail({ ...order, payment: "card" }, NOON, platform.settings);
    expect(card.text).toContain("Plati karticom");
  });

  it("asks for nothing while somebody looks at money that has come", async () => {
    const { platform } = await openTestShop();
    const id = await expiredOrder(platform);
    await markPaid(platform, { orderId: id }, PAYMENT);
    await run(platform, "reopen");
    expect(await mailOf(platform)).toContain("stigla uplata koju upravo provjeravamo");
    expect(await mailOf(platform)).not.toMatch(/platite|IBAN HR17 2360 0011 0123 4565 BIC/i);
  });
});

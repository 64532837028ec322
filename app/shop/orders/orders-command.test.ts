import { expect, it } from "vitest";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { orderedBy, PICKED_UP } from "../../../tests/support/order-states.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { listInvoices } from "../invoices/invoices.store.server.ts";
import { findOrder } from "./orders.store.server.ts";
import { runOrdersCommand } from "./orders-command.server.ts";
import { findPayment, listSetAside } from "./payments.store.server.ts";

const NUMBER = "2026-000001";

onSqlite("somebody at the winery", (openTestShop) => {
  it("lists what is under way, and what is in one state", async () => {
    const { platform } = await openTestShop();
    const run = (...words: string[]) => runOrdersCommand(platform, words);
    expect(await run("orders")).toBe("There are none.");
    await orderedBy(platform);
    expect(await run("orders")).toBe(
      `${NUMBER}\tawaitingPayment\t2026-11-20 12:00\t68,84 €\ttransfer\tcourier\tAna Horvat`,
    );
    expect(await run("orders", "expired")).toBe("There are none.");
    await expect(run("orders", "lost")).rejects.toThrow("States are placed, awaitingPayment");
  });

  it("marks an order as paid, packed, sent and done, and reads what has become of it", async () => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform);
    const run = (...words: string[]) => runOrdersCommand(platform, ["order", NUMBER, ...words, "--by", "Marija"]);
    const mailed = "; the running shop sends the mail.";
    expect(await run("paid", "68,84", "--reference", "izvod 117")).toBe(`${NUMBER} is paid${mailed}`);
    expect(await run("paid", "68.84", "--reference", "izvod 117")).toBe(`${NUMBER} was paid before.`);
    const payment = { by: "staff", actor: "Marija", reference: "izvod 117", amountCents: 6884, currency: "EUR" };
    expect(await findPayment(platform.database.read, id)).toEqual(payment);
    for (const [word, told] of Object.entries({ packed: ".", sent: mailed, done: "." })) {
      expect(await run(word)).toBe(`${NUMBER} is ${word}${told}`);
    }
    expect(await run()).toMatch(
      /^2026-000001\tdone\t.*\n6 x Malvazija istarska 2025\n1\/WEB1\/1\tinvoice\t[\s\S]*\n {2}Hrvatska\n.*awaitingPayment\tbuyer\n.*paid\tstaff\tMarija\tizvod 117\n.*packed\tstaff\tMarija\n.*sent\tstaff\tMarija\n.*done\tstaff\tMarija$/,
    );
    expect(await run("refund", "10,00")).toBe(`${NUMBER} is done, 58,84 € are left; the running shop sends the mail.`);
    await expect(run("refund", "58,85")).rejects.toThrow(
      `That is more than was paid and not given back yet: ${NUMBER} is done, 58,84 € are left.`,
    );
    await expect(run("refund", "0")).rejects.toThrow(/^0 is no amount, such as 68,84\./);
    expect(await run()).toMatch(/\tdone\tstaff\tMarija\trefund 10,00 €$/);
    expect(await run("refund")).toBe(`${NUMBER} is refunded, 0,00 € are left; the running shop sends the mail.`);
    await expect(run("refund")).rejects.toThrow("That cannot follow");
    expect(await run()).toMatch(/\trefunded\tstaff\tMarija\trefund 58,84 €$/);
  });

  it("takes cash when an order is collected", async () => {
    const { platform } = await openTestShop();
    await orderedBy(platform, PICKED_UP);
    const run = (...words: string[]) => runOrdersCommand(platform, ["order", NUMBER, ...words]);
    expect(await run("ready")).toContain("is readyForPickup");
    await expect(run("done")).rejects.toThrow(`It is not paid yet: ${NUMBER} is readyForPickup.`);
    expect(await run("paid", "62,94", "--reference", "cash")).toBe(
      `${NUMBER} is done; the running shop sends the mail.`,
    );
    await expect(run("cancel")).rejects.toThrow(`It is paid: refund it instead: ${NUMBER} is done.`);
    await expect(run("ready")).rejects.toThrow(`That cannot follow on the state in which it is: ${NUMBER} is done.`);
  });

  it("gives to the courier what goes by courier alone, and keeps ready what is collected alone", async () => {
    const { platform } = await openTestShop();
    await orderedBy(platform);
    await orderedBy(platform, { ...PICKED_UP, orderKey: "another-form-key-of-22" });
    const run = (...words: string[]) => runOrdersCommand(platform, ["order", ...words]);
    await expect(run(NUMBER, "packed")).rejects.toThrow(`It is not paid yet: ${NUMBER} is awaitingPayment.`);
    await run(NUMBER, "paid", "68,84", "--reference", "117");
    await expect(run(NUMBER, "ready")).rejects.toThrow(
      `It goes by courier: mark it as sent, not as ready: ${NUMBER} is paid.`,
    );
    await run("2026-000002", "packed");
    await expect(run("2026-000002", "sent")).rejects.toThrow(
      "It is collected at the winery: mark it as ready, not as sent: 2026-000002 is packed.",
    );
    const kinds = (await waitingMails(platform)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => /sent|readyForPickup/.test(kind))).toEqual([]);
  });

  it("is told what fits no order, and settles it", async () => {
    const { platform } = await openTestShop();
    await orderedBy(platform);
    const run = (...words: string[]) => runOrdersCommand(platform, words);
    expect(await run("set-aside")).toBe("There are none.");
    expect(await run("order", NUMBER, "paid", "1.068,84", "--reference", "117")).toContain("Set aside (amount)");
    const [id = ""] = (await run("set-aside")).split("\t");
    expect(await run("set-aside")).toContain(`\t${NUMBER}\tamount\t2026-11-20 12:00\t1068.84 EUR\tstaff\t`);
    expect(await run("set-aside", id, "settled")).toBe(`${id} is settled.`);
    expect(await run("set-aside")).toBe("There are none.");
    await expect(run("set-aside", id, "settled")).rejects.toThrow(`No payment ${id} waits.`);
  });

  it("takes two payments of one amount for two, and is told what has become of one that is reported again", async () => {
    const { platform } = await openTestShop();
    await orderedBy(platform);
    const half = (reference: string) =>
      runOrdersCommand(platform, ["order", NUMBER, "paid", "34,42", "--reference", reference]);
    const owed = `(amount): the order is awaitingPayment, and comes to 68,84 €. See npm run staff -- set-aside`;
    expect(await half("117")).toBe(`Set aside ${owed}`);
    expect(await half("118")).toBe(`Set aside ${owed}`);
    expect(await half("117")).toBe(`Set aside before ${owed}`);
    const waiting = await listSetAside(platform.database.read);
    expect(waiting.map(({ reference }) => reference).sort()).toEqual(["117", "118"]);
    for (const { id } of waiting) await runOrdersCommand(platform, ["set-aside", id, "settled"]);
    expect(await half("117")).toBe(
      "Nothing is changed: it was reported before, and settled at 2026-11-20 12:00. Another payment needs another reference.",
    );
  });

  it.each([
    [{ delivery: "pickup", payment: "transfer" }, "cash"],
    [{ delivery: "pickup", payment: "cash" }, "card"],
    [{ delivery: "pickup", payment: "cash" }, undefined],
  ] as const)(
    "says how it was paid in the end, and the invoice has it: chosen %j, paid by %s",
    async (form, method) => {
      const { platform } = await openTestShop();
      const { id } = await orderedBy(platform, form);
      const said = method ? ["--method", method] : [];
      await runOrdersCommand(platform, ["order", NUMBER, "paid", "62,94", "--reference", "117", ...said]);
      const paid = method ?? form.payment;
      expect((await listInvoices(platform.database.read, id)).map(({ document }) => document.payment)).toEqual([paid]);
      expect((await findOrder(platform.database.read, id))?.payment).toBe(paid);
    },
  );

  it.each([
    ["order", "The number of an order is needed.\n\nnpm run staff"],
    ["order 2026-000009", "There is no order 2026-000009."],
    [`order ${NUMBER} lost`, 'There is no change "lost".\n\nnpm run staff'],
    [`order ${NUMBER} constructor`, 'There is no change "constructor".'],
    [`order ${NUMBER} paid`, "An amount is needed, such as 68,84.\n\nnpm run staff"],
    [`order ${NUMBER} paid much`, "much is no amount, such as 68,84.\n\nnpm run staff"],
    [`order ${NUMBER} paid 68,84`, "A reference is needed that no other payment has"],
    [`order ${NUMBER} paid 68,84 --reference 117 --method gold`, "Methods are transfer, cash, card."],
    [`order ${NUMBER} paid 0,00`, "0,00 is no amount, such as 68,84."],
    [`order ${NUMBER} paid 1 068,84`, '"068,84" is one word too many; what has a space in it stands in quotes.'],
    [`order ${NUMBER} refund 2 euro`, '"euro" is one word too many'],
    [`order ${NUMBER} refund 2`, `It is not paid yet: ${NUMBER} is awaitingPayment.`],
    [`order ${NUMBER} cancel now`, '"now" is one word too many'],
    ["orders placed paid", '"paid" is one word too many'],
    ["set-aside 0123456789abcdef settled twice", '"twice" is one word too many'],
  ])("is told why not: %s", async (words, refusal) => {
    const { platform } = await openTestShop();
    await orderedBy(platform);
    await expect(runOrdersCommand(platform, words.split(" "))).rejects.toThrow(refusal);
    expect(await runOrdersCommand(platform, ["orders", "awaitingPayment"])).toContain(NUMBER);
    expect(await runOrdersCommand(platform, ["set-aside"])).toBe("There are none.");
  });

  it("keeps why something was done, and takes an amount with a space in it in quotes", async () => {
    const { platform } = await openTestShop();
    await orderedBy(platform);
    const run = (...words: string[]) => runOrdersCommand(platform, ["order", NUMBER, ...words]);
    expect(await run("paid", "1 068,84", "--reference", "117")).toContain("Set aside (amount)");
    await run("paid", "68,84", "--reference", "118");
    await run("packed", "--reference", "box 7");
    expect(await run()).toMatch(/\tpacked\tstaff\tstaff\tbox 7$/);
  });
});

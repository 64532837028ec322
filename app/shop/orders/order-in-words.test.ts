import { expect, it } from "vitest";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { orderedBy } from "../../../tests/support/order-states.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { orderInWords } from "./order-in-words.server.ts";
import { listTransitions } from "./order-states.store.server.ts";
import { findOrder } from "./orders.store.server.ts";
import { runOrdersCommand } from "./orders-command.server.ts";
import { markPaid } from "./pay-order.server.ts";
import { placeOrder } from "./place-order.server.ts";

onSqlite("an order on the staff's terminal", (openTestShop) => {
  it("has what its buyer has typed under labels and indented, apart from its changes", async () => {
    const { platform } = await openTestShop();
    const history = "2026-11-21 10:00\tpaid\tstaff\tMarija";
    const form = filledForm({ note: `Zvonite\n\n${history}`, giftMessage: "Sretno!\nAna" });
    const placed = await placeOrder(platform, input({ form }));
    if (!placed.ok) throw new Error(placed.reason);
    const said = orderInWords(placed.order, await listTransitions(platform.database.read, placed.order.id));
    expect(said.split("\n").slice(2)).toEqual([
      "6 x Malvazija istarska 2025",
      ...["buyer:", "  ana@kupac.example", "  +385912345678"],
      ...["address:", "  Kandlerova 1", "  52100 Pula", "  Hrvatska"],
      "note:",
      "  Zvonite",
      "  2026-11-21 10:00 paid staff Marija",
      "gift message:",
      "  Sretno!",
      "  Ana",
      "2026-11-20 12:00\tawaitingPayment\tbuyer",
    ]);
  });

  it("has how its buyer is reached, who pays, what was issued and what was given back", async () => {
    const { platform } = await openTestShop();
    const billing = { country: "DE", city: "Köln", address: "Domstraße 2", postalCode: "50667" };
    const company = { name: "Probe GmbH", taxNumber: "DE123456789", address: "Domstraße 2, Köln" };
    const { id } = await orderedBy(platform, { billing, company });
    const paid = { by: "staff", actor: "Marija", reference: "17", amountCents: 6884, currency: "EUR" } as const;
    await markPaid(platform, { orderId: id }, paid);
    const run = (...words: string[]) => runOrdersCommand(platform, ["order", "2026-000001", ...words]);
    await run("refund", "10,00");
    expect((await run()).split("\n").slice(2, -3)).toEqual([
      "1/WEB1/1\tinvoice\t2026-11-20 12:00\t2026-000001\t68,84 €",
      "1/WEB1/2\tcreditNote\t2026-11-20 12:00\t2026-000001\t-10,00 €",
      "given back 10,00 €, 58,84 € are left",
      ...["buyer:", "  ana@kupac.example", "  +385912345678"],
      ...["address:", "  Kandlerova 1", "  52100 Pula", "  Hrvatska"],
      ...["billing address:", "  Domstraße 2", "  50667 Köln", "  Njemačka"],
      ...["company (R1):", "  Probe GmbH", "  DE123456789", "  Domstraße 2, Köln"],
    ]);
    const forgotten = { country: "", city: "", address: "", postalCode: "" };
    const empty = { email: "", phone: "", address: forgotten, billing: forgotten, company: null };
    const order = await findOrder(platform.database.read, id);
    expect(
      order &&
        orderInWords({ ...order, ...empty }, [])
          .split("\n")
          .slice(2),
    ).toEqual(["given back 10,00 €, 58,84 € are left"]);
  });

  it.each([
    ["a\u2028b\u2029c\r\nd", ["  a", "  b", "  c", "  d"]],
    ["a\u001b[2Jb\u0007\u0085", ["  a [2Jb  "]],
  ])("does nothing to the terminal: %j", async (note, lines) => {
    const { platform } = await openTestShop();
    const placed = await placeOrder(platform, input({ form: filledForm() }));
    if (!placed.ok) throw new Error(placed.reason);
    expect(
      orderInWords({ ...placed.order, note }, [])
        .split("\n")
        .slice(-1 - lines.length),
    ).toEqual(["note:", ...lines]);
  });
});

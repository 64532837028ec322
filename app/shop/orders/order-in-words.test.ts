import { expect, it } from "vitest";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { orderInWords } from "./order-in-words.server.ts";
import { listTransitions } from "./order-states.store.server.ts";
import { placeOrder } from "./place-order.server.ts";

onSqlite("an order on the staff's terminal", (openTestShop) => {
  it("has what its buyer has typed under labels and indented, apart from its changes", async () => {
    const { platform } = await openTestShop();
    const history = "2026-11-21 10:00\tpaid\tstaff\tMarija";
    const form = filledForm({ note: `Zvonite\n\n${history}`, giftMessage: "Sretno!\nAna" });
    const placed = await placeOrder(platform, input({ form }));
    if (!placed.ok) throw new Error(placed.reason);
    const said = orderInWords(placed.order, await listTransitions(platform.database.read, placed.order.id), []);
    expect(said.split("\n").slice(2)).toEqual([
      "6 x Malvazija istarska 2025",
      "note:",
      "  Zvonite",
      "  2026-11-21 10:00 paid staff Marija",
      "gift message:",
      "  Sretno!",
      "  Ana",
      "2026-11-20 12:00\tawaitingPayment\tbuyer",
    ]);
  });

  it.each([
    ["a\u2028b\u2029c\r\nd", ["  a", "  b", "  c", "  d"]],
    ["a\u001b[2Jb\u0007\u0085", ["  a [2Jb  "]],
  ])("does nothing to the terminal: %j", async (note, lines) => {
    const { platform } = await openTestShop();
    const placed = await placeOrder(platform, input({ form: filledForm() }));
    if (!placed.ok) throw new Error(placed.reason);
    expect(
      orderInWords({ ...placed.order, note }, [], [])
        .split("\n")
        .slice(3),
    ).toEqual(["note:", ...lines]);
  });
});

import { expect, it } from "vitest";
import { orderedBy, stockOf } from "../../../tests/support/order-states.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import { findOrder } from "../orders/orders.store.server.ts";
import { runStockCommand } from "./stock-command.server.ts";

const WINE = "malvazija-2025";
const ORDERED = 6;

onBothEngines("what the winery has and what it costs", (openTestShop) => {
  it("is listed, all of it or one product", async () => {
    const { platform } = await openTestShop();
    const all = (await runStockCommand(platform, ["stock"])).split("\n");
    const one = await runStockCommand(platform, ["stock", WINE]);
    expect(one).toBe(`${WINE}\t480\t9,99 €\tMalvazija istarska 2025`);
    expect(all).toContain(one);
    expect(all).toHaveLength(23);
  });

  it("is changed by what came, went or was counted, and pages are made anew", async () => {
    const { platform } = await openTestShop();
    const announced: string[] = [];
    platform.pagesChanged = (naming) => announced.push(naming);
    const run = (change: string) => runStockCommand(platform, ["stock", WINE, change]);
    expect(await run("=10")).toBe(`There are 10 of ${WINE}.`);
    expect(await run("+2")).toBe(`There are 12 of ${WINE}.`);
    expect(await run("-12")).toBe(`There are 0 of ${WINE}.`);
    expect(announced).toEqual([WINE, WINE, WINE]);
    await expect(run("-1")).rejects.toThrow(`1 of ${WINE} cannot be taken: there are 0.`);
    expect(await stockOf(platform, WINE)).toBe(0);
  });

  it("costs something else from now on; what was ordered keeps its price", async () => {
    const { platform } = await openTestShop();
    const announced: string[] = [];
    const before = await orderedBy(platform);
    platform.pagesChanged = (naming) => announced.push(naming);
    expect(await runStockCommand(platform, ["price", WINE, "10,50"])).toBe(`${WINE} costs 10,50 €; it was 9,99 €.`);
    // Which one is the most similar to another may have changed, on pages that do not name it yet.
    expect(announced).toEqual([""]);
    const after = await orderedBy(platform, { orderKey: "another-form-key-of-22" });
    expect(after.grossCents - before.grossCents).toBe(ORDERED * 51);
    expect((await findOrder(platform.database.read, before.id))?.lines[0]?.priceCents).toBe(999);
  });

  it.each([
    ["stock lost", 'There is no product "lost": npm run staff -- stock lists them.'],
    ["stock ../x", 'There is no product "../x"'],
    ["price", 'There is no product ""'],
    [`stock ${WINE} 6`, "6 is no change of the stock, such as +6, -2 or =120.\n\nnpm run staff"],
    [`stock ${WINE} +1,5`, "+1,5 is no change of the stock"],
    [`stock ${WINE} + 6`, '"6" is one word too many'],
    [`stock ${WINE} --by Ana`, '"Ana" is one word too many'],
    [`price ${WINE}`, "An amount is needed, such as 68,84.\n\nnpm run staff"],
    [`price ${WINE} -1`, "-1 is no amount, such as 68,84."],
    [`price ${WINE} 0`, "0 is no amount"],
  ])("stays as it is, and it is said why: %s", async (words, refusal) => {
    const { platform } = await openTestShop();
    await expect(runStockCommand(platform, words.split(" "))).rejects.toThrow(refusal);
    expect(await runStockCommand(platform, ["stock", WINE])).toContain("\t480\t9,99 €\t");
  });
});

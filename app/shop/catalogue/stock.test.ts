import { expect, it, vi } from "vitest";
import { SOON } from "../../../tests/support/patience.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { giveStockBack, takeStock } from "./products.store.server.ts";

const PRODUCT = "medica";

async function withStock(platform: Platform, stock: number): Promise<void> {
  await platform.database.write((unit) =>
    unit.updateTable("products").set({ stock }).where("id", "=", PRODUCT).execute(),
  );
}

onBothEngines("a change of the stock", (openTestShop) => {
  it("makes pages anew only where they would tell of it, and only once it is kept", async () => {
    const { platform } = await openTestShop();
    const announced: string[] = [];
    platform.pagesChanged = (naming) => announced.push(naming);
    const take = (quantity: number) => platform.database.write((unit) => takeStock(unit, PRODUCT, quantity));
    const giveBack = (quantity: number) => platform.database.write((unit) => giveStockBack(unit, PRODUCT, quantity));
    await withStock(platform, 30);
    // From thirteen on a page says that there is enough.
    for (const [change, expected] of [
      [() => take(17), []],
      [() => take(1), [PRODUCT]],
      [() => take(1), [PRODUCT]],
      [() => giveBack(5), [PRODUCT]],
      [() => giveBack(5), []],
      [() => take(22), []],
      [() => take(21), [PRODUCT]],
    ] as const) {
      announced.length = 0;
      await change();
      expect(announced).toEqual(expected);
    }
    await expect(
      platform.database.write(async (unit) => {
        await giveStockBack(unit, PRODUCT, 1);
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(announced).toEqual([PRODUCT]);
  });

  it("is told to other servers on the same database, and never to oneself", async () => {
    const { platform, openAnother } = await openTestShop();
    if (platform.database.engine === "sqlite") return;
    const other = await openAnother();
    const [heard, own]: string[][] = [[], []];
    const stops = [
      other.database.listenToOthers((naming) => heard?.push(naming)),
      platform.database.listenToOthers((naming) => own?.push(naming)),
    ];
    await withStock(platform, 12);
    await vi.waitFor(async () => {
      await platform.database.write((unit) => takeStock(unit, PRODUCT, 1));
      await platform.database.write((unit) => giveStockBack(unit, PRODUCT, 1));
      expect(heard).toContain(PRODUCT);
    }, SOON);
    for (const stop of stops) await stop();
    expect([new Set(heard), own]).toEqual([new Set([PRODUCT]), []]);
  });
});

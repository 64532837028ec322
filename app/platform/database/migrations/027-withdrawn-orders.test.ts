import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { NOON, onEmptyDatabase } from "../../../../tests/support/shops.ts";
import { openDatabase } from "../open-database.server.ts";
import * as withdrawals from "./016-withdrawals.ts";
import { up } from "./027-withdrawn-orders.ts";

onEmptyDatabase("statements of before several orders could be named", (emptySettings) => {
  it("name the one that was found, or none", async () => {
    const database = openDatabase((await emptySettings()).DATABASE_URL ?? "");
    onTestFinished(() => database.close());
    const state = (id: string, order: string | null, fromBuyer: number, number: string) =>
      sql`insert into withdrawals values (${id}, ${id}, ${order}, ${fromBuyer}, 'hr', ${NOON}, 'Ana', ${number}, 'ana@kupac.example', '')`;
    const rows = await database.write(async (unit) => {
      await withdrawals.up(unit as never);
      await state("1", "a", 1, "2026-000012").execute(unit);
      await state("2", "b", 0, "2026-000013").execute(unit);
      await state("3", null, 0, 'ne "znam"').execute(unit);
      await up(unit as never);
      return unit.selectFrom("withdrawals").select(["order_number", "orders"]).orderBy("id").execute();
    });
    expect(rows.map(({ order_number, orders }) => [order_number, JSON.parse(orders)])).toEqual([
      ["2026-000012", [{ number: "2026-000012", found: "buyer" }]],
      ["2026-000013", [{ number: "2026-000013", found: "otherAddress" }]],
      ['ne "znam"', []],
    ]);
  });
});

import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { NOON, onEmptyDatabase } from "../../../../tests/support/shops.ts";
import { openDatabase } from "../open-database.server.ts";
import * as invoices from "./015-invoices.ts";
import { up } from "./019-refunds.ts";

onEmptyDatabase("invoices of before refunds could be of a part", (emptySettings) => {
  it("are kept as they were, and what was refunded then was refunded whole", async () => {
    const database = openDatabase((await emptySettings()).DATABASE_URL ?? "");
    onTestFinished(() => database.close());
    const issue = (id: string, order: string, kind: string, device: number, sequence: number) =>
      sql`insert into invoices values (${id}, ${order}, ${kind}, 2026, 'WEB1', ${device}, ${sequence},
        ${`${sequence}/WEB1/${device}`}, ${NOON}, 6884, '{}', 'zki', null, null)`;
    const rows = await database.write(async (unit) => {
      await sql`create table orders (id text, state text, total_cents integer)`.execute(unit);
      await sql`insert into orders values ('a', 'refunded', 6884), ('b', 'paid', 6294)`.execute(unit);
      await invoices.up(unit as never);
      await issue("1", "a", "invoice", 1, 1).execute(unit);
      await issue("2", "a", "creditNote", 2, 1).execute(unit);
      await up(unit as never);
      // Once more a credit note of the same order.
      await issue("3", "a", "creditNote", 2, 2).execute(unit);
      const orders = await sql`select id, refunded_cents from orders order by id`.execute(unit);
      const kept = await sql`select id, number, total_cents, zki from invoices order by id`.execute(unit);
      return [orders.rows, kept.rows];
    });
    expect(rows).toEqual([
      [
        { id: "a", refunded_cents: 6884 },
        { id: "b", refunded_cents: 0 },
      ],
      [
        { id: "1", number: "1/WEB1/1", total_cents: 6884, zki: "zki" },
        { id: "2", number: "1/WEB1/2", total_cents: 6884, zki: "zki" },
        { id: "3", number: "2/WEB1/2", total_cents: 6884, zki: "zki" },
      ],
    ]);
    for (const again of [issue("4", "a", "invoice", 1, 2), issue("5", "b", "invoice", 1, 1)]) {
      await expect(database.write((unit) => again.execute(unit))).rejects.toThrow(/unique/i);
    }
  });
});

import { randomUUID } from "node:crypto";
import type { Platform } from "../../app/platform/platform.server.ts";
import { orderedBy } from "./order-states.ts";

/** How many rows go into one statement: SQLite takes a limited number of values. */
const ROWS_AT_ONCE = 250;

/** Stores so many equal orders that wait for 68,84 €, as if each had been placed; answers their ids. */
export async function storeManyOrders(platform: Platform, count: number): Promise<string[]> {
  const { id } = await orderedBy(platform);
  const { read, write } = platform.database;
  const order = await read.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const lines = await read.selectFrom("order_lines").selectAll().where("order_id", "=", id).execute();
  const ids = Array.from({ length: count }, () => randomUUID());
  await write(async (unit) => {
    for (let from = 0; from < count; from += ROWS_AT_ONCE) {
      const some = ids.slice(from, from + ROWS_AT_ONCE);
      const copies = some.map((copy) => ({ ...order, id: copy, number: copy, token: copy, order_key: copy }));
      await unit.insertInto("orders").values(copies).execute();
      const copied = some.flatMap((copy) => lines.map((line) => ({ ...line, order_id: copy })));
      await unit.insertInto("order_lines").values(copied).execute();
    }
  });
  return ids;
}

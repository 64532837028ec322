import type { Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/**
 * The next number of a counter, beginning with 1. Other transactions that use the same counter wait for the end of this one, so that no
 * number is left out; a counter can also serve as a lock.
 */
export async function nextNumber(connection: Transaction<Schema>, counter: string): Promise<number> {
  const { value } = await connection
    .insertInto("counters")
    .values({ name: counter, value: 1 })
    .onConflict((conflict) => conflict.column("name").doUpdateSet((row) => ({ value: row("counters.value", "+", 1) })))
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}

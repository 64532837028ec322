import type { Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/**
 * The next number of a counter, beginning with 1. Whoever counts the same counter waits for the end of this transaction,
 * so that no number is left out, and so that a counter can keep things from happening side by side.
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

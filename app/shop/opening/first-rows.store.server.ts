import type { Connection } from "../../platform/database/database.server.ts";

/** Whether each table that a new shop finds filled has a row. */
export async function hasFirstRows(connection: Connection): Promise<boolean> {
  const firsts = await Promise.all([
    connection.selectFrom("products").select("id").limit(1).executeTakeFirst(),
    connection.selectFrom("shipping_prices").select("country_code").limit(1).executeTakeFirst(),
    connection.selectFrom("tastings").select("package").limit(1).executeTakeFirst(),
  ]);
  return firsts.every((row) => row !== undefined);
}

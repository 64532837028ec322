import type { Transaction } from "kysely";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { OrderInquiry } from "./order.ts";

const KIND = "order";

/** Stores an order inquiry; says false, and stores nothing, where the form's key has its inquiry already. */
export async function insertOrderInquiry(
  connection: Transaction<Schema>,
  inquiryKey: string,
  inquiry: OrderInquiry,
): Promise<boolean> {
  const { id, language, createdAt, firstName, lastName, email, phone, note, ...details } = inquiry;
  const inserted = await connection
    .insertInto("inquiries")
    .values({
      id,
      inquiry_key: inquiryKey,
      kind: KIND,
      language,
      created_at: createdAt,
      name: `${firstName} ${lastName}`,
      email,
      phone,
      subject: "",
      message: note,
      details: JSON.stringify({ firstName, lastName, ...details }),
    })
    .onConflict((conflict) => conflict.column("inquiry_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The id of the inquiry that a form's one-time key has made, or null. */
export async function findInquiryIdByKey(connection: Connection, inquiryKey: string): Promise<string | null> {
  const query = connection.selectFrom("inquiries").select("id").where("inquiry_key", "=", inquiryKey);
  return (await query.executeTakeFirst())?.id ?? null;
}

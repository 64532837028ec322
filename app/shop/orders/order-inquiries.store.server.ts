import type { Transaction } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { insertInquiry } from "../inquiries/inquiries.store.server.ts";
import type { OrderInquiry } from "./order.ts";

/** Stores an order inquiry; says false, and stores nothing, where the form's key has its inquiry already. */
export async function insertOrderInquiry(
  connection: Transaction<Schema>,
  inquiryKey: string,
  inquiry: OrderInquiry,
): Promise<boolean> {
  const { id, language, createdAt, firstName, lastName, email, phone, note, ...details } = inquiry;
  return insertInquiry(connection, {
    id,
    inquiryKey,
    kind: "order",
    language,
    createdAt,
    name: `${firstName} ${lastName}`,
    email,
    phone,
    subject: "",
    message: note,
    details: { firstName, lastName, ...details },
  });
}

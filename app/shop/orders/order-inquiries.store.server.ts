import type { Transaction } from "kysely";
import { z } from "zod";
import { LANGUAGES } from "../../i18n/languages.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { addressJson, companyJson } from "../contact/stored-contact.server.ts";
import { DELIVERIES } from "../delivery/delivery.ts";
import { insertInquiry } from "../inquiries/inquiries.store.server.ts";
import type { OrderInquiry } from "./order.ts";

/** What an inquiry about an order says beyond any other. */
const detailsJson = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address: addressJson,
  billing: addressJson,
  company: companyJson.nullable(),
  delivery: z.enum(DELIVERIES),
  // Inquiries of before have none.
  giftMessage: z.string().default(""),
  netCents: z.number(),
  taxCents: z.number(),
  grossCents: z.number(),
  feeCents: z.number(),
  deliveryCents: z.number().nullable(),
  listedDeliveryCents: z.number().nullable(),
  totalCents: z.number(),
  lines: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      year: z.number().nullable(),
      quantity: z.number(),
      priceCents: z.number(),
      boxed: z.boolean(),
    }),
  ),
});

/** Stores an order inquiry; says false, and stores nothing, where its form's key has its inquiry already. */
export async function insertOrderInquiry(
  connection: Transaction<Schema>,
  inquiryKey: string,
  inquiry: OrderInquiry,
): Promise<boolean> {
  const { id, language, createdAt, firstName, lastName, email, phone, note, ...details } = inquiry;
  const stored: z.infer<typeof detailsJson> = { firstName, lastName, ...details };
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
    details: stored,
  });
}

/** An order inquiry by its id, or null. */
export async function findOrderInquiry(connection: Connection, id: string): Promise<OrderInquiry | null> {
  const query = connection.selectFrom("inquiries").selectAll().where("id", "=", id).where("kind", "=", "order");
  const row = await query.executeTakeFirst();
  if (!row) return null;
  const { email, phone, message: note, created_at: createdAt } = row;
  const language = z.enum(LANGUAGES).parse(row.language);
  return { ...detailsJson.parse(JSON.parse(row.details)), id, email, phone, note, createdAt, language };
}

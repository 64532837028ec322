import { type Selectable, sql, type Transaction } from "kysely";
import { z } from "zod";
import { LANGUAGES } from "../../i18n/languages.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { emailKey } from "../mail/email-key.ts";
import { NO_PARTNER } from "../partners/partner.ts";
import { INQUIRY_KINDS, type Inquiry } from "./inquiry.ts";

/** Stores an inquiry; says false, and stores nothing, where its key has its inquiry already. */
export async function insertInquiry(connection: Transaction<Schema>, inquiry: Inquiry): Promise<boolean> {
  const { inquiryKey, createdAt, details, referrer = NO_PARTNER, ...rest } = inquiry;
  const { partner, partnerOrigin } = referrer;
  const inserted = await connection
    .insertInto("inquiries")
    .values({
      ...rest,
      inquiry_key: inquiryKey,
      created_at: createdAt,
      details: JSON.stringify(details),
      partner,
      partner_origin: partnerOrigin,
    })
    .onConflict((conflict) => conflict.column("inquiry_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whether there is an inquiry of that id. */
export async function isInquiryStored(connection: Connection, id: string): Promise<boolean> {
  return (await connection.selectFrom("inquiries").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** The id of the inquiry that a one-time key has made, or null. */
export async function findInquiryIdByKey(connection: Connection, inquiryKey: string): Promise<string | null> {
  const query = connection.selectFrom("inquiries").select("id").where("inquiry_key", "=", inquiryKey);
  return (await query.executeTakeFirst())?.id ?? null;
}

/** An inquiry by its id, or null. */
export async function findInquiry(connection: Connection, id: string): Promise<Inquiry | null> {
  const row = await connection.selectFrom("inquiries").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? inquiryFromRow(row) : null;
}

/** The inquiries of an address, the oldest first. */
export async function listInquiriesFrom(connection: Connection, email: string): Promise<Inquiry[]> {
  const query = connection.selectFrom("inquiries").selectAll().where(sql`lower(email)`, "=", emailKey(email));
  return (await query.orderBy("created_at").orderBy("id").execute()).map(inquiryFromRow);
}

function inquiryFromRow(row: Selectable<Schema["inquiries"]>): Inquiry {
  const { inquiry_key, created_at, partner, partner_origin, ...rest } = row;
  return {
    ...rest,
    inquiryKey: inquiry_key,
    createdAt: created_at,
    kind: z.enum(INQUIRY_KINDS).parse(row.kind),
    language: z.enum(LANGUAGES).parse(row.language),
    details: z.record(z.string(), z.unknown()).parse(JSON.parse(row.details)),
    referrer: { partner, partnerOrigin: partner_origin },
  };
}

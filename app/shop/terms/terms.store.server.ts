import type { Transaction } from "kysely";
import { z } from "zod";
import { LANGUAGES } from "../../i18n/languages.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { TermsDocument } from "./terms.mail.tsx";

/** Keeps the version of the terms under which an order was placed: each version once, whatever becomes of the texts. */
export async function keepTerms(
  connection: Transaction<Schema>,
  orderId: string,
  { version, language, html }: TermsDocument,
  now: number,
): Promise<void> {
  await connection
    .insertInto("terms_versions")
    .values({ version, language, html, first_used_at: now })
    .onConflict((conflict) => conflict.column("version").doNothing())
    .execute();
  await connection.updateTable("orders").set({ terms_version: version }).where("id", "=", orderId).execute();
}

/** The terms under which an order was placed; null for one from before they were kept. */
export async function findTermsOfOrder(connection: Connection, orderId: string): Promise<TermsDocument | null> {
  const row = await connection
    .selectFrom("orders")
    .innerJoin("terms_versions", "terms_versions.version", "orders.terms_version")
    .select(["terms_versions.version", "terms_versions.language", "terms_versions.html"])
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
  return row ? { ...row, language: z.enum(LANGUAGES).parse(row.language) } : null;
}

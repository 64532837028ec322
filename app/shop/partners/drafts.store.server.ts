import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { z } from "zod";
import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { HOURS } from "../../platform/system/clock.ts";
import type { Referrer } from "./partner.ts";

const LIFE_MS = 1 * HOURS;
const TOKEN_BYTES = 16;

const DRAFT_FORMS = ["reservation", "inquiry", "cart", "forgotPassword"] as const;
export type DraftForm = (typeof DRAFT_FORMS)[number];

const fieldsJson = z.record(z.string(), z.string());
const refusalJson = z.object({
  /** Errors that only the shop could find, as keys by field. */
  fieldErrors: z.record(z.string(), z.array(z.string())).optional(),
  formError: z
    .object({
      reason: z.string(),
      retryAfterSeconds: z.number().optional(),
      pressAgain: z.string().optional(),
      details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    })
    .optional(),
});

/** A form from another site as it was sent, to be corrected on ours. */
export type Draft = Referrer & {
  form: DraftForm;
  /** Everything that was typed, by field. */
  fields: Record<string, string>;
  refusal: z.infer<typeof refusalJson>;
  language: Language;
  /** The page of the partner's own origin to which its visitor returns, or null. */
  returnTo: string | null;
};

/** Keeps a draft for an hour; answers the one-time token that names it. Only the token's hash is stored. */
export async function keepDraft({ database, clock }: Platform, draft: Draft): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const now = clock();
  await database.write(async (connection) => {
    await connection.deleteFrom("drafts").where("expires_at", "<=", now).execute();
    await connection
      .insertInto("drafts")
      .values({
        token_hash: hashOf(token),
        form: draft.form,
        fields: JSON.stringify(draft.fields),
        refusal: JSON.stringify(draft.refusal),
        language: draft.language,
        partner: draft.partner,
        partner_origin: draft.partnerOrigin,
        return_to: draft.returnTo,
        expires_at: now + LIFE_MS,
      })
      .execute();
  });
  return token;
}

/** The draft of a form that a token names, or null: unknown, used up, or older than an hour. */
export async function findDraft(
  connection: Connection,
  form: DraftForm,
  token: string,
  now: number,
): Promise<Draft | null> {
  const row = await connection
    .selectFrom("drafts")
    .selectAll()
    .where("token_hash", "=", hashOf(token))
    .where("form", "=", form)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (!row) return null;
  return {
    form,
    fields: fieldsJson.parse(JSON.parse(row.fields)),
    refusal: refusalJson.parse(JSON.parse(row.refusal)),
    language: z.enum(LANGUAGES).parse(row.language),
    partner: row.partner,
    partnerOrigin: row.partner_origin,
    returnTo: row.return_to,
  };
}

/** Gives a draft other fields, unless somebody else has meanwhile; says whether it did. */
export async function updateDraft(
  connection: Transaction<Schema>,
  token: string,
  { draft, fields }: { draft: Draft; fields: Draft["fields"] },
): Promise<boolean> {
  const result = await connection
    .updateTable("drafts")
    .set({ fields: JSON.stringify(fields) })
    .where("token_hash", "=", hashOf(token))
    .where("fields", "=", JSON.stringify(draft.fields))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Uses a token up; says whether it was this call that did. */
export async function useUpDraft(connection: Transaction<Schema>, token: string): Promise<boolean> {
  const result = await connection.deleteFrom("drafts").where("token_hash", "=", hashOf(token)).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

import { z } from "zod";
import type { LimitName } from "../session/rate-limits.server.ts";
import type { FormSchema } from "../shop/fields/form-schema.server.ts";
import type { SpamAction } from "../shop/spam/spam.ts";

/** A form of the shop, wherever it is posted from: a screen, an overlay, a partner's page, a program. */
export type Form<Value, Context = void> = {
  /** Names it on a page that has several, and in drafts of partners' pages. */
  name: string;
  schema: FormSchema<Value, Context>;
  /** The file of texts that the names of its fields and its errors stand in. */
  texts: string;
  /** The field that holds its one-time key; a form that brings none gets one, unless it is required. */
  keyField?: "orderKey" | "reservationKey" | "inquiryKey" | "withdrawalKey" | "formKey";
  /** Whether it is refused without its key: to send such a form twice would be to buy twice. */
  keyRequired?: boolean;
  /** The limits that it counts under, and the account or address that is counted beside the sender's. */
  limits?: readonly LimitName[];
  accountOf?(value: Value): string;
  /** The spam check that it passes. */
  spam?: SpamAction;
};

/** The fields that a program or a partner's page fills in: all but the one-time key, which the shop gives. */
export function documentedFields<Value, Context>({ schema, keyField }: Form<Value, Context>): z.ZodObject {
  return z.object(Object.fromEntries(Object.entries(schema.fields.shape).filter(([name]) => name !== keyField)));
}

/** Defines a form once for all who post it. */
export function defineForm<Value, Context = void>(form: Form<Value, Context>): Form<Value, Context> {
  return form;
}

import type { Platform } from "../platform/platform.server.ts";
import type { Placeholders } from "../session/placeholders.server.ts";
import type { Constraint, Form } from "../shop/fields/define-form.server.ts";
import { newKey } from "./one-time-key.server.ts";
import { type SpamFieldsData, spamFieldsFor } from "./spam/spam-fields.server.ts";

/** What a form's page gets of it: the browser's constraints, the one-time key, the fields of the spam check. */
export type FormSetup = {
  constraint: Record<string, Constraint>;
  key: { name: string; value: string } | null;
  spam: SpamFieldsData | null;
};

type Opening = { request: Request; platform: Platform; placeholders: Placeholders };

/** Opens a form for a page, in its loader. @param constraint other constraints than the form's own */
export function openForm<Value, Context>(
  { request, platform, placeholders }: Opening,
  { constraints, keyField, spam }: Form<Value, Context>,
  constraint: Record<string, Constraint> = constraints,
): FormSetup {
  return {
    constraint: ofSeen(constraint, keyField),
    key: keyField === undefined ? null : { name: keyField, value: placeholders.put("oneTimeKey", newKey()) },
    spam: spam ? spamFieldsFor(request, platform, spam, placeholders) : null,
  };
}

/** A one-time key is in no field that somebody sees, so a browser has nothing to check. */
function ofSeen(constraint: Record<string, Constraint>, keyField: string | undefined): Record<string, Constraint> {
  return Object.fromEntries(Object.entries(constraint).filter(([name]) => name !== keyField));
}

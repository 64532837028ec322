import type { Generated } from "kysely";

export type PartnerTables = {
  drafts: DraftRow;
  given_answers: GivenAnswerRow;
  webhooks: WebhookRow;
};

/** Whose page sent it: the name that the page gave, and its origin, which the front door has checked. */
export type FromPartner = { partner: Generated<string | null>; partner_origin: Generated<string | null> };

/** A form from another site that waits to be corrected on ours, or bottles on their way into a cart. */
type DraftRow = {
  token_hash: string;
  form: string;
  fields: string;
  refusal: string;
  language: string;
  partner: string | null;
  partner_origin: string | null;
  return_to: string | null;
  expires_at: number;
};

/** What was answered under an `Idempotency-Key`; `answer` is null while the first is being worked on. */
type GivenAnswerRow = {
  key_hash: string;
  body_hash: string;
  seed: string;
  answer: string | null;
  expires_at: number;
};

/** Where a partner wants its webhooks; `disabled_at`: since when the receiver says that it is gone. */
export type WebhookRow = {
  partner: string;
  origin: string | null;
  url: string;
  secret: string;
  created_at: number;
  disabled_at: Generated<number | null>;
};

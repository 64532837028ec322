import type { ScreenRequest } from "../session/screen-request.server.ts";
import type { Form } from "../shop/fields/define-form.server.ts";
import { type Draft, type DraftForm, findDraft, useUpDraft } from "../shop/partners/drafts.store.server.ts";
import { NO_PARTNER, type Referrer } from "../shop/partners/partner.ts";
import { answerOf, withKey } from "./answer-form.server.ts";
import type { FormAnswer, FormError } from "./form-answer.ts";

type Asked = Pick<ScreenRequest, "platform" | "url">;

/** The form from a partner's page that this page shows filled in (`?draft=`), or null. */
export async function draftOf({ platform, url }: Asked, form: DraftForm): Promise<Draft | null> {
  const token = url.searchParams.get("draft");
  return token === null ? null : findDraft(platform.database.read, form, token, platform.clock());
}

/** The origins, beside ours, to which a form of this page may lead: the partner's, where its visitor returns. */
export function formHostsOf(draft: Draft | null): string[] {
  return draft?.returnTo ? [new URL(draft.returnTo).origin] : [];
}

/** Whose page a draft came from; without one it is ours. */
export function referrerOf(draft: Draft | null): Referrer {
  if (!draft) return NO_PARTNER;
  const { partner, partnerOrigin } = draft;
  return { partner, partnerOrigin };
}

/** A draft's form as it was sent, with what only the shop could find wrong with it; null without a draft. */
export function answerOfDraft<Value, Context>(
  draft: Draft | null,
  form: Form<Value, Context>,
  context: Context,
): FormAnswer | null {
  if (!draft) return null;
  const body = withKey({ kind: "form", fields: draft.fields }, form);
  const parsed = form.parse(body.fields, context);
  const fieldErrors = { ...(parsed.ok ? {} : parsed.errors), ...draft.refusal.fieldErrors };
  return answerOf(form, body, { fieldErrors, ...formErrorOf(draft) });
}

function formErrorOf({ refusal: { formError } }: Draft): { formError?: FormError } {
  if (!formError) return {};
  const { reason, retryAfterSeconds, pressAgain, details } = formError;
  return {
    formError: {
      reason,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(pressAgain !== undefined && { pressAgain }),
      ...(details && { details }),
    },
  };
}

/** Uses a draft up once its form has been sent well. */
export async function finishDraft({ platform, url }: Asked): Promise<void> {
  const token = url.searchParams.get("draft");
  if (token !== null) await platform.database.write((connection) => useUpDraft(connection, token));
}

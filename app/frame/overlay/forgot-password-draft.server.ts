import { draftOf } from "../../session/draft.server.ts";
import { type FormAnswer, formAgain, tooOften } from "../../session/form-answer.server.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { parseForgotPasswordForm } from "../../shop/accounts/account-forms.server.ts";
import { formOf } from "../../shop/partners/drafts.store.server.ts";

/** The forgot-password form that a partner's page has sent, as it is shown again on ours; null without one. */
export async function forgotPasswordDraft(
  screenRequest: Pick<ScreenRequest, "platform" | "url">,
): Promise<FormAnswer | null> {
  const draft = await draftOf(screenRequest, "reset");
  if (!draft) return null;
  const { retryAfterSeconds } = draft.refusal;
  const refusal = retryAfterSeconds === undefined ? {} : tooOften(retryAfterSeconds);
  return formAgain(parseForgotPasswordForm(formOf(draft)), refusal).data;
}

import type { Platform } from "../platform/platform.server.ts";
import { type Quota, tryForm } from "../session/limits.server.ts";
import { checkSpam } from "../shop/spam/check-spam.server.ts";
import { verifyToken } from "../shop/spam/recaptcha.server.ts";
import { SPAM_FIELDS, type SpamAction } from "../shop/spam/spam.ts";
import type { Form } from "./define-form.server.ts";
import { type FormBody, textsOf } from "./read-body.server.ts";
import type { FormRefusal } from "./refusal.server.ts";
import { tooOften } from "./refusal.server.ts";

/** Who sends a form. */
export type FormSender = {
  platform: Platform;
  clientAddress: string;
  /** The account that is counted, where the form itself does not say it. */
  account?: string;
};

export type Admission = { refusal: FormRefusal | null; quota: Quota | null };

/** Lets a good form in as often as its limits allow, past the spam check; a refusal says why not. */
export async function admitForm<Value, Context>(
  sender: FormSender,
  form: Form<Value, Context>,
  body: FormBody,
  value: Value,
): Promise<Admission> {
  if (form.spam && body.kind === "form") return { refusal: await spamRefusal(sender, form.spam, body), quota: null };
  const admission = form.limit ? await limited(sender, form, form.limit, value) : { refusal: null, quota: null };
  if (admission.refusal || !form.spam || (await hasGoodToken(sender, body, form.spam))) return admission;
  return { ...admission, refusal: TRAPPED };
}

/** What a form gets that only a program would have sent. */
const TRAPPED: FormRefusal = { status: 422, formError: { reason: "spam" } };

async function spamRefusal({ platform, clientAddress }: FormSender, spam: SpamAction, body: FormBody) {
  const checked = await checkSpam(platform, textsOf(body), clientAddress, spam);
  if (checked.ok) return null;
  return checked.reason === "limit" ? tooOften(checked.retryAfterSeconds) : TRAPPED;
}

async function limited<Value, Context>(
  { platform, clientAddress, account }: FormSender,
  form: Form<Value, Context>,
  limit: NonNullable<Form<Value, Context>["limit"]>,
  value: Value,
): Promise<Admission> {
  const tried = await tryForm(platform, limit, { clientAddress, account: account ?? form.accountOf?.(value) ?? "" });
  return { refusal: tried.ok ? null : tooOften(tried.retryAfterSeconds), quota: tried.quota };
}

/** Whether a program that brings a token of the spam check brings a good one; it need not bring any. */
async function hasGoodToken({ platform, clientAddress }: FormSender, body: FormBody, action: SpamAction) {
  const token = body.fields.token ?? body.fields[SPAM_FIELDS.token];
  if (token === undefined || !platform.settings.recaptcha) return true;
  // A check that is away stops nobody.
  return ["good", "silent"].includes(await verifyToken(platform, { token, clientAddress, action }));
}

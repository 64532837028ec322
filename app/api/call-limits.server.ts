import { type LimitedForm, tryForm } from "../session/limits.server.ts";
import { checkSpam } from "../shop/spam/check-spam.server.ts";
import { verifyToken } from "../shop/spam/recaptcha.server.ts";
import type { SpamAction } from "../shop/spam/spam.ts";
import type { Caller, Performed } from "./post-call.server.ts";
import { quotaHeaders } from "./rate-limit.server.ts";

type Admission = { refused: Extract<Performed, { ok: false }> | null; headers: Headers };

/** Lets a call in as often as its form allows (threats, "The front door", 5), and tells what is left. */
export async function admitByLimit(
  { platform, clientAddress }: Pick<Caller, "platform" | "clientAddress">,
  form: LimitedForm,
  account: string,
): Promise<Admission> {
  const limit = await tryForm(platform, form, { clientAddress, account });
  const headers = quotaHeaders(limit.quota);
  if (limit.ok) return { refused: null, headers };
  const { retryAfterSeconds } = limit;
  headers.set("Retry-After", String(retryAfterSeconds));
  const spam = { reason: "limit", retryAfterSeconds } as const;
  return { refused: { ok: false, status: 429, code: "tooOften", refusal: { spam, retryAfterSeconds } }, headers };
}

/** Lets people's forms in as our own pages do; programs by the limit alone, for they fill in no form. */
export async function admit(caller: Caller, form: LimitedForm & SpamAction, account: string): Promise<Admission> {
  const { platform, parsedBody, clientAddress } = caller;
  if (parsedBody.kind === "json") {
    const admission = await admitByLimit(caller, form, account);
    if (admission.refused || (await hasGoodToken(caller, form))) return admission;
    const refusal = { spam: { reason: "trap" } } as const;
    return { ...admission, refused: { ok: false, status: 422, code: "spam", refusal } };
  }
  const spam = await checkSpam(platform, parsedBody.form, clientAddress, form);
  if (spam.ok) return { refused: null, headers: new Headers() };
  const [status, code] = spam.reason === "limit" ? [429, "tooOften"] : [422, "spam"];
  const headers = new Headers(spam.reason === "limit" ? { "Retry-After": String(spam.retryAfterSeconds) } : {});
  const { ok: _, ...told } = spam;
  return { refused: { ok: false, status, code, refusal: { spam: told } }, headers };
}

/** Whether a program that brings a token of the spam check (contract, `POST /mail/send`) brings a good one; it need not bring any. */
async function hasGoodToken({ platform, parsedBody, clientAddress }: Caller, action: SpamAction): Promise<boolean> {
  const token = parsedBody.kind === "json" ? parsedBody.fields.token : undefined;
  if (token === undefined || !platform.settings.recaptcha) return true;
  // A check that is away stops nobody (threats, "Faults").
  return ["good", "silent"].includes(await verifyToken(platform, { token, clientAddress, action }));
}

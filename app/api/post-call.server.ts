import type { ActionFunctionArgs } from "@remix-run/node";
import { stringify } from "safe-stable-stringify";
import { admitForm } from "../forms/admit-form.server.ts";
import { isJson, tryReadBody, withKey } from "../forms/answer-form.server.ts";
import { type FormRefusal, wrongFields } from "../forms/refusal.server.ts";
import type { Language } from "../i18n/languages.ts";
import { type FormBody, fieldTexts } from "../platform/flat-fields.ts";
import type { Platform } from "../platform/platform.server.ts";
import { quotaHeaders } from "../session/count-post.server.ts";
import { platformOf } from "../session/request-platform.server.ts";
import type { Form } from "../shop/fields/define-form.server.ts";
import { type DraftForm, keepDraft } from "../shop/partners/drafts.store.server.ts";
import { NO_PARTNER, type Referrer } from "../shop/partners/partner.ts";
import {
  askedLanguage,
  ownReturn,
  partnerFields,
  partnerFieldsOfPage,
} from "../shop/partners/partner-fields.server.ts";
import { problemAnswer, refusalAnswer } from "./answers/problem.server.ts";
import { dataAnswer, type StoredResponse } from "./answers/stored-response.server.ts";
import { fieldProblems } from "./field-problems.server.ts";
import { framedAnswer } from "./framed-answer.server.ts";
import { answerUnder, byForm, idempotencyKeyOf, onceByKey, responseOf } from "./idempotency/idempotency-key.server.ts";
import type { Once } from "./idempotency/with-idempotency.server.ts";
import { type AnswerKind, wantedAnswer } from "./negotiation.server.ts";
import { rateLimit, withHeaders } from "./rate-limit.server.ts";

/** A post to a call that has been read and counted, and may be answered. */
export type ReceivedPost = {
  platform: Platform;
  request: Request;
  clientAddress: string;
  answerKind: AnswerKind;
  /** Its `Idempotency-Key`. */
  key: string | null;
  body: FormBody;
  /** What is left of the limit of all posts, as headers. */
  quota: Record<string, string>;
};

/** Who calls, from where, and what for. */
export type Caller = ReceivedPost & { language: Language; referrer: Referrer; returnTo: string | null };

export type Performed =
  | { ok: true; status: number; data: unknown; location: string; headers?: Headers; made?: string }
  | { ok: false; refusal: FormRefusal };

/** A call that other sites' forms and programs post to. */
export type PostCall<Value, Context> = {
  form: Form<Value, Context> & { name: DraftForm };
  /** What the form is held against. */
  context(caller: Caller): Context;
  /** The address of the screen on which a draft is corrected. */
  correctAt(language: Language, draft: string): string;
  perform(caller: Caller, value: Value): Promise<Performed>;
  /** Whether a form that is pressed twice means one thing; buying six bottles twice is twelve. */
  twiceIsOnce: boolean;
  /** Whether what a token names, as `made` says, was taken back since: then the same form again is no second press. */
  isUndone?(platform: Platform, made: string): Promise<boolean>;
};

/**
 * Receives a post to a call: what it accepts, its key and its body are looked at, and it counts whatever it is.
 * @param takes `json`: nobody's form is sent there, so that a form is refused by its type
 * @returns the refusal where it goes no further
 */
export async function receivePost(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  takes: "json" | "forms",
): Promise<ReceivedPost | Response> {
  const platform = await platformOf(context);
  const read = await readPost(request, takes);
  const clientAddress = context.clientAddress ?? "unknown";
  const isOfPerson = "body" in read && takes === "forms" && read.answerKind === "page";
  const pageLanguage = isOfPerson ? askedLanguage(read.body.fields) : null;
  const counted = await rateLimit({ platform, clientAddress, pageLanguage }, "post");
  if (counted.refused) return responseOf(counted.refused);
  const quota = quotaHeaders(counted.quota);
  if ("code" in read) return responseOf(withHeaders(problemAnswer(read.status, read.code), quota));
  return { platform, request, clientAddress, ...read, quota };
}

type ReadPost = Pick<ReceivedPost, "answerKind" | "key" | "body"> | { status: number; code: string };

/** What a post to a call brings, or why it can be no such post. */
async function readPost(request: Request, takes: "json" | "forms"): Promise<ReadPost> {
  const answerKind = wantedAnswer(request);
  if (!answerKind) return { status: 406, code: "notAcceptable" };
  const key = idempotencyKeyOf(request);
  if (key === undefined) return { status: 400, code: "idempotencyKey" };
  if (takes === "json" && !isJson(request.headers)) return { status: 415, code: "unsupportedType" };
  const body = await tryReadBody(request);
  return body ? { answerKind, key, body } : { status: 400, code: "unreadable" };
}

/** Answers a received post, once where it is to be; what is left of the limit of all posts is said where the call names no other. */
export async function answerReceived(
  { platform, quota }: ReceivedPost,
  once: Once | null,
  work: (seed: string) => Promise<StoredResponse>,
): Promise<Response> {
  const answer = await answerUnder(platform, once, work);
  for (const [name, value] of Object.entries(quota)) if (!answer.headers.has(name)) answer.headers.set(name, value);
  return answer;
}

/** Answers a post of another site or program, JSON with JSON and a form with 303. */
export async function answerPost<Value, Context>(
  args: Pick<ActionFunctionArgs, "request" | "context">,
  call: PostCall<Value, Context>,
): Promise<Response> {
  const received = await receivePost(args, "forms");
  if (received instanceof Response) return received;
  const { answerKind, body, key, quota } = received;
  const around = (answerKind === "page" ? partnerFieldsOfPage : partnerFields).parse(body.fields);
  if (!around.ok) {
    const errors = fieldProblems(call.form, around.errors, askedLanguage(body.fields));
    return responseOf(withHeaders(refusalAnswer(wrongFields(around.errors), errors), quota));
  }
  const partnerOrigin = args.context.partnerOrigin ?? null;
  const { lang, partner = null, returnTo } = around.value;
  const caller: Caller = {
    ...received,
    language: lang,
    // A name that no checked origin stands behind is anybody's.
    referrer: partnerOrigin === null ? NO_PARTNER : { partner, partnerOrigin },
    returnTo: ownReturn(returnTo, partnerOrigin),
  };
  const answer = await answerReceived(received, onceFor(caller, call, key), (seed) => work(caller, call, seed));
  return framedAnswer(caller, answer);
}

function onceFor<Value, Context>(caller: Caller, call: PostCall<Value, Context>, key: string | null): Once | null {
  const { platform, body, answerKind, referrer } = caller;
  // The same fields in another order are the same body.
  const text = stringify([answerKind, referrer.partnerOrigin, body.fields]);
  if (key !== null) return onceByKey(caller, key, text);
  if (body.kind === "json" || !call.twiceIsOnce) return null;
  return byForm(caller, text, async ({ made = "" }) => (await call.isUndone?.(platform, made)) === true);
}

async function work<Value, Context>(
  caller: Caller,
  call: PostCall<Value, Context>,
  seed: string,
): Promise<StoredResponse> {
  const { form } = call;
  const body = withKey(caller.body, form, () => seed);
  const parsed = form.parse(body.fields, call.context(caller));
  if (!parsed.ok) return refused(caller, call, wrongFields(parsed.errors));
  const { refusal, quota } = await admitForm(caller, form, body, parsed.value);
  const performed: Performed = refusal ? { ok: false, refusal } : await call.perform(caller, parsed.value);
  const headers = new Headers(quota ? quotaHeaders(quota) : {});
  if (performed.ok) for (const [name, value] of performed.headers ?? []) headers.set(name, value);
  const answer = performed.ok ? done(caller, performed) : await refused(caller, call, performed.refusal);
  return withHeaders(answer, Object.fromEntries(headers));
}

function done({ answerKind, platform }: Caller, performed: Extract<Performed, { ok: true }>): StoredResponse {
  const { status, data, location, made } = performed;
  if (answerKind === "page") return { status: 303, headers: { Location: location }, body: "", done: true, made };
  const created = status === 201 ? { Location: new URL(location, platform.settings.publicUrl).href } : undefined;
  return { ...dataAnswer(status, data, created), made };
}

/** Why a call is not taken: for a program as a problem; a person is led to our own form, filled in with all that was typed. */
async function refused<Value, Context>(
  caller: Caller,
  call: PostCall<Value, Context>,
  refusal: FormRefusal,
): Promise<StoredResponse> {
  if (caller.answerKind === "page") return toDraft(caller, call, refusal);
  const { fieldErrors } = refusal;
  return refusalAnswer(refusal, fieldErrors && fieldProblems(call.form, fieldErrors, caller.language));
}

/** The address of the filled-in form holds a one-time token and nothing of what was typed. */
async function toDraft<Value, Context>(
  caller: Caller,
  call: PostCall<Value, Context>,
  { fieldErrors, formError }: FormRefusal,
): Promise<StoredResponse> {
  const { platform, clientAddress, body, language, referrer, returnTo } = caller;
  const { refused: flood } = await rateLimit({ platform, clientAddress, pageLanguage: language }, "draft");
  if (flood) return flood;
  const token = await keepDraft(platform, {
    form: call.form.name,
    fields: fieldTexts(body),
    refusal: { ...(fieldErrors && { fieldErrors }), ...(formError && { formError }) },
    language,
    ...referrer,
    returnTo,
  });
  return { status: 303, headers: { Location: call.correctAt(language, token) }, body: "", done: false };
}

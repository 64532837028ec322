import type { ActionFunctionArgs } from "@remix-run/node";
import { translator } from "../i18n/i18next.server.ts";
import type { Language } from "../i18n/languages.ts";
import { MINUTES } from "../platform/clock.ts";
import type { Platform } from "../platform/platform.server.ts";
import { platformOf } from "../session/platform.server.ts";
import { type Draft, type DraftForm, keepDraft } from "../shop/partners/drafts.store.server.ts";
import type { Referrer } from "../shop/partners/partner.ts";
import { ownReturn, partnerFields, partnerFieldsOfPage } from "../shop/partners/partner-fields.server.ts";
import { answerUnder, keyOf, onceByKey, responseOf } from "./idempotency/idempotency-key.server.ts";
import type { StoredResponse } from "./idempotency/response-cipher.server.ts";
import type { Once } from "./idempotency/with-idempotency.server.ts";
import { type AnswerKind, wantedAnswer } from "./negotiation.server.ts";
import {
  type FieldErrors,
  fieldsOf,
  type Parsed,
  type ParsedBody,
  parseReceived,
  receive,
} from "./parsed-body.server.ts";
import { problem, problemAnswer } from "./problem.server.ts";
import { rateLimit } from "./rate-limit.server.ts";

/** How long a form that brings no key is remembered, against the second press of its button. */
const FORM_LIFE_MS = 10 * MINUTES;

/** Who calls, from where, and what for. */
export type Caller = {
  platform: Platform;
  request: Request;
  parsedBody: ParsedBody;
  answerKind: AnswerKind;
  language: Language;
  referrer: Referrer;
  clientAddress: string;
  returnTo: string | null;
};

export type Performed =
  | { ok: true; status: number; data: unknown /** Where a person is led. */; location: string; headers?: Headers }
  | { ok: false; status: number; code: string; refusal: Draft["refusal"]; headers?: Headers };

/** A call that other sites' forms and programs post to. */
export type PostCall<Value> = {
  draftForm: DraftForm;
  /** The address of the screen on which a draft is corrected. */
  correctAt(language: Language, draft: string): string;
  parse(
    parsedBody: ParsedBody,
    caller: Caller,
    /** What the form's one-time key is made of. */ seed: string,
  ): Parsed<Value>;
  /** Lets it in, or says why not: limits and the spam check. Null: nothing stands in the way. */
  admit(caller: Caller, value: Value): Promise<{ refused: Performed | null; headers: Headers }>;
  perform(caller: Caller, value: Value): Promise<Performed>;
  /** The file of texts that the errors' keys stand in, and the figures that they speak of. */
  texts: string;
  limits: Record<string, number>;
  /** Whether a form that is pressed twice means one thing; buying six bottles twice is twelve. */
  twiceIsOnce: boolean;
};

/** Answers a post of another site or program, JSON with JSON and a form with 303 (contract, "Calls"). */
export async function answerPost<Value>(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  call: PostCall<Value>,
): Promise<Response> {
  const platform = await platformOf(context);
  const answerKind = wantedAnswer(request);
  if (!answerKind) return problem(406, "notAcceptable");
  const key = keyOf(request);
  if (key instanceof Response) return key;
  const parsedBody = await receive(request);
  if (!parsedBody) return problem(400, "unreadable");
  const around = parseReceived(parsedBody, answerKind === "page" ? partnerFieldsOfPage : partnerFields);
  if (!around.ok) return responseOf(toldErrors(around.errors, call, "hr"));

  const partnerOrigin = context.partnerOrigin ?? null;
  const { lang, partner = null, returnTo } = around.value;
  const caller: Caller = {
    platform,
    request,
    parsedBody,
    answerKind,
    language: lang,
    referrer: { partner, partnerOrigin },
    clientAddress: context.clientAddress ?? "unknown",
    returnTo: ownReturn(returnTo, partnerOrigin),
  };
  const flood = await rateLimit(sender(caller), "post");
  if (flood) return responseOf(flood);
  return answerUnder(platform, onceFor(caller, call, key), (seed) => work(caller, call, seed));
}

function sender({ platform, clientAddress, answerKind, language }: Caller) {
  return { platform, clientAddress, pageLanguage: answerKind === "page" ? language : null };
}

function onceFor<Value>(caller: Caller, call: PostCall<Value>, key: string | null): Once | null {
  const { request, parsedBody, answerKind, referrer, clientAddress } = caller;
  const fields = parsedBody.kind === "json" ? parsedBody.fields : fieldsOf(parsedBody);
  const body = JSON.stringify([answerKind, referrer.partnerOrigin, fields]);
  if (key !== null) return onceByKey(request, key, body);
  if (parsedBody.kind === "json" || !call.twiceIsOnce) return null;
  const ofForm = `form ${new URL(request.url).pathname} ${clientAddress} ${body}`;
  return { key: ofForm, body, lifeMs: FORM_LIFE_MS, keeps: ({ done }) => done };
}

async function work<Value>(caller: Caller, call: PostCall<Value>, seed: string): Promise<StoredResponse> {
  const parsed = call.parse(caller.parsedBody, caller, seed);
  if (!parsed.ok) {
    if (caller.answerKind === "json") return toldErrors(parsed.errors, call, caller.language);
    return toDraft(caller, call, {});
  }
  const { refused, headers } = await call.admit(caller, parsed.value);
  const performed = refused ?? (await call.perform(caller, parsed.value));
  for (const [name, value] of performed.headers ?? []) headers.set(name, value);
  const answer = await answerFor(caller, call, performed);
  return { ...answer, headers: { ...answer.headers, ...Object.fromEntries(headers) } };
}

async function answerFor<Value>(caller: Caller, call: PostCall<Value>, performed: Performed): Promise<StoredResponse> {
  const { answerKind, language, platform } = caller;
  if (!performed.ok) {
    if (answerKind === "page") return toDraft(caller, call, performed.refusal);
    const { fieldErrors } = performed.refusal;
    return fieldErrors
      ? toldErrors(fieldErrors, call, language, performed.code)
      : problemAnswer(performed.status, performed.code);
  }
  const { status, data, location } = performed;
  if (answerKind === "page") return { status: 303, headers: { Location: location }, body: "", done: true };
  const created: Record<string, string> =
    status === 201 ? { Location: new URL(location, platform.settings.publicUrl).href } : {};
  return {
    status,
    headers: { "Content-Type": "application/json", ...created },
    body: JSON.stringify({ data }),
    done: true,
  };
}

/** Leads to our form, filled in with all that was typed; the address holds a one-time token and nothing of it. */
async function toDraft<Value>(
  caller: Caller,
  call: PostCall<Value>,
  refusal: Draft["refusal"],
): Promise<StoredResponse> {
  const { platform, parsedBody, language, referrer, returnTo } = caller;
  const flood = await rateLimit(sender(caller), "draft");
  if (flood) return flood;
  const fields = fieldsOf(parsedBody);
  const token = await keepDraft(platform, { form: call.draftForm, fields, refusal, language, ...referrer, returnTo });
  return { status: 303, headers: { Location: call.correctAt(language, token) }, body: "", done: false };
}

function toldErrors<Value>(
  errors: FieldErrors,
  call: PostCall<Value>,
  language: Language,
  code = "invalid",
): StoredResponse {
  const text = translator(language, call.texts);
  const told = Object.entries(errors).flatMap(([field, keys]) =>
    keys.map((key) => ({
      field,
      code: key.replace(/^(errors|cart)\./, ""),
      message: text(key, { most: call.limits[field] }),
    })),
  );
  return problemAnswer(422, code, told);
}

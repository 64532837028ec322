import { data } from "@remix-run/node";
import {
  type FormBody,
  fieldTexts,
  flatFields,
  flatJsonFields,
  isShallowJson,
  TooManyFields,
} from "../platform/flat-fields.ts";
import { type Quota, quotaHeaders } from "../session/count-post.server.ts";
import { TooManyPasswords } from "../shop/accounts/password.server.ts";
import type { Form } from "../shop/fields/define-form.server.ts";
import { admitForm, type FormSender } from "./admit-form.server.ts";
import type { FormAnswer } from "./form-answer.ts";
import { newKey } from "./one-time-key.server.ts";
import { BUSY, type FormRefusal, wrongFields } from "./refusal.server.ts";

const JSON_TYPE = /^application\/json\b/i;

/** Whether a request brings JSON. */
export function isJson(headers: Headers): boolean {
  return JSON_TYPE.test(headers.get("Content-Type") ?? "");
}

/** Reads a posted body by its flat fields; null where it cannot be read. No body at all is an empty form. */
export async function tryReadBody(request: Request): Promise<FormBody | null> {
  try {
    if (isJson(request.headers)) return await readJson(request);
    if (!request.headers.has("Content-Type")) return { kind: "form", fields: {} };
    return { kind: "form", fields: flatFields(await request.formData()) };
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof TooManyFields) return null;
    throw error;
  }
}

/** The same for a page's form. @throws Response 400 where it cannot be read */
export async function readBody(request: Request): Promise<FormBody> {
  const body = await tryReadBody(request);
  if (!body) throw new Response(null, { status: 400, statusText: "Bad Request" });
  return body;
}

async function readJson(request: Request): Promise<FormBody | null> {
  const text = await request.text();
  if (!isShallowJson(text)) return null;
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return { kind: "json", fields: flatJsonFields(value) };
}

/** What an action answers to a form that it did not take. */
export type RefusedForm = ReturnType<typeof refuseForm>;

/** What became of a good form: the response that leads on, or why it was not taken. */
type Performed = Response | FormRefusal;

/**
 * Answers a page's form, the one way for all: 303 where it was taken, else 4xx with the form again, every value but the passwords
 * kept, each error beside its field, and one error of the whole form.
 * @param perform the use case, for a form that is good and let in
 */
export async function answerForm<Value, Context>(
  sender: FormSender,
  form: Form<Value, Context>,
  body: FormBody,
  context: Context,
  perform: (value: Value) => Promise<Performed>,
): Promise<Response | RefusedForm> {
  const keyed = withKey(body, form);
  const parsed = form.parse(keyed.fields, context);
  if (!parsed.ok) return refuseForm(form, keyed, wrongFields(parsed.errors));
  const { refusal, quota } = await admitForm(sender, form, keyed, parsed.value);
  const performed = refusal ?? (await unlessBusy(() => perform(parsed.value)));
  if (!(performed instanceof Response)) return refuseForm(form, keyed, performed, quota);
  if (quota) setQuota(performed.headers, quota);
  return performed;
}

/** The form again, as it was sent, with what is wrong. */
export function refuseForm(form: FormName, body: FormBody, refusal: FormRefusal, quota: Quota | null = null) {
  const headers = new Headers();
  if (quota) setQuota(headers, quota);
  const seconds = refusal.formError?.retryAfterSeconds;
  if (seconds !== undefined) headers.set("Retry-After", String(seconds));
  if (refusal.cookie !== undefined) headers.append("Set-Cookie", refusal.cookie);
  return data<FormAnswer>(answerOf(form, body, refusal), { status: refusal.status, headers });
}

/** The form again without a word: the visitor has only asked something about it. */
export function keepForm(form: FormName, body: FormBody) {
  return data<FormAnswer>(answerOf(form, body, {}), { status: 200 });
}

function setQuota(headers: Headers, quota: Quota): void {
  for (const [name, value] of Object.entries(quotaHeaders(quota))) headers.set(name, value);
}

type FormName = Pick<Form<never>, "name">;

/** The form as the page shows it again. */
export function answerOf({ name }: FormName, body: FormBody, refusal: Partial<FormRefusal>): FormAnswer {
  const { fieldErrors = {}, formError = null } = refusal;
  return { form: name, values: withoutPasswords(fieldTexts(body)), fieldErrors, formError };
}

/** A body with a one-time key, where its form wants one and it brought none: the form's documented fields are enough. */
export function withKey<Value, Context>(body: FormBody, form: Form<Value, Context>, key = newKey): FormBody {
  const { keyField, keyRequired } = form;
  if (keyField === undefined || keyRequired || (body.fields[keyField] ?? "") !== "") return body;
  return { ...body, fields: { ...body.fields, [keyField]: key() } };
}

function withoutPasswords(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));
}

/** What is done, or, while too many passwords are being checked, that it is to be tried again later. */
export async function unlessBusy<Done>(perform: () => Promise<Done>): Promise<Done | FormRefusal> {
  try {
    return await perform();
  } catch (error) {
    if (error instanceof TooManyPasswords) return BUSY;
    throw error;
  }
}

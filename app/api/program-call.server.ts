import type { ActionFunctionArgs } from "@remix-run/node";
import { stringify } from "safe-stable-stringify";
import type { z } from "zod";
import { isJson, tryReadBody } from "../forms/answer-form.server.ts";
import type { Platform } from "../platform/platform.server.ts";
import { countPost, quotaHeaders } from "../session/count-post.server.ts";
import { platformOf } from "../session/request-platform.server.ts";
import { BUSY_RETRY_AFTER_SECONDS, TooManyPasswords } from "../shop/accounts/password.server.ts";
import type { LimitName } from "../shop/limits/rate-limits.ts";
import { problem, problemAnswer, problemsOf } from "./answers/problem.server.ts";
import type { StoredResponse } from "./answers/stored-response.server.ts";
import { answerUnder, idempotencyKeyOf, onceByKey, responseOf } from "./idempotency/idempotency-key.server.ts";
import { wantedAnswer } from "./negotiation.server.ts";
import { rateLimit, withHeaders } from "./rate-limit.server.ts";

/** Which program calls. */
type Program = { platform: Platform; request: Request; clientAddress: string };

type Performed = { status: number; headers?: Headers } & ({ ok: true; data: unknown } | { ok: false; code: string });

/** A call that takes JSON alone: no form of anybody's page sends it. */
export type ProgramCall<Value> = {
  fields: z.ZodType<Value>;
  /** The limit that it counts under, and for which account beside the address. */
  limit: LimitName;
  accountOf(value: Value): string;
  /** How long an `Idempotency-Key` is remembered. */
  keyLifeMs: number;
  perform(program: Program, value: Value): Promise<Performed>;
};

/** Answers a program's post: JSON with JSON, once under one key, as often as its limit allows (docs/interface.md "Calls"). */
export async function answerProgram<Value>(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  call: ProgramCall<Value>,
): Promise<Response> {
  const platform = await platformOf(context);
  if (!wantedAnswer(request)) return problem(406, "notAcceptable");
  const key = idempotencyKeyOf(request);
  if (key instanceof Response) return key;
  if (!isJson(request.headers)) return problem(415, "unsupportedType");
  const program = { platform, request, clientAddress: context.clientAddress ?? "unknown" };
  const { refused: flood, quota } = await rateLimit({ ...program, pageLanguage: null }, "post");
  if (flood) return responseOf(flood);
  const body = await tryReadBody(request);
  if (!body) return problem(400, "unreadable");
  const once = key === null ? null : onceByKey(program, key, stringify(body.fields), call.keyLifeMs);
  const answer = await answerUnder(platform, once, () => work(program, call, body.fields));
  for (const [name, value] of Object.entries(quotaHeaders(quota))) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
  return answer;
}

async function work<Value>(program: Program, call: ProgramCall<Value>, fields: unknown): Promise<StoredResponse> {
  const parsed = call.fields.safeParse(fields);
  if (!parsed.success) return problemAnswer(422, "invalid", problemsOf(parsed.error));
  const { platform, clientAddress } = program;
  const account = call.accountOf(parsed.data);
  const tried = await countPost(platform, call.limit, { clientAddress, account, pressedAgain: "never" });
  const headers = new Headers(quotaHeaders(tried.quota));
  if (!tried.ok) headers.set("Retry-After", String(tried.retryAfterSeconds));
  const result: Performed = tried.ok
    ? await unlessBusy(call.perform(program, parsed.data))
    : { ok: false, status: 429, code: "tooOften" };
  for (const [name, value] of result.headers ?? []) headers.set(name, value);
  const answer = result.ok ? dataAnswer(result.status, result.data) : problemAnswer(result.status, result.code);
  return withHeaders(answer, Object.fromEntries(headers));
}

function dataAnswer(status: number, data: unknown): StoredResponse {
  return { status, headers: { "Content-Type": "application/json" }, body: JSON.stringify({ data }), done: true };
}

/** The work of a call, or, while too many passwords are being checked, that it is to come back later. */
async function unlessBusy(performed: Promise<Performed>): Promise<Performed> {
  try {
    return await performed;
  } catch (error) {
    if (!(error instanceof TooManyPasswords)) throw error;
    const headers = new Headers({ "Retry-After": String(BUSY_RETRY_AFTER_SECONDS) });
    return { ok: false, status: 503, code: "busy", headers };
  }
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { stringify } from "safe-stable-stringify";
import type { z } from "zod";
import { unlessBusy } from "../forms/answer-form.server.ts";
import { type FormRefusal, tooOften } from "../forms/refusal.server.ts";
import { countPost, quotaHeaders } from "../session/count-post.server.ts";
import type { LimitName } from "../shop/limits/rate-limits.ts";
import { problemAnswer, problemsOf, refusalAnswer } from "./answers/problem.server.ts";
import { dataAnswer, type StoredResponse } from "./answers/stored-response.server.ts";
import { onceByKey } from "./idempotency/idempotency-key.server.ts";
import { answerReceived, type ReceivedPost, receivePost } from "./post-call.server.ts";
import { withHeaders } from "./rate-limit.server.ts";

type Performed = { status: number; data: unknown } | FormRefusal;

/** A call that takes JSON alone: no form of anybody's page sends it. */
export type ProgramCall<Value> = {
  fields: z.ZodType<Value>;
  /** The limit that it counts under, and for which account beside the address. */
  limit: LimitName;
  accountOf(value: Value): string;
  /** How long an `Idempotency-Key` is remembered. */
  keyLifeMs: number;
  perform(program: ReceivedPost, value: Value): Promise<Performed>;
};

/** Answers a program's post: JSON with JSON, once under one key, as often as its limit allows (docs/interface.md "Calls"). */
export async function answerProgram<Value>(
  args: Pick<ActionFunctionArgs, "request" | "context">,
  call: ProgramCall<Value>,
): Promise<Response> {
  const program = await receivePost(args, "json");
  if (program instanceof Response) return program;
  const { key, body } = program;
  const once = key === null ? null : onceByKey(program, key, stringify(body.fields), call.keyLifeMs);
  return answerReceived(program, once, () => work(program, call));
}

async function work<Value>(program: ReceivedPost, call: ProgramCall<Value>): Promise<StoredResponse> {
  const parsed = call.fields.safeParse(program.body.fields);
  if (!parsed.success) return problemAnswer(422, "invalid", problemsOf(parsed.error));
  const { platform, clientAddress } = program;
  const account = call.accountOf(parsed.data);
  const counted = await countPost(platform, call.limit, { clientAddress, account, pressedAgain: "never" });
  const performed = counted.ok
    ? await unlessBusy(() => call.perform(program, parsed.data))
    : tooOften(counted.retryAfterSeconds);
  const answer = "data" in performed ? dataAnswer(performed.status, performed.data) : refusalAnswer(performed);
  return withHeaders(answer, quotaHeaders(counted.quota));
}

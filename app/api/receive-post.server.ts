import type { ActionFunctionArgs } from "@remix-run/node";
import { isJson, tryReadBody } from "../forms/answer-form.server.ts";
import type { FormBody } from "../platform/flat-fields.ts";
import type { Platform } from "../platform/platform.server.ts";
import { quotaHeaders } from "../session/count-post.server.ts";
import { platformOf } from "../session/request-platform.server.ts";
import { askedLanguage } from "../shop/partners/partner-fields.server.ts";
import { problem } from "./answers/problem.server.ts";
import type { StoredResponse } from "./answers/stored-response.server.ts";
import { answerUnder, idempotencyKeyOf, responseOf } from "./idempotency/idempotency-key.server.ts";
import type { Once } from "./idempotency/with-idempotency.server.ts";
import { type AnswerKind, wantedAnswer } from "./negotiation.server.ts";
import { rateLimit } from "./rate-limit.server.ts";

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

/**
 * Receives a post to a call: what it accepts, its key and its body are looked at, then it counts.
 * @param takes `json`: nobody's form is sent there, so that a form is refused by its type
 * @returns the refusal where it goes no further
 */
export async function receivePost(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  takes: "json" | "forms",
): Promise<ReceivedPost | Response> {
  const platform = await platformOf(context);
  const answerKind = wantedAnswer(request);
  if (!answerKind) return problem(406, "notAcceptable");
  const key = idempotencyKeyOf(request);
  if (key instanceof Response) return key;
  if (takes === "json" && !isJson(request.headers)) return problem(415, "unsupportedType");
  const body = await tryReadBody(request);
  if (!body) return problem(400, "unreadable");
  const clientAddress = context.clientAddress ?? "unknown";
  const pageLanguage = takes === "forms" && answerKind === "page" ? askedLanguage(body.fields) : null;
  const { refused, quota } = await rateLimit({ platform, clientAddress, pageLanguage }, "post");
  if (refused) return responseOf(refused);
  return { platform, request, clientAddress, answerKind, key, body, quota: quotaHeaders(quota) };
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

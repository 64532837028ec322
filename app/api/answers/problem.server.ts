import type { ZodError } from "zod";
import type { FormRefusal } from "../../forms/refusal.server.ts";
import { type FieldProblem, problemJson } from "../../http/problem-json.server.ts";
import type { StoredResponse } from "./stored-response.server.ts";

/** A failure as RFC 9457 describes it: status, title, a stable code, and for bad input the fields. */
export function problem(status: number, code: string, error?: ZodError): Response {
  const errors = error && problemsOf(error);
  const { headers, body } = problemAnswer(status, code, errors);
  return new Response(body, { status, headers });
}

/** What is wrong with each field. Where a schema has no message of ours, its library's message and code are used. */
export function problemsOf({ issues }: ZodError): FieldProblem[] {
  return issues.map(({ path, code, message }) => ({
    field: path.join("."),
    code: message.startsWith("errors.") ? message.slice("errors.".length) : code,
    message,
  }));
}

/** The same as an answer that can be kept and given again. */
export function problemAnswer(status: number, code: string, errors?: FieldProblem[]): StoredResponse {
  return { status, ...problemJson(status, { code, errors }), done: false };
}

/** Why a post is not taken, for a program, and when it may be sent again where that is known. */
export function refusalAnswer({ status, formError }: FormRefusal, errors?: FieldProblem[]): StoredResponse {
  const answer = problemAnswer(status, formError?.reason ?? "invalid", errors);
  const seconds = formError?.retryAfterSeconds;
  return seconds === undefined ? answer : { ...answer, headers: { ...answer.headers, "Retry-After": String(seconds) } };
}

/** The loader or action of a call that has none: 405, with what is allowed (RFC 9110, section 15.5.6). */
export function notAllowed(allow: string) {
  return () => {
    const refused = problem(405, "methodNotAllowed");
    refused.headers.set("Allow", allow);
    return refused;
  };
}

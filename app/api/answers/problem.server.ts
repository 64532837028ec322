import type { ZodError } from "zod";
import type { StoredResponse } from "./stored-response.server.ts";

const TITLES: Record<number, string> = {
  400: "Bad request",
  401: "Login needed",
  404: "Not found",
  405: "Method not allowed",
  406: "Only JSON and pages are sent from here",
  409: "Conflict",
  415: "Only JSON is taken here",
  422: "The data is not valid",
  429: "Too many requests",
  503: "Try again later",
};

export type FieldProblem = { field: string; code: string; message: string };

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
  return {
    status,
    headers: { "Content-Type": "application/problem+json" },
    body: JSON.stringify({ status, title: TITLES[status] ?? "Error", code, ...(errors ? { errors } : {}) }),
    done: false,
  };
}

/** The loader or action of a call that has none: 405, with what is allowed (RFC 9110, section 15.5.6). */
export function notAllowed(allow: string) {
  return () => {
    const refused = problem(405, "methodNotAllowed");
    refused.headers.set("Allow", allow);
    return refused;
  };
}

import type { PlainAnswer } from "./plain-page.server.ts";

/** What a failure is called, and the code of those that nobody tells more exactly: programs decide by codes, so they never change. */
const FAILURES: Record<number, { title: string; code?: string }> = {
  400: { title: "Bad request", code: "unreadable" },
  401: { title: "Login needed" },
  403: { title: "Forbidden", code: "foreignOrigin" },
  404: { title: "Not found", code: "notFound" },
  405: { title: "Method not allowed", code: "methodNotAllowed" },
  406: { title: "Only JSON and pages are sent from here", code: "notAcceptable" },
  409: { title: "Conflict" },
  413: { title: "Too large", code: "tooLarge" },
  415: { title: "Only JSON is taken here", code: "unsupportedType" },
  422: { title: "The data is not valid", code: "invalid" },
  429: { title: "Too many requests", code: "tooOften" },
  503: { title: "Try again later", code: "unavailable" },
};

/** What is wrong with a field. */
export type FieldProblem = { field: string; code: string; message: string };

type Details = { title?: string; code?: string; errors?: FieldProblem[] | undefined; reference?: string };

/**
 * A failure for programs, as RFC 9457 describes it (docs/interface.md "Calls"), whoever finds it: the front door, a call, or what
 * watches them both.
 * @param details what is to be said otherwise than of every failure with this status, and further members
 */
export function problemJson(status: number, details: Details = {}): PlainAnswer {
  const { title = "Error", code = "failed" } = FAILURES[status] ?? {};
  return {
    headers: { "Content-Type": "application/problem+json" },
    body: JSON.stringify({ status, title, code, ...details }),
  };
}

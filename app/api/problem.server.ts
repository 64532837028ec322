import type { ZodError } from "zod";

const TITLES: Record<number, string> = { 400: "Bad request", 422: "The data is not valid" };

/** A failure as RFC 9457 describes it: status, title, a stable code, and for bad input the fields. */
export function problem(status: number, code: string, error?: ZodError): Response {
  const errors = error?.issues.map((issue) => ({
    field: issue.path.join("."),
    code: issue.code,
    message: issue.message,
  }));
  return Response.json(
    { status, title: TITLES[status] ?? "Error", code, ...(errors ? { errors } : {}) },
    { status, headers: { "Content-Type": "application/problem+json" } },
  );
}

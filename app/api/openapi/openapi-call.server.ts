import type { z } from "zod";
import type { CallName } from "../../routing/calls.server.ts";
import type { AnswerName } from "./openapi-answers.server.ts";

/** What is said of a call beside its row in the table of calls. The schemas are those that parse it, so that the two cannot differ. */
export type CallSpec = {
  id: string;
  summary: string;
  query?: z.ZodObject;
  /** Parameters of the path, with an example. */
  params?: Record<string, string>;
  body?: z.ZodObject;
  /** A body, or a query, with which the call can be tried. */
  example: Record<string, unknown>;
  answer: AnswerName;
  status: number;
  login?: "bearer" | "session";
  /** Whether it is limited although it only reads; every post is. */
  counted?: true;
  /** How long an `Idempotency-Key` is remembered, where it is not a day. */
  keyLife?: string;
};

/** Calls by their names in the table; the description is none itself. */
export type CallSpecs = Partial<Record<DescribedName, CallSpec>>;
export type DescribedName = Exclude<CallName, "openapi">;

/** A call as it is described. `form`: whether partners' pages may post it as a form, too. */
export type DescribedCall = CallSpec & { method: "get" | "post"; path: string; form: boolean };

/** Who asks in the examples, and what the partner's page adds. */
export const EXAMPLE_PERSON = { email: "ana@example.com", phone: "+385 91 234 5678" };
export const EXAMPLE_PARTNER = { lang: "en", partner: "Hotel Example" };

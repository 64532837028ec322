import type { z } from "zod";
import type { AnswerName } from "./openapi-answers.server.ts";

/** A call as it is described. The schemas are those that parse it, so that the two cannot differ. */
export type DescribedCall = {
  id: string;
  method: "get" | "post";
  path: string;
  summary: string;
  query?: z.ZodObject;
  /** Parameters of the path, with an example. */
  params?: Record<string, string>;
  body?: z.ZodObject;
  /** A body, or a query, with which the call can be tried. */
  example: Record<string, unknown>;
  answer: AnswerName;
  status: number;
  /** Whether partners' pages may post it as a form, too. */
  form: boolean;
  login?: "bearer" | "session";
  /** Whether it is limited although it only reads; every post is. */
  counted?: true;
  /** How long an `Idempotency-Key` is remembered, where it is not a day. */
  keyLife?: string;
};

/** A call before it is known whether partners may post it. */
export type CallSpec = Omit<DescribedCall, "form">;

/** Who asks in the examples, and what the partner's page adds. */
export const EXAMPLE_PERSON = { email: "ana@example.com", phone: "+385 91 234 5678" };
export const EXAMPLE_PARTNER = { lang: "en", partner: "Hotel Example" };

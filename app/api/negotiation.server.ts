import Negotiator from "negotiator";
import { isJson } from "../forms/answer-form.server.ts";

/** What an answer is made of: JSON for programs, a page to be led to for people. */
export type AnswerKind = "json" | "page";

const JSON_TYPES = ["application/json", "application/problem+json"];
const PAGE_TYPES = ["text/html"];

/**
 * What a request wants to be answered with, by its `Accept` (RFC 9110, section 12.5.1), and where that is equal by what it has
 * sent: JSON for JSON, a page for a form. Null: it accepts neither.
 */
export function wantedAnswer({ headers, method }: Request): AnswerKind | null {
  const wantsPage = method === "POST" && !isJson(headers);
  const offered = wantsPage ? [...PAGE_TYPES, ...JSON_TYPES] : [...JSON_TYPES, ...PAGE_TYPES];
  const accept = headers.get("Accept") ?? "*/*";
  const [best] = new Negotiator({ headers: { accept } }).mediaTypes(offered);
  if (best === undefined) return null;
  return PAGE_TYPES.includes(best) ? "page" : "json";
}

import { isJson } from "../forms/read-body.server.ts";

/** What an answer is made of: JSON for programs, a page to be led to for people. */
export type AnswerKind = "json" | "page";

/**
 * What a request wants to be answered with, by its `Accept` (RFC 9110, section 12.5.1), and where that is equal by what it has
 * sent: JSON for JSON, a page for a form. Null: it accepts neither.
 */
export function wantedAnswer({ headers, method }: Request): AnswerKind | null {
  const accepted = headers.get("Accept") ?? "*/*";
  const json = Math.max(quality(accepted, "application/json"), quality(accepted, "application/problem+json"));
  const page = quality(accepted, "text/html");
  if (json === 0 && page === 0) return null;
  if (json !== page) return json > page ? "json" : "page";
  return method === "POST" && !isJson(headers) ? "page" : "json";
}

/** How much a type is wanted, 0 to 1; the most exact range that names it decides. */
function quality(accepted: string, type: string): number {
  const ranges = [type, `${type.split("/")[0]}/*`, "*/*"];
  let best = { exactness: ranges.length, quality: 0 };
  for (const part of accepted.split(",")) {
    const [range = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const exactness = ranges.indexOf(range);
    if (exactness === -1 || exactness >= best.exactness) continue;
    const given = Number(parameters.find((text) => text.startsWith("q="))?.slice(2) ?? 1);
    best = { exactness, quality: Number.isFinite(given) ? given : 1 };
  }
  return best.quality;
}

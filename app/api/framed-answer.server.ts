import { plainPage } from "../http/plain-page.server.ts";
import { translator } from "../i18n/i18next.server.ts";
import type { Language } from "../i18n/languages.ts";
import type { AnswerKind } from "./negotiation.server.ts";

/** What browsers call the places within another page (`Sec-Fetch-Dest`). */
const FRAMES = ["iframe", "frame", "embed", "object"];

type Asker = {
  request: Request;
  language: Language;
  answerKind: AnswerKind;
  referrer: { partnerOrigin: string | null };
};

/**
 * The answer to a form in a frame of a partner's page. None of our pages can be shown there, so that nobody is made to press what is
 * not seen; instead of being led to one, the guest gets a small page without cookies, forms and scripts, which this partner's
 * pages alone may show, with a link that leaves the frame.
 */
export function framedAnswer({ request, language, referrer, answerKind }: Asker, answer: Response): Response {
  const { partnerOrigin } = referrer;
  const isFramed = FRAMES.includes(request.headers.get("Sec-Fetch-Dest") ?? "");
  if (partnerOrigin === null || answerKind !== "page" || !isFramed) return answer;
  const location = answer.headers.get("Location");
  if (location === null) return framable(answer, partnerOrigin);
  // The partner's own page can be shown there.
  if (URL.canParse(location) && new URL(location).origin === partnerOrigin) return answer;
  const text = translator(language, "front-door");
  const words = location.includes("draft=") ? "framed.draft" : "framed.done";
  const link = { address: location, text: text(`${words}.link`), leavesFrame: true };
  const page = plainPage(
    { language, title: text(`${words}.title`), text: text(`${words}.text`), links: [link] },
    partnerOrigin,
  );
  const headers = new Headers(answer.headers);
  headers.delete("Location");
  for (const [name, value] of Object.entries(page.headers)) headers.set(name, value);
  return new Response(page.body, { status: 200, headers });
}

/** A page of ours that leads nowhere (too many tries), to be shown by the partner's pages. */
function framable(answer: Response, partnerOrigin: string): Response {
  const policy = answer.headers.get("Content-Security-Policy");
  if (policy) {
    answer.headers.set(
      "Content-Security-Policy",
      policy.replace("frame-ancestors 'none'", `frame-ancestors ${partnerOrigin}`),
    );
  }
  return answer;
}

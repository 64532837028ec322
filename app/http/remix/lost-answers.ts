import type { FormAnswer, FormError } from "../../forms/form-answer.ts";

/** What Remix's answers to scripts are sent as; anything else comes from a proxy, a hotel's login page or the front door. */
const DATA_TYPE = "text/x-script";

/** Stands for no answer at all. */
export const LOST = new Response(null, { status: 503 });

/** Whether Remix itself has answered. */
export function isRemixData({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith(DATA_TYPE) ?? false;
}

/** Why a response did not come from the form's action; null if it did. @param online as the browser sees it */
export async function lostReasonOf(
  response: Response,
  online: boolean,
): Promise<{ status: number; error: FormError } | null> {
  // The router takes what is refused for no reason to load the page anew.
  const status = response.status < 400 ? 502 : response.status;
  if (isRemixData(response)) {
    if (response.status < 500) return null;
    const text = await response.clone().text();
    return isThrown(text) ? { status, error: failed(referenceIn(text)) } : null;
  }
  const seconds = Number(response.headers.get("Retry-After"));
  if (response.status === 429 && seconds > 0) {
    return { status, error: { reason: "tooOften", retryAfterSeconds: seconds } };
  }
  return { status, error: online ? failed(undefined) : { reason: "offline" } };
}

function failed(reference: string | undefined): FormError {
  return { reason: "failed", ...(reference !== undefined && { details: { reference } }) };
}

/** Whether an answer holds what an action has thrown, in the way in which turbo-stream writes `{ error }`. */
function isThrown(text: string): boolean {
  return text.startsWith('[{"_1":2},"error"');
}

/** The number under which the server has logged it. */
function referenceIn(text: string): string | undefined {
  return /"reference\\?",\\?"([^"\\]+)/.exec(text)?.[1];
}

type RefusedForm = { form: string; body: string; error: FormError; status: number };

/** The answer that Remix reads as a refused form: every value as it was sent, but for passwords, which the page still holds. */
export function refusedForm({ form, body, error, status }: RefusedForm): Response {
  const sent = [...new URLSearchParams(body)].filter(([name]) => !/password/i.test(name));
  const answer: FormAnswer = { form, values: Object.fromEntries(sent), fieldErrors: {}, formError: error };
  return new Response(turboStream({ data: answer }), { status, headers: { "Content-Type": DATA_TYPE } });
}

/** Writes objects, texts and numbers as turbo-stream does: a list of values, in which an object names the places of its own. */
function turboStream(value: unknown): string {
  const places: unknown[] = [];
  const put = (one: unknown): number => {
    const place = places.push(null) - 1;
    const isObject = typeof one === "object" && one !== null;
    places[place] = isObject
      ? Object.fromEntries(Object.entries(one).map(([name, inner]) => [`_${put(name)}`, put(inner)]))
      : one;
    return place;
  };
  put(value);
  return `${JSON.stringify(places)}\n`;
}

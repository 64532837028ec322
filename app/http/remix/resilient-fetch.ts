import { noteConnection } from "../../forms/connection.ts";
import { forgetForm, memoryOfTab } from "../../forms/kept-values.ts";
import { SECONDS } from "../../platform/system/clock.ts";
import { isRemixData, LOST, lostReasonOf, refusedForm } from "./lost-answers.ts";

/** The status by which Remix says to a script that a form was taken and leads on. */
const REDIRECTED = 202;
/** The status by which the shop says that it cannot be asked at this moment. */
const AWAY = 503;
/** How long what could not be loaded waits before it is asked for again, at first and at most, in milliseconds. */
const FIRST_WAIT_MS = SECONDS;
const LONGEST_WAIT_MS = 30 * SECONDS;

type Fetch = typeof window.fetch;

/**
 * A `fetch` with which a broken line loses nothing. Remix shows the error page whatever its scripts' requests fail with, and all that was
 * typed is gone. With this one a form that got no answer is a refused form, and a page or a cart that cannot be loaded is asked for again
 * until it comes, while the present page stays. Requests that are not Remix's go through untouched.
 */
export function resilientFetch(fetch: Fetch): Fetch {
  let submitted: SubmitEvent | null = null;
  const remember = (event: SubmitEvent) => {
    submitted = event;
  };
  window.addEventListener("submit", remember, true);
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const send = () => fetch(input, init);
    if (url.origin !== window.location.origin || !url.pathname.endsWith(".data")) return send();
    if (init?.method === "POST") return post(send, { path: url.pathname.slice(0, -".data".length), init, submitted });
    return load(send, init?.signal);
  };
}

type Post = { path: string; init: RequestInit; submitted: SubmitEvent | null };

async function post(send: () => Promise<Response>, { path, init, submitted }: Post): Promise<Response> {
  noteConnection({ lost: null });
  const form = submitted?.target instanceof HTMLFormElement ? submitted.target : null;
  const response = await orLost(send, init.signal);
  const failure = await lostReasonOf(response, navigator.onLine);
  if (failure) {
    const { status, error } = failure;
    // Others leave it to the frame.
    const id = form?.dataset.showsErrors === undefined ? "" : form.id;
    noteConnection({ lost: { address: path, form: id, error, retry: () => sendAgain(form, submitted?.submitter) } });
    return refusedForm({ form: id, body: String(init.body ?? ""), error, status });
  }
  if (response.status === REDIRECTED && form) forgetForm(memoryOfTab(), form.id);
  return response;
}

/** By the button that was pressed, which may say what is wanted; or by its like, where it was taken away meanwhile. */
function sendAgain(form: HTMLFormElement | null, submitter: HTMLElement | null | undefined): void {
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>("form button")];
  if (form?.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null);
  else
    buttons()
      .find((button) => submitter?.isEqualNode(button))
      ?.click();
}

/** Asks until an answer comes, or the page wants it no more. */
async function load(send: () => Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  try {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      const response = await orLost(send, signal);
      if (!isPassing(response) || (isRemixData(response) && response.status !== AWAY)) return response;
      noteConnection({ waiting: true });
      await backOnlineOrAfter(wait, signal);
    }
  } finally {
    noteConnection({ waiting: false, stayed: false });
  }
}

/** Whether what came in place of a page may be another thing soon: of no line, a proxy without its server, or a login page of a hotel. */
function isPassing({ status }: Response): boolean {
  return status >= 500 || status === 429 || status === 200;
}

/**
 * The response with all that it says, or that none came. Remix would read it line by line, and complain in the console of a page or a
 * form that the visitor gave up in the middle. @throws what the page itself has given up
 */
async function orLost(send: () => Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  try {
    const response = await send();
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(await response.arrayBuffer(), { status, statusText, headers });
  } catch (error) {
    if (signal?.aborted) throw error;
    return LOST.clone();
  }
}

/** In milliseconds. @throws the signal's reason */
function backOnlineOrAfter(wait: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      signal?.removeEventListener("abort", givenUp);
      resolve();
    };
    const givenUp = () => {
      reject(signal?.reason);
      done();
    };
    const timer = setTimeout(done, wait);
    window.addEventListener("online", done);
    signal?.addEventListener("abort", givenUp);
  });
}

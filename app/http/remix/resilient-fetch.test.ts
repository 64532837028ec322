import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { resilientFetch } from "./resilient-fetch.ts";

const SHOP = "https://shop.example";

beforeEach(() => {
  vi.stubGlobal("HTMLFormElement", class {});
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location: { origin: SHOP, href: `${SHOP}/` } }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that has sent the first line of its answer; the rest fails as soon as nobody waits for it. */
function halfAnAnswer(signal: AbortSignal): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("[1]\n"));
      signal.addEventListener("abort", () => controller.error(signal.reason));
    },
  });
  return new Response(body, { headers: { "X-Remix-Response": "yes" } });
}

it.each(["GET", "POST"])(
  "what is given up in the middle of its answer never reaches Remix's reader (%s)",
  async (method) => {
    const page = new AbortController();
    const answer = resilientFetch(async () => halfAnAnswer(page.signal))(`${SHOP}/cart.data`, {
      method,
      signal: page.signal,
    });
    page.abort();
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
  },
);

it("an answer that came whole is handed on with its status, its headers and its text", async () => {
  const fetch = async () => new Response("[1]\n[2]\n", { status: 202, headers: { "X-Remix-Response": "yes" } });
  const answer = await resilientFetch(fetch)(`${SHOP}/cart.data`, { method: "GET" });
  expect([answer.status, answer.headers.get("X-Remix-Response"), await answer.text()]).toEqual([
    202,
    "yes",
    "[1]\n[2]\n",
  ]);
});

it("what the shop cannot answer at this moment is asked for again, until it can", async () => {
  vi.useFakeTimers();
  const headers = { "Content-Type": "text/x-script" };
  const answers = [new Response("[1]\n", { status: 503, headers }), new Response("[2]\n", { headers })];
  const answer = resilientFetch(async () => answers.shift() ?? Response.error())(`${SHOP}/cart/details.data`);
  await vi.runAllTimersAsync();
  expect([(await answer).status, await (await answer).text()]).toEqual([200, "[2]\n"]);
});

it("what the shop has failed to make is not asked for again", async () => {
  const failed = new Response("[1]\n", { status: 500, headers: { "Content-Type": "text/x-script" } });
  expect((await resilientFetch(async () => failed)(`${SHOP}/cart/details.data`)).status).toBe(500);
});

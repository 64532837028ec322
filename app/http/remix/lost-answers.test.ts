import { decode, encode } from "turbo-stream";
import { expect, it } from "vitest";
import { lostReasonOf, refusedForm } from "./lost-answers.ts";

/** What Remix relies on: its browser side reads an action's answer by `decode`, its server side writes it by `encode`. */
const DATA = { "Content-Type": "text/x-script" };

it("a refused form is read by Remix's own decoder as the answer of an action, passwords left out", async () => {
  const body = "email=ana%40gost.example&password=tajna&message=Dva%0D%0Areda&orderKey=k1";
  const error = { reason: "tooOften", retryAfterSeconds: 60 };
  const response = refusedForm({ form: "login", body, error, status: 429 });
  expect(response.status).toBe(429);
  const { value } = await decode(response.body as ReadableStream<Uint8Array>);
  expect(value).toEqual({
    data: {
      form: "login",
      values: { email: "ana@gost.example", message: "Dva\r\nreda", orderKey: "k1" },
      fieldErrors: {},
      formError: error,
    },
  });
});

const written = (value: object, status: number) => new Response(encode(value), { status, headers: DATA });

it.each<[string, Response, unknown]>([
  ["a form that was taken", written({ redirect: "/uspjeh", status: 303 }, 202), null],
  ["a form that was refused", written({ data: { form: "login" } }, 422), null],
  ["a form that is told to come back later", written({ data: { form: "login" } }, 503), null],
  [
    "an action that failed",
    written({ error: { message: "x", data: { reference: "ab12cd34" } } }, 500),
    { status: 500, error: { reason: "failed", details: { reference: "ab12cd34" } } },
  ],
  [
    "a proxy's page",
    new Response("<h1>Bad Gateway</h1>", { status: 502 }),
    { status: 502, error: { reason: "failed" } },
  ],
  ["a hotel's login page", new Response("<h1>Wi-Fi</h1>"), { status: 502, error: { reason: "failed" } }],
  [
    "the front door's limit",
    new Response("", { status: 429, headers: { "Retry-After": "60" } }),
    { status: 429, error: { reason: "tooOften", retryAfterSeconds: 60 } },
  ],
])("%s is told apart", async (_, response, failure) => {
  expect(await lostReasonOf(response, true)).toEqual(failure);
});

it("a post that never left is offline", async () => {
  const failure = await lostReasonOf(new Response(null, { status: 503 }), false);
  expect(failure).toEqual({ status: 503, error: { reason: "offline" } });
});

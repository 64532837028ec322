import { expect, it } from "vitest";
import { problemJson } from "./problem-json.server.ts";

it.each([
  [400, "unreadable"],
  [403, "foreignOrigin"],
  [404, "notFound"],
  [405, "methodNotAllowed"],
  [406, "notAcceptable"],
  [413, "tooLarge"],
  [415, "unsupportedType"],
  [422, "invalid"],
  [429, "tooOften"],
  [500, "failed"],
  [503, "unavailable"],
])("tells of a %i that nobody tells more exactly by a code that stays: %s", (status, code) => {
  const { headers, body } = problemJson(status);
  expect(headers).toEqual({ "Content-Type": "application/problem+json" });
  expect(JSON.parse(body)).toMatchObject({ status, code });
});

it("says what is said otherwise, and leaves out what is not known", () => {
  const { body } = problemJson(409, { code: "idempotencyConflict", errors: undefined });
  expect(body).toBe('{"status":409,"title":"Conflict","code":"idempotencyConflict"}');
});

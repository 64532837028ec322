import { expect, it } from "vitest";
import { storable } from "./stored-screens.server.ts";

it.each([
  ["a stored screen", "/o-nama", {}, 200, true],
  ["its data", "/de/wer-wir-sind.data", {}, 200, true],
  ["the data of home", "/_root.data", {}, 200, true],
  ["what a link's preview asks first", "/o-nama", { method: "HEAD" }, 200, true],
  ["a screen whose form has a key of its own", "/kontakt", {}, 200, true],
  ["what shows the visitor's cart", "/potvrda", {}, 200, false],
  ["an account", "/profil", {}, 200, false],
  ["an address of no screen", "/o-nama/x", {}, 200, false],
  ["a post", "/o-nama", { method: "POST" }, 200, false],
  ["a failure", "/o-nama", {}, 500, false],
  ["a product that is not there", "/nasi-proizvodi/x", {}, 404, false],
])("%s is marked as to be stored or not: %s", (_, path, init, status, stored) => {
  const answer = storable(new Response(null, { status }), new Request(`http://shop${path}`, init));
  expect(answer.headers.has("Cache-Control")).toBe(stored);
});

import { expect, it } from "vitest";
import { isFollowedByScript } from "./link-policy.ts";

it.each([
  ["a page", "/o-nama", true],
  ["home", "/", true],
  ["a page with a query", "/nasi-proizvodi?category=wine", true],
  ["a place on another page", "/kolacici#consent", false],
  ["an overlay of the present page", "?overlay=cartOpen", true],
  ["a page of another language", "/de/kontakt", false],
  ["a place on the present page", "#map", false],
  ["a picture", "/assets/medica", false],
  ["a file to be kept", "/api/auth/data", false],
  ["a call", "/api/openapi.json", false],
  ["the way out", "/logout", false],
  ["the forms of the frame", "/locale", false],
  ["another site", "https://www.openstreetmap.org/", false],
  ["another site by the same scheme", "//elsewhere.example/", false],
  ["a mail", "mailto:vino@kazun.example", false],
  ["a telephone", "tel:+38552000000", false],
])("%s is followed by script or not: %s", (_, href, byScript) => {
  expect(isFollowedByScript(href, "hr")).toBe(byScript);
});

it("follows pages of the page's own language, whichever it is", () => {
  expect([isFollowedByScript("/de/kontakt", "de"), isFollowedByScript("/kontakt", "de")]).toEqual([true, false]);
});

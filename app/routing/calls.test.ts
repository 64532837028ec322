import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { CALLS, callAt, isCall, PARTNER_PATHS, screenOfForm } from "./calls.server.ts";
import { ADDRESSES, API_PATH } from "./paths.ts";

it("holds every call that there is an address for, and the file that answers it", () => {
  const paths = Object.values(CALLS).map(({ path }) => path);
  const addresses = Object.values(ADDRESSES).filter((address) => API_PATH.test(address));
  expect(paths).toEqual(expect.arrayContaining(addresses));
  const files = Object.values(CALLS).map(({ file }) => new URL(`../api/${file}.ts`, import.meta.url));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it("lets partners' pages post what docs/interface.md says, and nothing else", () => {
  expect([...PARTNER_PATHS].sort()).toEqual([
    "/api/auth/password/request-reset",
    "/api/cart",
    "/api/inquiries",
    "/api/products/cart",
    "/api/reservations",
    "/mail/send",
  ]);
});

it("finds a call by its path, what is written out before a parameter", () => {
  expect(callAt("/api/products/cart")?.file).toBe("products-cart-call");
  expect(callAt("/api/products/malvazija-2025")?.file).toBe("product-call");
  for (const path of ["/api/products/", "/api/products/a/b", "/api/openapiXjson", "/cart"]) {
    expect([path, callAt(path)]).toEqual([path, null]);
  }
});

it.each([
  ["/api/nothing-here", true],
  ["/mail/send", true],
  ["/search/suggestions", true],
  ["/mail/send/more", false],
  ["/search", false],
  ["/api", false],
])("tells whether %s is for programs: %s", (path, expected) => {
  expect(isCall(path)).toBe(expected);
});

it("knows the screen on which a form that was posted can be filled in", () => {
  const screens = ["/api/reservations", "/mail/send", "/en/contact", "/api/auth/login"].map(screenOfForm);
  expect(screens).toEqual(["reservation", "contact", "contact", null]);
});

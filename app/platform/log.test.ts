import { expect, it } from "vitest";
import { loggedAddress } from "./log.server.ts";

it.each([
  ["http://localhost:3000/en/reset-password?token=abcdefghijklmnopqrstuv", "http://localhost:3000/en/reset-password"],
  ["http://localhost:3000/narudzba/AbCdEfGhIjKlMnOpQrStUv", "http://localhost:3000/narudzba/…"],
  ["/nasi-proizvodi/malvazija-2025", "/nasi-proizvodi/malvazija-2025"],
])("the log holds no keys: %s", (url, logged) => {
  expect(loggedAddress(url)).toBe(logged);
});

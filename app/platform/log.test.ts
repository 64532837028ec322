import { expect, it } from "vitest";
import { loggedAddress } from "./log.server.ts";

it.each([
  ["http://localhost:3000/en/reset-password?token=abcdefghijklmnopqrstuv", "http://localhost:3000/en/reset-password"],
  ["http://localhost:3000/narudzba/AbCdEfGhIjKlMnOpQrStUv", "http://localhost:3000/narudzba/…"],
  ["/narudzba/AbCdEfGhIjKlMnOpQrStUv/placanje?attempt=2026-000001-A", "/narudzba/…/placanje"],
  ["/invoice/AbCdEfGhIjKlMnOpQrStUv/12-WEB1-1.pdf", "/invoice/…/12-WEB1-1.pdf"],
  ["/payment-code/AbCdEfGhIjKlMnOpQrStUv/epc.svg", "/payment-code/…/epc.svg"],
  ["/card/cancel/2026-000001-A.0123456789abcdef0123456789abcdef", "/card/cancel/2026-000001-A.…"],
  ["/nasi-proizvodi/malvazija-2025", "/nasi-proizvodi/malvazija-2025"],
])("the log holds no keys: %s", (url, logged) => {
  expect(loggedAddress(url)).toBe(logged);
});

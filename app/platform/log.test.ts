import { expect, it } from "vitest";
import { loggedAddress, openLog } from "./log.server.ts";

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

it("the log holds no mail addresses, whoever has repeated them", () => {
  const lines: string[] = [];
  const log = openLog("info", { write: (line) => void lines.push(line) });
  const answer =
    '550 5.1.1 <ivo.tajnic@kupac.example>\nivo.tajnic@kupac.example, "ivo"@kupac.example; žare+č@kupac.example: \\nivo@kupac.example';
  log.error({ err: Object.assign(new Error(answer), { response: answer, rejected: ["ivo@kupac.example"] }) }, answer);
  log.warn({ reason: "smtps://shop:a-secret@mail.example.com/x at node_modules/@remix-run/node/index.js:1:2" }, "no");
  const [error, warning] = lines.map((line) => JSON.parse(line));
  expect(lines.join("")).not.toContain("kupac");
  expect(error).toMatchObject({ msg: '550 5.1.1 <…>\n…, "…; …: \\…', err: { rejected: ["…"] } });
  expect(warning.reason).toBe("smtps://shop:…/x at node_modules/@remix-run/node/index.js:1:2");
});

import { describe, expect, it, onTestFinished } from "vitest";
import { openPostgres } from "./postgres.server.ts";

/** An engine that nobody has asked anything yet: it has no connection. */
function unasked() {
  const database = openPostgres("postgres://shop:secret@localhost:1/shop");
  onTestFinished(() => database.close());
  return database;
}

const withCode = (code: string) => Object.assign(new Error("of the engine"), { code });

describe("a PostgreSQL", () => {
  it.each([
    ["takes no connections", "53300"],
    ["shuts down", "57P01"],
    ["has another password by now", "28P01"],
    ["has been taken away", "3D000"],
    ["has a certificate that has run out", "CERT_HAS_EXPIRED"],
    ["has a certificate of its own since today", "DEPTH_ZERO_SELF_SIGNED_CERT"],
    ["has one of an authority that nobody knows here", "UNABLE_TO_VERIFY_LEAF_SIGNATURE"],
    ["has one for another name", "ERR_TLS_CERT_ALTNAME_INVALID"],
    ["agrees on no encryption", "EPROTO"],
    ["has no network to it", "ENETUNREACH"],
  ])("that %s is away, which is no bug: %s", (_, code) => {
    expect(unasked().isUnavailable(withCode(code))).toBe(true);
  });

  it.each([
    ["a row that is there already", "23505"],
    ["a column that is not there", "42703"],
    ["what Node refuses to do", "ERR_INVALID_ARG_TYPE"],
    ["a file of ours that is not there", "ENOENT"],
    ["nothing that is known", ""],
  ])("is not away for %s: %s", (_, code) => {
    expect(unasked().isUnavailable(withCode(code))).toBe(false);
  });
});

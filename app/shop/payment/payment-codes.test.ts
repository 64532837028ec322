import { describe, expect, it } from "vitest";
import { readCodes } from "../../../tests/support/read-codes.ts";
import { type BankTransfer, PAYEE } from "./bank-transfer.ts";
import { epcQr } from "./epc-qr.ts";
import { paymentCodePng, paymentCodeSvg } from "./payment-codes.server.ts";
import { paymentSlip } from "./payment-slip.ts";

const SHORT: BankTransfer = {
  amountCents: 7803,
  payer: { name: "Ana Babić", street: "Put 1", place: "52100 Pula" },
  payee: PAYEE,
  reference: "2026-000123",
  text: "Narudžba 2026-000123",
};
/** As much as the codes can hold, of letters that take two bytes. */
const LONG: BankTransfer = {
  ...SHORT,
  amountCents: 99_999_999,
  payer: { name: "Čćđšž".repeat(20), street: "Žščćđ".repeat(20), place: "Đžšćč".repeat(20) },
  text: "Šđžćč".repeat(40),
};

/** What a phone shows of a code on a page 360 px wide, at two device pixels for one. */
const PHONE_PIXELS = 2 * 296;

describe.each([
  ["short", SHORT],
  ["long", LONG],
])("the codes of a %s transfer", (_, transfer) => {
  it("hold the slip's text as PDF417", async () => {
    const [code, ...others] = await readCodes(await paymentCodeSvg("hub3", transfer), PHONE_PIXELS);
    expect(others).toEqual([]);
    expect(code).toMatchObject({ format: "PDF417", text: paymentSlip(transfer) });
  });

  it("hold the European text as QR code of level M", async () => {
    const [code, ...others] = await readCodes(await paymentCodeSvg("epc", transfer), PHONE_PIXELS / 2);
    expect(others).toEqual([]);
    expect(code).toMatchObject({ format: "QRCode", eclevel: "M", text: epcQr(transfer) });
  });

  it("can be read from the mail's pictures too", async () => {
    const [slip] = await readCodes(await paymentCodePng("hub3", transfer), 800);
    const [european] = await readCodes(await paymentCodePng("epc", transfer), 400);
    expect([slip?.text, european?.text]).toEqual([paymentSlip(transfer), epcQr(transfer)]);
  });
});

it("the slip's code is nine columns wide, with white around it", async () => {
  // 17 modules each for start, both row indicators and nine columns, 18 for stop, 2 on either side; two units each.
  expect(await paymentCodeSvg("hub3", SHORT)).toMatch(
    /^<svg viewBox="0 0 452 \d+" [^>]*>\s*<rect width="100%" height="100%" fill="#FFFFFF" \/>/,
  );
});

it("the European code has white for four of its modules around it", async () => {
  // A module is four units; the corner of the first square begins after four of them, and the square is seven wide.
  expect(await paymentCodeSvg("epc", SHORT)).toContain("M16 44L44 44L44 16L16 16Z");
});

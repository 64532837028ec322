import { describe, expect, it } from "vitest";
import { type BankTransfer, byteLength, cutToBytes } from "./bank-transfer.ts";
import { epcQr } from "./epc-qr.ts";
import { paymentSlip } from "./payment-slip.ts";

/** The worked example's own, so that it holds whoever's shop this is. */
const PAYEE: BankTransfer["payee"] = {
  ...{ name: "Kažun vina d.o.o.", street: "Stancija Kažun 7", place: "52215 Vodnjan" },
  ...{ iban: "HR1723600001101234565", bic: "ISPBHR20" },
};
const TRANSFER: BankTransfer = {
  amountCents: 7803,
  payer: { name: "Željka Đurđević Šćurić", street: "Ulica čempresa 12", place: "10000 Zagreb" },
  payee: PAYEE,
  reference: "2026-000123",
  text: "Narudžba 2026-000123",
};

const fieldsOf = (transfer: BankTransfer) => paymentSlip(transfer).split("\n");
const withPayer = (name: string): BankTransfer => ({ ...TRANSFER, payer: { ...TRANSFER.payer, name } });

describe("the text of the payment slip", () => {
  it("has fourteen lines, each ended by a line feed", () => {
    expect(paymentSlip(TRANSFER)).toBe(
      "HRVHUB30\nEUR\n000000000007803\nŽeljka Đurđević Šćurić\nUlica čempresa 12\n10000 Zagreb\n" +
        "Kažun vina d.o.o.\nStancija Kažun 7\n52215 Vodnjan\nHR1723600001101234565\nHR00\n2026-000123\nGDDS\nNarudžba 2026-000123\n",
    );
  });

  it("counts Croatian letters as two bytes and never cuts one in halves", () => {
    // 15 letters of two bytes are 30; of 29 + 2 the last does not fit.
    expect(fieldsOf(withPayer("ČĆĐŠŽčćđšžČĆĐŠŽč"))[3]).toBe("ČĆĐŠŽčćđšžČĆĐŠŽ");
    expect(fieldsOf(withPayer(`${"a".repeat(29)}ž`))[3]).toBe("a".repeat(29));
    expect(fieldsOf(withPayer(`${"a".repeat(28)}ž`))[3]).toBe(`${"a".repeat(28)}ž`);
  });

  it("cuts every field to what the slip has room for", () => {
    const long = "ž".repeat(200);
    const party = { name: long, street: long, place: long };
    const payee = { ...PAYEE, ...party };
    const fields = fieldsOf({ ...TRANSFER, payer: party, payee, reference: "1".repeat(40), text: long });
    const bytes = fields.map(byteLength);
    // Odd widths keep one byte free.
    expect(bytes).toEqual([8, 3, 15, 30, 26, 26, 24, 24, 26, 21, 4, 22, 4, 34, 0]);
  });

  it("writes letters that the slip does not know without their accents, and lets no line into another", () => {
    expect(fieldsOf(withPayer("Jürgen Groß-Łukasz"))[3]).toBe("Jurgen Gross-Lukasz");
    expect(fieldsOf(withPayer("Ana\nHR00\r\tBabić"))[3]).toBe("Ana HR00 Babić");
    expect(fieldsOf(withPayer("李 Müller 🍷"))[3]).toBe("Li Muller");
    expect(fieldsOf(withPayer("Z\u030Celjko"))[3]).toBe("Željko");
  });

  it("pads the amount to fifteen digits of cents", () => {
    expect(fieldsOf({ ...TRANSFER, amountCents: 1 })[2]).toBe("000000000000001");
    expect(fieldsOf({ ...TRANSFER, amountCents: 123_456_789 })[2]).toBe("000000123456789");
  });
});

describe("the text of the European code", () => {
  it("has the lines of version 002, with the reference among the words", () => {
    expect(epcQr(TRANSFER)).toBe(
      "BCD\n002\n1\nSCT\nISPBHR20\nKažun vina d.o.o.\nHR1723600001101234565\nEUR78.03\nGDDS\n\nHR00 2026-000123 Narudžba 2026-000123",
    );
  });

  it.each([
    [1, "EUR0.01"],
    [1230, "EUR12.30"],
    [123_456_789, "EUR1234567.89"],
  ])("writes %d cents as %s", (amountCents, line) => {
    expect(epcQr({ ...TRANSFER, amountCents }).split("\n")[7]).toBe(line);
  });

  it("takes 331 bytes at most, whatever is written into it", () => {
    const payee = { ...PAYEE, name: "ž".repeat(200) };
    const text = epcQr({ ...TRANSFER, payee, text: "€".repeat(200) });
    expect(byteLength(text)).toBeLessThanOrEqual(331);
    expect(text.split("\n")).toHaveLength(11);
    expect(text.split("\n")[5]).toBe("ž".repeat(70));
  });
});

it("a text is cut to bytes at a whole character", () => {
  expect(cutToBytes("čaj", 1)).toBe("");
  expect(cutToBytes("čaj", 3)).toBe("ča");
  expect(cutToBytes("a 🍷", 5)).toBe("a");
  expect(cutToBytes("a 🍷", 6)).toBe("a 🍷");
});

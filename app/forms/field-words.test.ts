import { afterEach, expect, it, vi } from "vitest";
import { pageTextsFor } from "../i18n/i18next.server.ts";
import { summaryOf } from "./field-words.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const fields = { adults: { id: "adults" }, billingCity: { id: "city" }, city: { id: "home" } };

it("names an empty field by its label, says what is wrong with another, in more words where it has some, without missing a text", () => {
  const warnings: string[] = [];
  vi.spyOn(console, "warn").mockImplementation((text: string) => void warnings.push(text));
  const reservation = pageTextsFor("it").file("reservation").text;
  const checkout = pageTextsFor("de").file("checkout").text;
  const required = ["errors.required"];
  expect(summaryOf(reservation, { adults: required }, ["adults"], fields)).toEqual([
    { id: "adults", message: "Adulti" },
  ]);
  const errors = { city: required, billingCity: ["errors.invalid"] };
  expect(summaryOf(checkout, errors, ["city", "billingCity"], fields)).toEqual([
    { id: "home", message: "Ort" },
    { id: "city", message: "Rechnungsadresse, Ort: Diese Eingabe ist nicht gültig." },
  ]);
  const unchosen = { package: ["errors.packageFirst"], terms: ["errors.terms"] };
  const places = { package: { id: "package" }, terms: { id: "terms" } };
  expect(summaryOf(reservation, unchosen, ["package", "terms"], places).map(({ message }) => message)).toEqual([
    "Pacchetto",
    "Condizioni",
  ]);
  const underAge = { adult: ["errors.adult"] };
  expect(summaryOf(checkout, underAge, ["adult"], { adult: { id: "adult" } })).toEqual([
    { id: "adult", message: "Volljährigkeit" },
  ]);
  const notOffered = { payment: ["errors.payment"] };
  expect(summaryOf(checkout, notOffered, ["payment"], { payment: { id: "payment" } })[0]?.message).toMatch(/: .+/);
  expect(warnings).toEqual([]);
});

import { afterEach, expect, it, vi } from "vitest";
import { pageTextsFor } from "../i18n/i18next.server.ts";
import { summaryOf } from "./field-words.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const fields = { adults: { id: "adults" }, billingCity: { id: "city" }, city: { id: "home" } };

it("names a field by its label, and by more words where the summary has some, without missing a text", () => {
  const warnings: string[] = [];
  vi.spyOn(console, "warn").mockImplementation((text: string) => void warnings.push(text));
  const reservation = pageTextsFor("it").file("reservation").text;
  const checkout = pageTextsFor("de").file("checkout").text;
  const required = ["errors.required"];
  expect(summaryOf(reservation, { adults: required }, ["adults"], fields)).toEqual([
    { id: "adults", message: "Adulti: Questo campo va compilato." },
  ]);
  const errors = { city: required, billingCity: required };
  expect(summaryOf(checkout, errors, ["city", "billingCity"], fields)).toEqual([
    { id: "home", message: "Ort: Bitte geben Sie Ihren Ort ein." },
    { id: "city", message: "Rechnungsadresse, Ort: Bitte geben Sie den Ort ein." },
  ]);
  expect(warnings).toEqual([]);
});

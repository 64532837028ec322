import { expect, it } from "vitest";
import { firstSentence } from "./first-sentence.ts";

it.each([
  ["hr", "od sada Vam pišemo. Tuđe reklame ne šaljemo.", "Od sada Vam pišemo."],
  ["de", "ja? Nein.", "Ja?"],
  // A day of a month ends no sentence.
  ["hr", "dođite 25. studenoga u podne. Vidimo se.", "Dođite 25. studenoga u podne."],
  ["it", "è tornato: 39,00 €. Ordini ora.", "È tornato: 39,00 €."],
  ["en", "", ""],
] as const)("the first sentence in %s of '%s' is '%s'", (language, text, sentence) => {
  expect(firstSentence(text, language)).toBe(sentence);
});

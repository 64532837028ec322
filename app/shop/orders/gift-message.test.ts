import { expect, it } from "vitest";
import { asPrinted, fitsCard, isPrintable } from "./gift-message.ts";

it.each([
  ["Sretan rođendan!", "Sretan rođendan!"],
  ["a\tb  \nc", "a b\nc"],
  ["eins\n\n\n\nzwei", "eins\n\nzwei"],
  ["Caf\u0065\u0301", "Café"],
  ["❤️ ❤ ♥ 💖 💕", "♥ ♥ ♥ ♥ ♥"],
  ["😊 🙂 ☺️", "☺ ☺ ☺"],
])("the card of %j shows %j", (typed, printed) => {
  expect(asPrinted(typed)).toBe(printed);
});

it.each([
  ["Đurđa i Žarko, „sve najbolje“ – čestitamo…", true],
  ["Größe, ß und ẞ; Œuvre, naïve; Şırnak; Łódź; România: ș ț; Việt Nam", true],
  ["Χρόνια πολλά", true],
  ["С днём рождения", true],
  ["♥ ☺ €", true],
  ["🍷", false],
  ["生日快乐", false],
  ["مبروك", false],
  ["\u0301", false],
])("whether %j can be printed: %s", (message, can) => {
  expect(isPrintable(message)).toBe(can);
});

it("twelve lines fit on a card", () => {
  expect(fitsCard(Array(12).fill("a").join("\n"))).toBe(true);
  expect(fitsCard(Array(13).fill("a").join("\n"))).toBe(false);
});

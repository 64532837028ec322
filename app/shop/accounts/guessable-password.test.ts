import { describe, expect, it } from "vitest";
import { isGuessable } from "./guessable-password.server.ts";

const ANA = { email: "ana.horvat@kupac.example", firstName: "Ana", lastName: "Horvat-Đurić" };

const GUESSED: Record<string, string[]> = {
  "the first that anybody tries": [
    "password",
    "password12",
    "passwort1",
    "lozinka12",
    "Parola2024",
    "iloveyou",
    "12345678",
  ],
  "the shop's own words": [
    "vinarija",
    "kazun123",
    "Kažun2026!",
    "malvazija",
    "vinoteran",
    "Weingut1",
    "cantina99",
    "winery2025",
  ],
  "a season or month and a year": [
    "jesen2026",
    "Ljeto2025!",
    "Sommer2025",
    "estate_2025",
    "summer2026!",
    "November2026",
  ],
  "rows of keys and alphabets": [
    "qwertzuiop",
    "asdfghjkl",
    "1q2w3e4r",
    "1qaz2wsx",
    "abcdefgh",
    "87654321",
    "yxcvbnm,",
    "qwertz12",
  ],
  "dates and telephone numbers": ["29.02.1980", "19800229", "091-234-5678"],
  "few characters over and over": ["aaaaaaaaaa", "abababab", "11112222"],
  "a word in disguise": ["p4$$w0rd", "P@ssw0rd1", "v1n4rija", "ajiraniv", "šifra-šifra", "LOZINKA???", "dinamo zagreb"],
  "the owner's name and address": [
    "anahorvat",
    "Horvat1980!",
    "ana.horvat@kupac.example",
    "duricana7",
    "kupac-2026",
    "volimana1",
  ],
};

describe("a password that anybody would guess", () => {
  const cases = Object.entries(GUESSED).flatMap(([kind, passwords]) => passwords.map((password) => [kind, password]));

  it.each(cases)("is %s: %s", (_, password) => {
    expect(isGuessable(password, ANA)).toBe(true);
  });
});

describe("a password that nobody guesses", () => {
  it.each([
    ...[
      "sunce nad vinogradom",
      "jesen u podrumu",
      "jesen u starom podrumu",
      "maslina-i-vjetar-7",
      "Tr4mont4na!",
      "kX9#mQ2v",
    ],
    ...[
      "correct horse battery",
      "drei Kisten Wein bitte",
      "nonna beve il terrano",
      "4815162342108",
      "ana kuha crni rizot",
    ],
  ])("may hold a common word: %s", (password) => {
    expect(isGuessable(password, ANA)).toBe(false);
  });

  it("is judged at once, however long it is and whatever its owner is called", () => {
    const owner = { email: "aaab@abab.example", firstName: "abc".repeat(20), lastName: "ab ".repeat(20) };
    for (const password of ["abc".repeat(42), "vino".repeat(32), "p4$$w0rd".repeat(16)]) isGuessable(password, owner);
    expect(isGuessable(`${"vino".repeat(31)}drvo`, owner)).toBe(false);
  });
});

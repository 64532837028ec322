import { expect, it } from "vitest";
import { onBothEngines } from "../../../tests/support/shops.ts";
import type { Language } from "../../i18n/languages.ts";
import { searchProducts } from "./search-products.server.ts";

/** What is typed on a page of a language, and which products come first. */
const FIRST: [Language, string, string[]][] = [
  ["hr", "malvazia", ["malvazija-2025", "malvazija-bagrem-2022", "malvazija-amfora-2021"]],
  ["en", "malvazija", ["malvazija-2025", "malvazija-bagrem-2022", "malvazija-amfora-2021"]],
  ["it", "malvasia istriana", ["malvazija-2025", "malvazija-bagrem-2022", "malvazija-amfora-2021"]],
  ["hr", "teran", ["teran-2023", "rose-2025"]],
  ["de", "Tearn", ["teran-2023", "rose-2025"]],
  ["de", "Olivenol", ["ulje-buza-2025", "ulje-bjelica-2025", "ulje-bura-2026"]],
  ["de", "Olivenoel Buza", ["ulje-buza-2025"]],
  ["hr", "kazun", ["kazun-2019"]],
  ["en", "KAŽUN red", ["kazun-2019"]],
  ["it", "moscato rosa", ["muskat-ruza-2024"]],
  ["hr", "malvazija 2021", ["malvazija-amfora-2021"]],
  ["en", "mistletoe", ["biska"]],
  ["hr", "komovca", ["komovica"]],
  ["de", "Sekt", ["pjenusac-maestral-2021", "pjenusac-zora-2022"]],
];

const HOSTILE = [
  ...["%", "_", "' OR 1=1 --", '"teran" NEAR("x", 5)', "name:*", "(((", "\u0000", "\u202Enaret", "{{count}}"],
  ...["x".repeat(10_000), "teran ".repeat(2000), "ž".normalize("NFD").repeat(5000), "\uD800", "constructor __proto__"],
];

onBothEngines("the search for products", (openTestShop) => {
  it.each(FIRST)("finds in %s for %j what is meant", async (language, query, expected) => {
    const { platform } = await openTestShop();
    const found = await searchProducts(platform.database.read, language, query);
    expect(found.slice(0, expected.length).map(({ id }) => id)).toEqual(expected);
  });

  it("finds the dish that a wine goes with, in every form of the word", async () => {
    const { platform } = await openTestShop();
    const found = await searchProducts(platform.database.read, "hr", "tartufi");
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter(({ food, tastingNote }) => !/tartuf/i.test(food + tastingNote)).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it("finds a gift by the grape of what lies in it, however that is spelt", async () => {
    const { platform } = await openTestShop();
    for (const query of ["malvasia", "malvazija", "malvazia"]) {
      const found = await searchProducts(platform.database.read, "hr", query);
      expect(found.map(({ id }) => id)).toContain("poklon-tri-malvazije");
    }
  });

  it("finds red wines by their colour, and nothing else", async () => {
    const { platform } = await openTestShop();
    const found = await searchProducts(platform.database.read, "hr", "crno vino");
    expect(found.map(({ category, style }) => [category, style?.glass])).not.toContainEqual(["wine", "white"]);
    expect(found.map(({ id }) => id)).toContain("teran-2023");
  });

  it.each(["hr", "en", "de"] as const)("knows no glass of what is drunk from none, in %s", async (language) => {
    const { platform } = await openTestShop();
    expect(await searchProducts(platform.database.read, language, "null")).toEqual([]);
  });

  it("puts what can be bought before its equal that is sold out", async () => {
    const { platform } = await openTestShop();
    const ids = async () =>
      (await searchProducts(platform.database.read, "de", "Sekt")).map(({ id }) => id).slice(0, 2);
    expect(await ids()).toEqual(["pjenusac-maestral-2021", "pjenusac-zora-2022"]);
    await platform.database.write((connection) =>
      connection.updateTable("products").set({ stock: 0 }).where("id", "=", "pjenusac-maestral-2021").execute(),
    );
    expect(await ids()).toEqual(["pjenusac-zora-2022", "pjenusac-maestral-2021"]);
  });

  it("bears whatever is typed", async () => {
    const { platform } = await openTestShop();
    for (const query of HOSTILE) {
      const found = await searchProducts(platform.database.read, "hr", query);
      expect([query.slice(0, 20), found.length <= 23]).toEqual([query.slice(0, 20), true]);
    }
    expect(await searchProducts(platform.database.read, "hr", "xyzxyzxyz")).toEqual([]);
  });
});

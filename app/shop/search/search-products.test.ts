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

const REDS = ["teran-2023", "merlot-2022", "cabernet-sauvignon-2021", "kazun-2019"];
const SWEET_RED = "muskat-ruza-2024";
const WHITES = ["malvazija-2025", "malvazija-bagrem-2022"];
const SWEET_WHITE = "muskat-bijeli-2025";
const SPARKLING_WHITE = "pjenusac-maestral-2021";
const ROSES = ["rose-2025", "pjenusac-zora-2022"];

/** What is typed of a colour or a sweetness, and the products that come first, in whatever order; then those that are not found. */
const BY_TASTE: [Language, string, string[], string[]?][] = [
  ["de", "Rotwein", [...REDS, SWEET_RED], ["malvazija-amfora-2021"]],
  ["de", "roter Wein", [...REDS, SWEET_RED]],
  ["de", "trockener Rotwein", REDS, ["malvazija-amfora-2021", SWEET_RED]],
  ["de", "süßer Wein", [SWEET_RED, SWEET_WHITE], WHITES],
  ["de", "Roséwein", ROSES, REDS],
  ["de", "weiße Weine", [...WHITES, SWEET_WHITE], ROSES],
  ["de", "trockener Weißwein", WHITES, ["komovica"]],
  ["de", "bernsteinfarbener Wein", ["malvazija-amfora-2021"]],
  ["en", "red wine", [...REDS, SWEET_RED], ["malvazija-amfora-2021"]],
  ["en", "dry red", REDS, ["malvazija-amfora-2021", SWEET_RED]],
  ["en", "white wine", [...WHITES, SWEET_WHITE, SPARKLING_WHITE], ROSES],
  ["en", "dry white", WHITES],
  ["en", "sparkling wines", ["pjenusac-maestral-2021", "pjenusac-zora-2022"], [...REDS, ...WHITES]],
  ["en", "white wines", [...WHITES, SWEET_WHITE, SPARKLING_WHITE], ROSES],
  ["it", "vini spumanti", ["pjenusac-maestral-2021", "pjenusac-zora-2022"], [...REDS, ...WHITES]],
  ["de", "Schaumweine", ["pjenusac-maestral-2021", "pjenusac-zora-2022"], [...REDS, ...WHITES]],
  ["en", "sweet wine", [SWEET_RED, SWEET_WHITE]],
  ["it", "rosso secco", REDS, ["malvazija-amfora-2021", SWEET_RED]],
  ["it", "vini rossi", [...REDS, SWEET_RED], ["malvazija-amfora-2021"]],
  ["it", "vino bianco", [...WHITES, SWEET_WHITE, SPARKLING_WHITE], ROSES],
  ["it", "bianco secco", WHITES],
  ["it", "vino rosato", ROSES, REDS],
  ["it", "vino dolce", [SWEET_RED, SWEET_WHITE], WHITES],
  ["hr", "crno suho", REDS, ["malvazija-amfora-2021", SWEET_RED]],
  ["hr", "crna vina", [...REDS, SWEET_RED], WHITES],
  ["hr", "suho bijelo", WHITES],
  ["hr", "suha bijela vina", WHITES],
  ["hr", "slatko vino", [SWEET_RED, SWEET_WHITE], WHITES],
  ["hr", "jantarno vino", ["malvazija-amfora-2021"]],
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

  it.each(BY_TASTE)("finds in %s for %j what its card says so", async (language, query, expected, others = []) => {
    const { platform } = await openTestShop();
    const found = (await searchProducts(platform.database.read, language, query)).map(({ id }) => id);
    expect(found.slice(0, expected.length).sort()).toEqual(expected.toSorted());
    expect(found.filter((id) => others.includes(id))).toEqual([]);
  });

  it.each([
    ["hr", "vino"],
    ["en", "wine"],
    ["it", "vino"],
    ["de", "Wein"],
  ] as const)("finds in %s for %j wines before a box that is called so", async (language, query) => {
    const { platform } = await openTestShop();
    const found = await searchProducts(platform.database.read, language, query);
    expect(new Set(found.slice(0, 9).map(({ category }) => category))).toEqual(new Set(["wine"]));
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

import { expect, it } from "vitest";
import { translator } from "../../i18n/i18next.server.ts";
import { SAMPLE_CATALOGUE } from "../../shop/sample/sample-catalogue.ts";
import { describeLabel } from "./describe-label.server.ts";

const CATALOGUE = SAMPLE_CATALOGUE.map((entry) => ({ ...entry, ...entry.texts.en }));
const labelOf = (id: string) => {
  const product = CATALOGUE.find((candidate) => candidate.id === id);
  if (!product) throw new Error(`No ${id} in the sample`);
  return describeLabel(product, CATALOGUE, "en", translator("en", "product-label"));
};

it("a bottle's label tells its own ingredients and figures", () => {
  const { ingredients, contents, tables } = labelOf("teran-2023");
  expect(ingredients).toBe("Ingredients");
  expect(contents).toHaveLength(1);
  expect(contents[0]).toMatchObject({ ingredients: "Grapes, preservative: sulphites." });
  expect(tables).toMatchObject([{ names: ["Teran 2023"] }]);
  expect(tables[0]?.title).toBe("Nutrition per 100\u00a0ml");
  expect(tables[0]?.rows[0]).toEqual({ name: "Energy", amounts: ["304\u00a0kJ\u00a0/ 73\u00a0kcal"] });
  expect(tables[0]?.rows.filter(({ isPart }) => isPart).map(({ name }) => name)).toEqual([
    "of which saturates",
    "of which sugars",
  ]);
});

it("an oil's label tells how it is kept, and no other does", () => {
  expect(labelOf("ulje-buza-2025").facts).toContainEqual(["Storage", "away from light and heat"]);
  expect(labelOf("teran-2023").facts.map(([term]) => term)).not.toContain("Storage");
});

it("a gift box's label tells those of each bottle in it, as the bottle's own page does", () => {
  const { contents, tables } = labelOf("poklon-vino-i-ulje");
  expect(contents.map(({ name, allergens }) => [name, allergens.words])).toEqual([
    ["Teran 2023", "Contains sulphites"],
    ["Buža Olive Oil 2025", "No allergens that must be declared."],
  ]);
  for (const [index, id] of ["teran-2023", "ulje-buza-2025"].entries()) {
    const [own] = labelOf(id).contents;
    expect(contents[index]).toMatchObject({ ingredients: own?.ingredients, allergens: own?.allergens });
  }
  const amounts = tables.flatMap(({ names, rows }) =>
    names.map((name, at) => [name, rows.map((row) => row.amounts[at])]),
  );
  const own = ["teran-2023", "ulje-buza-2025"].flatMap((id) => labelOf(id).tables);
  expect(amounts).toEqual(own.map(({ names, rows }) => [names[0], rows.map((row) => row.amounts[0])]));
});

it("every gift box of the sample says what lies in it", () => {
  for (const { id, category } of CATALOGUE) {
    if (category === "gift") expect([id, labelOf(id).contents.length > 1]).toEqual([id, true]);
  }
});

import { useLanguage, useText } from "../../i18n/text.ts";
import { formatAlcohol, formatGrams, formatLitres } from "../../shop/catalogue/measures.ts";
import type { Nutrition, Product } from "../../shop/catalogue/product.ts";

type Shown = Pick<
  Product,
  "grape" | "year" | "volumeMl" | "alcoholTenths" | "serving" | "allergens" | "ingredients" | "nutrition" | "category"
>;

/** What the label says: the facts, the ingredients and the nutrition (Regulation (EU) 2021/2117). */
export function Facts({ product }: { product: Shown }) {
  const text = useText("product");
  const language = useLanguage();
  const { grape, year, volumeMl, alcoholTenths, serving, allergens, ingredients, nutrition, category } = product;
  const rows = [
    [text(category === "gift" ? "facts.contents" : category === "oil" ? "facts.olives" : "facts.grape"), grape],
    [text("facts.year"), year?.toString()],
    [text("facts.volume"), formatLitres(volumeMl)],
    [text("facts.alcohol"), alcoholTenths > 0 ? formatAlcohol(alcoholTenths, language) : undefined],
    [text("facts.serving"), serving ? `${serving.from}–${serving.to} °C` : undefined],
    [
      text("facts.allergens"),
      allergens.length > 0 ? allergens.map((name) => text(`allergens.${name}`)).join(", ") : text("allergens.none"),
    ],
    [text("facts.ingredients"), ingredients],
  ] as const;
  return (
    <div className="product-facts">
      <section aria-labelledby="product-facts-title">
        <h2 id="product-facts-title">{text("facts.title")}</h2>
        <dl className="product-list">
          {rows.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </section>
      <NutritionTable nutrition={nutrition} />
    </div>
  );
}

/** In the order and with the words of Regulation (EU) 1169/2011, annex XV. */
function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  const text = useText("product");
  const language = useLanguage();
  const grams = (value: number) => formatGrams(value, language);
  const rows = [
    ["energy", `${nutrition.energyKj} kJ / ${nutrition.energyKcal} kcal`],
    ["fat", grams(nutrition.fatGrams)],
    ["saturates", grams(nutrition.saturatesGrams)],
    ["carbohydrate", grams(nutrition.carbohydrateGrams)],
    ["sugars", grams(nutrition.sugarsGrams)],
    ["protein", grams(nutrition.proteinGrams)],
    ["salt", grams(nutrition.saltGrams)],
  ] as const;
  return (
    <section aria-labelledby="product-nutrition">
      <h2 id="product-nutrition">{text("nutrition.title")}</h2>
      <table className="product-nutrition">
        <thead>
          <tr>
            <th scope="col">{text("nutrition.what")}</th>
            <th scope="col">{text(`nutrition.per.${nutrition.per}`)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{text(`nutrition.${name}`)}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

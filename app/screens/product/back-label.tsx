import { useLanguage, useText } from "../../i18n/text.ts";
import type { Nutrition, Product } from "../../shop/catalogue/product.ts";
import { decimal, formatAlcohol, formatVolume } from "../../shop/catalogue/product-facts.ts";
import { WINERY } from "../../shop/winery/winery.ts";

/**
 * What stands on the back of a bottle, and has to be readable before it is bought (Regulation (EU) 1169/2011, article 14;
 * ingredients and nutrition of wine by Regulation (EU) 2021/2117).
 */
export function BackLabel({ product }: { product: Product }) {
  const text = useText("product");
  const { ingredients, allergens, nutrition } = product;
  const names = allergens.map((allergen) => text(`allergens.${allergen}`)).join(", ");
  return (
    <section className="card card-label product-label">
      <div>
        <h2>{text("label")}</h2>
        <Facts product={product} />
      </div>
      <div>
        <h3>{text("ingredients")}</h3>
        <p>{ingredients}</p>
        <p>{names ? <strong>{text("contains", { names })}</strong> : text("noAllergens")}</p>
        <NutritionTable nutrition={nutrition} />
      </div>
    </section>
  );
}

function Facts({ product }: { product: Product }) {
  const text = useText("product");
  const language = useLanguage();
  const { category, grape, year, volumeMl, alcoholTenths } = product;
  const { legalName } = WINERY.company;
  const { street, postalCode, city } = WINERY.address;
  const facts = [
    [text(`grape.${category}`), grape],
    [text("year"), year],
    [text("volume"), formatVolume(volumeMl, language)],
    [text("alcohol"), alcoholTenths > 0 && formatAlcohol(alcoholTenths, language)],
    [text("origin"), text("originValue")],
    [text("producer"), `${legalName}, ${street}, ${postalCode}\u00a0${city}`],
  ] as const;
  return (
    <dl className="product-facts">
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The order of annex XV; what is part of another value is set in. */
function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  const text = useText("product");
  const language = useLanguage();
  const grams = (amount: number) => `${decimal(amount, language)} g`;
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
    <table className="figures product-nutrition">
      <caption>{text(`nutrition.per.${nutrition.per}`)}</caption>
      <tbody>
        {rows.map(([name, amount]) => (
          <tr key={name} className={name === "saturates" || name === "sugars" ? "product-part" : undefined}>
            <th scope="row">{text(`nutrition.${name}`)}</th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

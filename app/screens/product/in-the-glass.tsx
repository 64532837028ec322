import { useLanguage, useText } from "../../i18n/text.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { decimal } from "../../shop/catalogue/product-facts.ts";
import { levelOf, SCALES, type Scale, sweetnessOf, type WineStyle } from "../../shop/catalogue/wine-style.ts";

/** What it is like and how it is served; nothing where neither is known. */
export function InTheGlass({ product }: { product: Product }) {
  const text = useText("product");
  const wine = product.style?.wine;
  if (!product.style && !product.serving) return null;
  return (
    <section className="glass">
      <h2>{text("inTheGlass")}</h2>
      <div className="glass-columns">
        {wine && <Scales category={product.category} wine={wine} />}
        <GlassFacts product={product} />
      </div>
    </section>
  );
}

/** Drawn by the style sheet; a screen reader is told each step in words. */
function Scales({ category, wine }: { category: Product["category"]; wine: WineStyle }) {
  const [text, card] = [useText("product"), useText("product-card")];
  const wordAt = (scale: Scale) =>
    scale === "sweetness"
      ? card(`sweetness.${sweetnessOf(category, wine)}`)
      : text(`scales.${scale}.${levelOf(scale, wine.scales[scale])}`);
  return (
    <ul className="glass-scales plain-list">
      {SCALES.map((scale) => {
        const [name, step] = [text(`scales.${scale}.name`), wine.scales[scale]];
        return (
          <li key={scale}>
            <span className="visually-hidden">{text("scales.step", { name, step, word: wordAt(scale) })}</span>
            <span aria-hidden="true">{text(`scales.${scale}.low`)}</span>
            <span aria-hidden="true" className="glass-scale" data-step={step} />
            <span aria-hidden="true">{text(`scales.${scale}.high`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function GlassFacts({ product: { category, serving, style } }: { product: Product }) {
  const [text, card] = [useText("product"), useText("product-card")];
  const language = useLanguage();
  const wine = style?.wine;
  const gramsPerLitre = (amount: number) => `${decimal(amount, language)} g/l`;
  const facts = [
    [text("serving"), serving && `${serving.from}–${serving.to} °C`],
    [text("glass"), style && text(`glasses.${style.glass}`)],
    [text("sugar"), wine && `${gramsPerLitre(wine.sugar)} (${card(`sweetness.${sweetnessOf(category, wine)}`)})`],
    [text("acidity"), wine && gramsPerLitre(wine.acidity)],
    [text("ageing"), wine && <Ageing category={category} ageing={wine.ageing} />],
    [text("drinkUntil"), wine?.drinkUntil],
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

/** A sparkling wine's time in the bottle is its time on the lees. */
function Ageing({ category, ageing }: { category: Product["category"]; ageing: WineStyle["ageing"] }) {
  const text = useText("product");
  const words = ageing.map(({ vessel, months }) => {
    const place = category === "sparkling" && vessel === "bottle" ? "lees" : vessel;
    return text("aged", { count: months, place: text(`vessels.${place}`) });
  });
  return words.join(", ");
}

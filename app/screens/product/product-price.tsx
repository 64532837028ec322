import { useText } from "../../i18n/text.ts";
import { centsPerLitre, formatLitres } from "../../shop/catalogue/measures.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { formatEuro } from "../../shop/money/money.ts";
import { Price } from "../../ui/price.tsx";

/** The price, and the price of a litre beside it as the law asks; a box of several goods has no price of a litre. */
export function ProductPrice({ product }: { product: Pick<Product, "priceCents" | "volumeMl" | "category"> }) {
  const text = useText("product");
  const { priceCents, volumeMl, category } = product;
  return (
    <div className="product-price">
      <Price cents={priceCents} kuna className="product-amount" />
      <p className="product-note">
        {formatLitres(volumeMl)}
        {category !== "gift" && ` · ${text("perLitre", { price: formatEuro(centsPerLitre(priceCents, volumeMl)) })}`}
        {` · ${text("taxIncluded")}`}
      </p>
    </div>
  );
}

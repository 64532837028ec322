import { Link } from "@remix-run/react";
import { AddOneToCart } from "../../frame/cart/add-to-cart.tsx";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { formatLitres } from "../../shop/catalogue/measures.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { ProductPicture } from "../../ui/picture/product-picture.tsx";
import { Price } from "../../ui/price.tsx";

type Props = {
  product: Pick<Product, "id" | "slug" | "name" | "year" | "summary" | "volumeMl" | "priceCents" | "stock" | "drawing">;
};

/** One bottle of the shelf: the whole card leads to its page, the button puts it into the cart. */
export function ProductCard({ product }: Props) {
  const text = useText("our-products");
  const language = useLanguage();
  const { slug, name, year, summary, volumeMl, priceCents, stock, drawing } = product;
  const soldOut = stock < 1;
  return (
    <li className={soldOut ? "product-card product-card-sold-out" : "product-card"}>
      <ProductPicture drawing={drawing} className="product-card-picture" />
      <h2>
        <Link to={pathTo("product", language, { slug })} prefetch="intent">
          {name} {year}
        </Link>
      </h2>
      <p className="product-card-summary">{summary}</p>
      <p className="product-card-price">
        <Price cents={priceCents} kuna />
        <span className="product-card-volume">{formatLitres(volumeMl)}</span>
      </p>
      {soldOut ? (
        <p className="product-card-note">{text("soldOut")}</p>
      ) : (
        <AddOneToCart product={product}>{text("add")}</AddOneToCart>
      )}
    </li>
  );
}

import { useCart } from "../../frame/cart/cart-context.tsx";
import { useLanguage } from "../../i18n/text.ts";
import { assetPath, pathTo } from "../../routing/paths.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { CardList } from "../../ui/card-list.tsx";
import { Link } from "../../ui/link.tsx";
import { LitrePrice, Price } from "../../ui/price.tsx";
import type { CardProduct } from "../../ui/product-card.tsx";

type Companion = Pick<Product, "id" | "priceCents"> & {
  /** With its vintage. */
  name: string;
  /** In its address; left out where it is the id. */
  slug?: string | undefined;
  /** As `groundOf` names it. */
  ground: string;
  /** As a card has it. */
  volumeMl?: number | undefined;
};

type Props = { title: string; products: readonly Companion[] };

/** Other products of the winery, each on its ground: what goes with it, or what to buy instead. */
export function Companions({ title, products }: Props) {
  const language = useLanguage();
  if (products.length === 0) return null;
  return (
    <section className="companions">
      <h2>{title}</h2>
      <ul className="plain-list">
        {products.map(({ id, slug = id, name, ground, priceCents, volumeMl }) => (
          <li key={id} className={ground}>
            <Link to={pathTo("product", language, { slug })}>
              <img src={assetPath(id, "card")} alt="" width="24" height="60" loading="lazy" />
              <span>
                {name}
                <Price cents={priceCents} kuna />
                <LitrePrice cents={priceCents} volumeMl={volumeMl} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Bottle = Pick<Companion, "id" | "name" | "slug"> & { summary: string };

/** The bottles of a gift box and what each is like; they show no prices beside the box's. */
export function BoxContents({ title, bottles }: { title: string; bottles: readonly Bottle[] }) {
  const language = useLanguage();
  return (
    <section className="box-contents">
      <h2>{title}</h2>
      <ul className="plain-list">
        {bottles.map(({ id, slug = id, name, summary }) => (
          <li key={id}>
            <Link to={pathTo("product", language, { slug })}>
              <img src={assetPath(id, "card")} alt="" width="24" height="60" loading="lazy" />
              <span>
                <b>{name}</b>
                <span className="small">{summary}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The most similar products. */
export function SimilarProducts({ title, products }: { title: string; products: readonly CardProduct[] }) {
  const { onCartForm } = useCart();
  if (products.length === 0) return null;
  return (
    <section className="product-similar">
      <div className="wrap">
        <h2>{title}</h2>
        <CardList products={products} onCartForm={onCartForm} heading="h3" />
      </div>
    </section>
  );
}

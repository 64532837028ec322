import { useCart } from "../../frame/cart/cart-context.tsx";
import { useText } from "../../i18n/text.ts";
import { type CardProduct, ProductCard } from "../../ui/product-card.tsx";

/** What stands next to the product on the shelf. */
export function RelatedProducts({ products }: { products: readonly CardProduct[] }) {
  const text = useText("product");
  const { onCartForm } = useCart();
  if (products.length === 0) return null;
  return (
    <section className="product-related">
      <div className="wrap">
        <h2>{text("related")}</h2>
        <ul className="product-cards plain-list">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} onCartForm={onCartForm} heading="h3" />
          ))}
        </ul>
      </div>
    </section>
  );
}

import { useCart } from "../../frame/cart/cart-context.tsx";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { CardList } from "../../ui/card-list.tsx";
import type { CardProduct } from "../../ui/product-card.tsx";
import { SectionLink } from "./section-link.tsx";

/** Four bottles of the cellar, as the list shows them. */
export function WinesSection({ wines }: { wines: readonly CardProduct[] }) {
  const text = useText("home");
  const language = useLanguage();
  const { onCartForm } = useCart();
  if (wines.length === 0) return null;
  return (
    <section className="section wrap">
      <div className="home-section-head">
        <h2>{text("wines.title")}</h2>
        <SectionLink to={pathTo("our-products", language)}>{text("wines.all")}</SectionLink>
      </div>
      <CardList products={wines} onCartForm={onCartForm} heading="h3" />
    </section>
  );
}

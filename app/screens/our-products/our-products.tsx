import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useCart } from "../../frame/cart/cart-context.tsx";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { LANGUAGE_TAGS } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { filterFromQuery, filterProducts } from "../../shop/catalogue/product-list.ts";
import { listProducts } from "../../shop/catalogue/products.store.server.ts";
import { cardProduct } from "../../ui/card-product.server.ts";
import { ProductCard } from "../../ui/product-card.tsx";
import { CategoryLinks } from "./category-links.tsx";
import { FilterForm } from "./filter-form.tsx";
import { NoProducts } from "./no-products.tsx";
import sheet from "./our-products.css?url";

export const handle = { i18n: ["our-products", "product-card"] };
export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "our-products");
  const { platform, language, url } = screenRequest;
  const filter = filterFromQuery(url.searchParams);
  const products = await listProducts(platform.database.read, language, filter.category ?? undefined);
  return {
    page: describePage(screenRequest, "our-products"),
    filter,
    products: filterProducts(products, filter, LANGUAGE_TAGS[language]).map((product) =>
      cardProduct(product, screenRequest.text),
    ),
  };
}

/** The catalogue, whole or as much of it as the visitor asks for. */
export default function OurProducts() {
  const { filter, products } = useLoaderData<typeof loader>();
  const text = useText("our-products");
  const { onCartForm } = useCart();
  return (
    <div className="wrap products">
      <header className="products-head">
        <h1>{text("title")}</h1>
        <p className="lead">{text("lead")}</p>
      </header>
      <CategoryLinks filter={filter} />
      <FilterForm filter={filter} />
      <p className={products.length === 0 ? "visually-hidden" : "products-count"} role="status">
        {text("count", { count: products.length })}
      </p>
      {products.length === 0 && <NoProducts filter={filter} />}
      <ul className="product-cards plain-list">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} onCartForm={onCartForm} />
        ))}
      </ul>
      <p className="products-note">{text("note")}</p>
    </div>
  );
}

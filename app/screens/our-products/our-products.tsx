import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useCart } from "../../frame/cart/cart-context.tsx";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { LANGUAGE_TAGS } from "../../i18n/languages.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { filterFromQuery, filterProducts, nearestProducts } from "../../shop/catalogue/product-list.ts";
import { listProducts } from "../../shop/catalogue/products.store.server.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { cardProduct } from "../../ui/card-product.server.ts";
import { ProductPicture } from "../../ui/drawings/products/product-picture.tsx";
import { Link } from "../../ui/link.tsx";
import { ProductCard } from "../../ui/product-card.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { CategoryLinks } from "./category-links.tsx";
import { describeNothing } from "./describe-nothing.server.ts";
import { FilterForm } from "./filter-form.tsx";
import { NoProducts } from "./no-products.tsx";
import sheet from "./our-products.css?url";
import { ownBoxMarkup } from "./own-box.server.ts";

export const handle = { i18n: ["our-products", "product-card"] };
export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "our-products");
  const { platform, language, url } = screenRequest;
  const filter = filterFromQuery(url.searchParams);
  const catalogue = await listProducts(platform.database.read, language);
  const found = filterProducts(catalogue, filter, LANGUAGE_TAGS[language]);
  const nearest = found.length === 0 ? nearestProducts(catalogue, filter) : [];
  const cards = (products: typeof catalogue) =>
    products.map((product) => cardProduct(product, language, screenRequest.text));
  return {
    page: describePage(screenRequest, "our-products"),
    filter,
    products: cards(found),
    nothing: found.length === 0 ? describeNothing(filter, screenRequest.text("no-products")) : null,
    nearest: cards(nearest),
    ownBox: { picture: ownBoxMarkup(catalogue) },
  };
}

/** The catalogue, whole or as much of it as the visitor asks for. */
export default function OurProducts() {
  const { filter, products, nothing, nearest, ownBox } = useLoaderData<typeof loader>();
  const text = useText("our-products");
  const { onCartForm } = useCart();
  const cards = (shown: typeof products) =>
    shown.map((product) => <ProductCard key={product.id} product={product} onCartForm={onCartForm} />);
  return (
    <div className="wrap products">
      <header className="products-head">
        <h1>{text("title")}</h1>
        <p className="lead">{text("lead")}</p>
        <p className="products-terms">{text("terms")}</p>
      </header>
      <div className="products-filters">
        <CategoryLinks filter={filter} />
        <details className="products-refine">
          <summary>
            <span>{text("refine")}</span>
          </summary>
          <FilterForm filter={filter} />
        </details>
      </div>
      <ActiveFilters filter={filter} count={products.length} />
      {nothing && (
        <NoProducts filter={filter} words={nothing} hasNearest={nearest.length > 0}>
          <ul className="product-cards plain-list">{cards(nearest)}</ul>
        </NoProducts>
      )}
      {products.length > 0 && (
        <ul className="product-cards plain-list">
          {cards(products)}
          <OwnBox {...ownBox} />
        </ul>
      )}
    </div>
  );
}

/** Looks like a product's card, and leads to how bottles travel; its button to the wines. */
function OwnBox({ picture }: { picture?: string | undefined }) {
  const text = useText("our-products");
  const language = useLanguage();
  return (
    <li className="product-card kind-gift">
      <ProductPicture markup={picture} className="product-card-picture" />
      <h2>
        <Link to={pathTo("delivery", language)}>{text("note.title")}</Link>
      </h2>
      <p className="product-card-summary products-note">{text("note.text")}</p>
      <ButtonLink kind="secondary" href={pathTo("our-products", language, {}, { category: "wine" })}>
        {text("note.start")}
      </ButtonLink>
    </li>
  );
}

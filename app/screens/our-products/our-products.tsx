import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { LANGUAGE_TAGS } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { cheapestBox } from "../../shop/cart/box.ts";
import {
  filterFromQuery,
  filterProducts,
  hasPriceLimit,
  nearestProducts,
  shelvesOf,
} from "../../shop/catalogue/product-list.ts";
import { listProducts } from "../../shop/catalogue/products.store.server.ts";
import { cardProduct } from "../../ui/card-product.server.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { CategoryLinks } from "./category-links.tsx";
import { describeNothing } from "./describe-nothing.server.ts";
import { FilterForm } from "./filter-form.tsx";
import { NoProducts } from "./no-products.tsx";
import sheet from "./our-products.css?url";
import { ownBoxMarkup } from "./own-box.server.ts";
import { ProductShelf } from "./product-shelf.tsx";

export const handle = { i18n: ["our-products", "product-card"] };
export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "our-products");
  const { platform, language, url } = screenRequest;
  const filter = filterFromQuery(url.searchParams);
  const catalogue = await listProducts(platform.database.read, language);
  const found = filterProducts(catalogue, filter, LANGUAGE_TAGS[language]);
  const cards = (products: typeof catalogue) =>
    products.map((product) => cardProduct(product, language, screenRequest.text));
  return {
    page: describePage(screenRequest, "our-products"),
    filter,
    shelves: shelvesOf(found, filter).map(({ kind, products }) => ({ kind, products: cards(products) })),
    nothing:
      found.length === 0
        ? {
            words: describeNothing(filter, screenRequest.text("no-products")),
            nearest: cards(nearestProducts(catalogue, filter)),
          }
        : undefined,
    // It has no price of its own that could be looked for.
    ownBox: hasPriceLimit(filter) ? undefined : { picture: ownBoxMarkup(catalogue), example: cheapestBox(catalogue) },
  };
}

/** The catalogue, complete or as filtered. */
export default function OurProducts() {
  const { filter, shelves, nothing, ownBox } = useLoaderData<typeof loader>();
  const text = useText("our-products");
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
      <ActiveFilters filter={filter} count={shelves.flatMap(({ products }) => products).length} />
      {nothing && (
        <NoProducts filter={filter} words={nothing.words} hasNearest={nothing.nearest.length > 0}>
          <ProductShelf kind={null} products={nothing.nearest} />
        </NoProducts>
      )}
      {shelves.map((shelf, index) => (
        <ProductShelf key={shelf.kind} {...shelf} ownBox={index === 0 ? ownBox : undefined} />
      ))}
      <p className="small quiet">{text("prices")}</p>
    </div>
  );
}

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AddSomeToCart } from "../../frame/cart/add-to-cart.tsx";
import { describePage } from "../../frame/page.server.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { notFound, openVisit } from "../../session/visit.server.ts";
import { relatedProducts } from "../../shop/catalogue/product-list.ts";
import { findProductBySlug, listProducts } from "../../shop/catalogue/products.store.server.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { PictureSprite, ProductPicture } from "../../ui/picture/product-picture.tsx";
import { Facts } from "./facts.tsx";
import sheet from "./product.css?url";
import { productForSearchEngines } from "./product-for-search-engines.ts";
import { ProductPrice } from "./product-price.tsx";
import { Related } from "./related.tsx";
import { StockNote } from "./stock-note.tsx";

export const handle = { i18n: ["product", "our-products"] };
export const links = () => [{ rel: "stylesheet", href: sheet }];
export { unlessOnlyOverlayChanged as shouldRevalidate } from "../../frame/overlay/overlay.ts";
export { publicPage as headers } from "../../frame/page-meta.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args, "product");
  const { platform, language, params } = visit;
  const product = await findProductBySlug(platform.database.read, language, params.slug ?? "");
  if (!product) throw notFound();
  const related = relatedProducts(product, await listProducts(platform.database.read, language));
  return {
    page: describePage(visit, "product", {
      title: [product.name, product.year].filter(Boolean).join(" "),
      description: product.summary,
      structured: productForSearchEngines(product, language, platform.settings.publicUrl, visit.text("our-products")),
    }),
    product,
    related: related.map(({ id, slug, name, year, priceCents, drawing }) => {
      return { id, slug, name, year, priceCents, drawing };
    }),
  };
}

/** Everything about one product, and the way to have it. */
export default function ProductPage() {
  const { product, related } = useLoaderData<typeof loader>();
  const text = useText("product");
  const list = useText("our-products");
  const language = useLanguage();
  const { name, year, summary, grape, category, drawing, stock, boxed, tastingNote, food } = product;
  const shelf = pathTo("our-products", language, {}, { category });
  return (
    <div className="wrap product">
      <Breadcrumbs
        label={text("breadcrumbs")}
        items={[
          { href: pathTo("our-products", language), label: list("title") },
          { href: shelf, label: list(`categories.${category}`) },
          { label: name },
        ]}
      />
      <PictureSprite drawings={[drawing, ...related.map((other) => other.drawing)]} />
      <div className="product-top">
        <ProductPicture drawing={drawing} title={text("picture", { name })} className="product-picture" />
        <div className="product-offer">
          <p className="overline">{grape}</p>
          <h1>
            {name} {year}
          </h1>
          <p className="lead">{summary}</p>
          <ProductPrice product={product} />
          <StockNote stock={stock} />
          {stock > 0 && <AddSomeToCart product={product}>{list("add")}</AddSomeToCart>}
          {boxed && stock > 0 && <p className="product-note">{text("boxed")}</p>}
        </div>
      </div>
      <div className="product-words">
        <section aria-labelledby="product-taste">
          <h2 id="product-taste">{text("tastingNote")}</h2>
          <p>{tastingNote}</p>
        </section>
        <section aria-labelledby="product-food">
          <h2 id="product-food">{text("food")}</h2>
          <p>{food}</p>
        </section>
      </div>
      <Facts product={product} />
      <Related products={related} />
    </div>
  );
}

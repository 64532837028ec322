import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { notFound, openScreen } from "../../session/screen-request.server.ts";
import { formatVolume, isSlug } from "../../shop/catalogue/product-facts.ts";
import { relatedProducts } from "../../shop/catalogue/product-list.ts";
import { findProductBySlug, listProducts } from "../../shop/catalogue/products.store.server.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { cardProduct } from "../../ui/card-product.server.ts";
import { ProductPicture } from "../../ui/drawings/products/product-picture.tsx";
import { Link } from "../../ui/link.tsx";
import { BackLabel } from "./back-label.tsx";
import { BuyBox } from "./buy-box.tsx";
import { describeGlass } from "./describe-glass.server.ts";
import { InTheGlass } from "./in-the-glass.tsx";
import sheet from "./product.css?url";
import { crumbsForSearchEngines, productForSearchEngines } from "./product-for-search-engines.ts";
import { RelatedProducts } from "./related-products.tsx";

export const handle = { i18n: ["product", "product-card"] };
export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "product");
  const { platform, language, params } = screenRequest;
  const { read } = platform.database;
  const product = isSlug(params.slug) ? await findProductBySlug(read, language, params.slug) : null;
  if (!product) throw notFound();
  const [text, wineText] = [screenRequest.text("product"), screenRequest.text("wine")];
  const title = [product.name, product.year].filter(Boolean).join(" ");
  const volume = formatVolume(product.volumeMl, language);
  const crumbs = crumbsForSearchEngines(screenRequest, title);
  return {
    page: describePage(screenRequest, "product", {
      title,
      description: text("meta.description", { summary: product.summary, volume }),
      structured: [productForSearchEngines(product, title, screenRequest), crumbs],
    }),
    product: { ...product, style: null, serving: null },
    glass: describeGlass(product, language, wineText),
    related: relatedProducts(product, await listProducts(read, language)).map((one) => cardProduct(one, wineText)),
  };
}

/** One product: what it is, what it costs, what the law wants told before it is bought, and what stands next to it. */
export default function ProductScreen() {
  const { product, glass, related } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const text = useText("product");
  const { name, year, category, summary, drawing, tastingNote, food } = product;
  return (
    <>
      <article className="wrap product">
        <Crumbs name={name} />
        <div className="product-top">
          <ProductPicture drawing={drawing} year={year} className="product-picture" title={text("picture", { name })} />
          <div className="product-words">
            <p className="overline">
              <Link to={pathTo("our-products", language, {}, { category })}>{text(`categories.${category}`)}</Link>
            </p>
            <h1>
              {name} {year && <span className="product-year">{year}</span>}
            </h1>
            <p className="lead">{summary}</p>
            <BuyBox product={product} />
          </div>
        </div>
        <Notes tastingNote={tastingNote} food={food} />
        {glass && <InTheGlass glass={glass} />}
        <BackLabel product={product} />
      </article>
      <RelatedProducts products={related} />
    </>
  );
}

function Crumbs({ name }: { name: string }) {
  const [text, frame] = [useText("product"), useText()];
  const language = useLanguage();
  return (
    <Breadcrumbs
      label={text("breadcrumbs")}
      items={[
        { href: pathTo("home", language), label: frame("screens.home") },
        { href: pathTo("our-products", language), label: frame("screens.our-products") },
        { label: name },
      ]}
    />
  );
}

function Notes({ tastingNote, food }: { tastingNote: string; food: string }) {
  const text = useText("product");
  return (
    <div className="product-notes">
      <section>
        <h2>{text("tastingNote")}</h2>
        <p className="lead">{tastingNote}</p>
      </section>
      <section>
        <h2>{text("food")}</h2>
        <p className="lead">{food}</p>
      </section>
    </div>
  );
}

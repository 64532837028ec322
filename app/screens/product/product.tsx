import type { LoaderFunctionArgs, MetaFunction, SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { boundLetters } from "../../i18n/bound-letters.ts";
import type { Language } from "../../i18n/languages.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { notFound, openScreen } from "../../session/screen-request.server.ts";
import { nameWithYear } from "../../shop/catalogue/name-with-year.ts";
import type { Category, Product } from "../../shop/catalogue/product.ts";
import { formatVolume, isSlug, pricedVolumeMl } from "../../shop/catalogue/product-properties.ts";
import { findProductBySlug, listProducts } from "../../shop/catalogue/products.store.server.ts";
import { COUNTRY_OF_LANGUAGE } from "../../shop/delivery/delivery.ts";
import { findShippingPrice } from "../../shop/delivery/shipping-prices.store.server.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { factsLine, groundOf } from "../../ui/card-product.server.ts";
import { pictureMarkup } from "../../ui/drawings/products/picture-markup.server.ts";
import { BackLabel } from "./back-label.tsx";
import { BuyBar, BuyBox, BuyTerms } from "./buy-box.tsx";
import { describeLabel } from "./describe-label.server.ts";
import { describeNeighbours } from "./describe-neighbours.server.ts";
import { describeOrigin } from "./describe-origin.server.ts";
import { describeWine } from "./describe-wine.server.ts";
import { InTheGlass } from "./in-the-glass.tsx";
import { Origin } from "./origin.tsx";
import sheet from "./product.css?url";
import { crumbsForSearchEngines, productForSearchEngines } from "./product-for-search-engines.ts";
import { PouredBottle, ProductHead } from "./product-top.tsx";
import { BoxContents, Companions, SimilarProducts } from "./related-products.tsx";

export const handle = { i18n: ["product", "product-card"] };
export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "product");
  const { platform, language, params, text } = screenRequest;
  const { read } = platform.database;
  const product = isSlug(params.slug) ? await findProductBySlug(read, language, params.slug) : null;
  if (!product) throw notFound();
  const catalogue = await listProducts(read, language);
  const title = nameWithYear(product);
  const { nutrition, style, bottled, boxContents, serving, ingredients, allergens, grape, drawing, ...told } = product;
  const volume = formatVolume(product.volumeMl, language);
  return {
    page: describePage(screenRequest, "product", {
      title,
      description: text("product")("meta.description", { summary: product.summary, volume }),
      structured: [
        productForSearchEngines(product, title, screenRequest),
        crumbsForSearchEngines(screenRequest, title),
      ],
    }),
    product: {
      ...told,
      ...withBoundLetters(product, language),
      volumeMl: pricedVolumeMl(product),
      ground: groundOf(product),
    },
    picture: pictureMarkup(product, true),
    kind: text("our-products")(`categories.${product.category}`),
    tellMe: product.stock <= 0 ? text("product-label")("related.tellMe") : undefined,
    packing: text("product-label")(`packing.${product.boxed ? "boxed" : "single"}`),
    delivery: await findShippingPrice(read, COUNTRY_OF_LANGUAGE[language]),
    ...describeWine(product, language, text),
    // The heading tells its year.
    facts: style?.wine ? undefined : factsLine({ ...product, year: null }, language, text("product-label")),
    origin: describeOrigin(product.slug, language, text("vineyards")),
    label: describeLabel(product, catalogue, language, text("product-label")),
    ...describeNeighbours(product, catalogue, language, text),
  };
}

/** Its sentences as they stand in lines. */
function withBoundLetters({ summary, tastingNote, food }: Product, language: Language) {
  const bound = (sentence: string) => boundLetters(sentence, language);
  return { summary: bound(summary), tastingNote: bound(tastingNote), food: bound(food) };
}

/** One product: what it is and costs, what it is like, where it comes from, and what the law requires before buying. */
export default function ProductScreen() {
  const data = useLoaderData<typeof loader>();
  const { product, picture, poured, taste, facts, medal, packing, delivery, instead, inTheBox, similar } = data;
  return (
    <>
      <article className="wrap product">
        <Crumbs name={product.name} kind={data.kind} category={product.category} />
        {/* Less is said beside what has no taste to tell of, and its picture is lower. */}
        <div className={taste ? "product-top" : "product-top product-short"}>
          <PouredBottle product={product} picture={picture} poured={poured} />
          <ProductHead product={product} taste={taste} facts={facts} medal={medal} />
          <BuyBox product={product} tellMe={data.tellMe} instead={instead} />
          <BuyTerms product={product} packing={packing} delivery={delivery} instead={instead} />
          {inTheBox && <BoxContents {...inTheBox} />}
        </div>
        <div className="product-more">
          <Details {...data} />
          <BuyBar product={product} />
        </div>
      </article>
      <SimilarProducts {...similar} />
    </>
  );
}

/** What is told below the fold. */
function Details({ product, glass, goesWith, origin, label }: SerializeFrom<typeof loader>) {
  return (
    <div>
      <div className="product-notes">
        <Notes tastingNote={product.tastingNote} food={product.food} />
        {glass && <InTheGlass glass={glass} />}
        <Companions {...goesWith} />
      </div>
      {origin && <Origin origin={origin} />}
      <BackLabel label={label} />
    </div>
  );
}

function Crumbs({ name, kind, category }: { name: string; kind: string; category: Category }) {
  const [text, frame] = [useText("product"), useText()];
  const language = useLanguage();
  return (
    <Breadcrumbs
      label={text("breadcrumbs")}
      items={[
        { href: pathTo("home", language), label: frame("screens.home") },
        { href: pathTo("our-products", language), label: frame("screens.our-products") },
        { href: pathTo("our-products", language, {}, { category }), label: kind },
        { label: name },
      ]}
    />
  );
}

function Notes({ tastingNote, food }: { tastingNote: string; food: string }) {
  const text = useText("product");
  return (
    <>
      <section>
        <h2>{text("tastingNote")}</h2>
        <p className="lead">{tastingNote}</p>
      </section>
      <section>
        <h2>{text("food")}</h2>
        <p className="lead">{food}</p>
      </section>
    </>
  );
}

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useCart } from "../../frame/cart/cart-context.tsx";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useText } from "../../i18n/text.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { listProducts } from "../../shop/catalogue/products.store.server.ts";
import { winesToShow } from "../../shop/catalogue/wines-to-show.ts";
import { tidyQuery } from "../../shop/search/query.ts";
import { searchProducts } from "../../shop/search/search-products.server.ts";
import { cardProduct } from "../../ui/card-product.server.ts";
import { CardRow } from "../../ui/card-row.tsx";
import { Link } from "../../ui/link.tsx";
import { describeHits, type Hit } from "./describe-hits.server.ts";
import sheet from "./search.css?url";
import { SearchForm } from "./search-form.tsx";
import { NothingFound, OftenSearched } from "./search-hints.tsx";

export const handle = { i18n: ["search", "product-card"] };
export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "search");
  const { platform, language, url, text } = screenRequest;
  const query = tidyQuery(url.searchParams.get("q"));
  const read = platform.database.read;
  const products = query === "" ? [] : await searchProducts(read, language, query);
  const hits = describeHits(language, query);
  const isNothing = query !== "" && products.length + hits.awards.length + hits.pages.length === 0;
  const instead = isNothing ? winesToShow(await listProducts(read, language, "wine")) : [];
  const cards = (shown: typeof products) => shown.map((product) => cardProduct(product, language, text));
  return {
    page: describePage(screenRequest, "search"),
    query,
    products: cards(products),
    instead: cards(instead),
    ...hits,
  };
}

/** A field and its results: products, awards, pages; without a query or results, popular searches and some wines instead. */
export default function SearchScreen() {
  const { query, products, instead, awards, pages } = useLoaderData<typeof loader>();
  const text = useText("search");
  const { onCartForm } = useCart();
  const count = products.length + awards.length + pages.length;
  return (
    <div className="wrap search">
      <header className="search-head">
        <h1>{text("title")}</h1>
        <SearchForm query={query} />
        <p className="search-count" role="status">
          {query !== "" && text("found", { count, query })}
        </p>
      </header>
      {query === "" && <OftenSearched />}
      {query !== "" && count === 0 && <NothingFound />}
      <CardRow title={text("products")} products={products} onCartForm={onCartForm} />
      <CardRow title={text("none.wines")} products={instead} onCartForm={onCartForm} />
      <div className="search-others">
        <Hits title={text("awards")} hits={awards} />
        <Hits title={text("pages")} hits={pages} />
      </div>
    </div>
  );
}

function Hits({ title, hits }: { title: string; hits: readonly Hit[] }) {
  if (hits.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="plain-list search-hits">
        {hits.map(({ to, name, note, award }) => (
          <li key={to}>
            {award && <img src={award.medal} width="480" height="480" alt="" loading="lazy" />}
            <Link to={to}>{name}</Link>
            <p className="small quiet">{note}</p>
            {award?.said && <p className="small">{award.said}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

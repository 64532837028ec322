import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { readBody } from "../../forms/answer-form.server.ts";
import { useCart } from "../../frame/cart/cart-context.tsx";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { localPath } from "../../routing/local-path.ts";
import { pathTo } from "../../routing/paths.ts";
import { changeFavourites, favouritesOfVisitor } from "../../session/favourites.server.ts";
import { leaveNotice } from "../../session/notice.server.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { sessionOf } from "../../session/user.server.ts";
import { findProducts, listProducts } from "../../shop/catalogue/products.store.server.ts";
import { winesToShow } from "../../shop/catalogue/wines-to-show.ts";
import { readFavouriteChange } from "../../shop/favourites/favourite-change.server.ts";
import { CardList } from "../../ui/card-list.tsx";
import { cardProduct } from "../../ui/card-product.server.ts";
import { CardRow } from "../../ui/card-row.tsx";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { Link } from "../../ui/link.tsx";
import { NothingYet } from "../../ui/nothing-yet.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { CardProduct } from "../../ui/product-card.tsx";
import sheet from "./favourites.css?url";

export const handle = { i18n: ["favourites", "product-card"] };
export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "favourites");
  const { platform, request, language, text } = screenRequest;
  const session = await sessionOf(request, platform);
  const { favourites } = favouritesOfVisitor(request, platform, session);
  const found = await findProducts(platform.database.read, language, favourites);
  const wines = await listProducts(platform.database.read, language, "wine");
  const others = winesToShow(wines.filter(({ id }) => !favourites.includes(id)));
  const latestFirst = favourites.toReversed().flatMap((id) => found.find((product) => product.id === id) ?? []);
  return {
    page: describePage(screenRequest, "favourites"),
    products: latestFirst.map((product) => cardProduct(product, language, text)),
    others: others.map((product) => cardProduct(product, language, text)),
    loggedIn: session !== null,
  };
}

/** Makes a product a favourite, or no longer; sending it again changes nothing (docs/rules.md "Favourites"). */
export async function action(args: ActionFunctionArgs) {
  const { platform, request, language } = await openScreen(args, "favourites");
  const { fields } = await readBody(request);
  const change = readFavouriteChange(fields);
  const isThere = change && (await findProducts(platform.database.read, language, [change.productId])).length > 0;
  if (!change || (change.isWanted && !isThere)) return data({ refused: true }, { status: 422 });
  const session = await sessionOf(request, platform);
  const headers = new Headers({ "Set-Cookie": await changeFavourites(request, platform, session, change) });
  const from = localPath(fields.from);
  // A script shows by itself what was done, and names no page to lead back to.
  if (change.isWanted && from !== null) headers.append("Set-Cookie", leaveNotice(platform, "liked"));
  return redirect(from ?? pathTo("favourites", language), { status: 303, headers });
}

/** The visitor's favourites, the latest first, each with a form that adds it to the cart, and what else there is to like. */
export default function FavouritesScreen() {
  const { products, others, loggedIn } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() !== undefined;
  const text = useText("favourites");
  const { onCartForm } = useCart();
  const alert = refused && <Notice tone="alert">{text("refused")}</Notice>;
  if (products.length === 0) return <NoFavourites alert={alert} others={others} />;
  return (
    <div className="wrap favourites">
      <header className="favourites-head">
        <h1>{text("title")}</h1>
        {alert}
        <p className="lead">{loggedIn ? text("inAccount") : <OnThisDevice />}</p>
      </header>
      <CardList products={products} onCartForm={onCartForm} kept />
      <CardRow
        className="favourites-others"
        title={text("others")}
        products={others}
        onCartForm={onCartForm}
        kept={false}
      />
    </div>
  );
}

function NoFavourites({ alert, others }: { alert: ReactNode; others: readonly CardProduct[] }) {
  const text = useText("favourites");
  const { onCartForm } = useCart();
  return (
    <div className="favourites-none">
      <NothingYet drawing={<Scene name="heart-leaf" first />} title={text("empty.title")} shop={text("empty.shop")}>
        {alert}
        <p>{text("empty.message")}</p>
      </NothingYet>
      <div className="wrap">
        <CardRow title={text("empty.wines")} products={others} onCartForm={onCartForm} kept={false} />
      </div>
    </div>
  );
}

/** How long they are kept, and how they come to every device. */
function OnThisDevice() {
  const text = useText("favourites");
  return (
    <>
      {text("onThisDevice")} <Link to={pathTo("login", useLanguage())}>{text("byLogin")}</Link>.
    </>
  );
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm, readBody } from "../../forms/answer-form.server.ts";
import { openForm } from "../../forms/open-form.server.ts";
import { useCart } from "../../frame/cart/cart-context.tsx";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { assetPath, pathTo } from "../../routing/paths.ts";
import { notFound, openScreen, type ScreenRequest } from "../../session/screen-request.server.ts";
import { nameWithYear } from "../../shop/catalogue/name-with-year.ts";
import { similarProducts } from "../../shop/catalogue/neighbours.ts";
import { isSlug } from "../../shop/catalogue/product-properties.ts";
import { findProductBySlug, listProducts } from "../../shop/catalogue/products.store.server.ts";
import { askStockAlert } from "../../shop/stock-alerts/ask-stock-alert.server.ts";
import { stockAlertForm } from "../../shop/stock-alerts/stock-alert-schema.server.ts";
import { AccountPage } from "../../ui/account-page.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { cardProduct, groundOf } from "../../ui/card-product.server.ts";
import { CardRow } from "../../ui/card-row.tsx";
import { Envelope } from "../../ui/drawings/scenes/envelope.tsx";
import { ResultPage } from "../../ui/result-page.tsx";
import sheet from "./back-in-stock.css?url";
import { StockAlertForm } from "./stock-alert-form.tsx";

export const handle = { i18n: ["back-in-stock", "product-card"] };
export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data?.page),
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "back-in-stock");
  const { platform, language, text } = screenRequest;
  const found = await productAt(screenRequest);
  const similar = similarProducts(found, await listProducts(platform.database.read, language));
  const { id, slug, stock } = found;
  const product = { id, slug, name: nameWithYear(found), ground: groundOf(found), inStock: stock > 0 };
  return {
    page: describePage(screenRequest, "back-in-stock"),
    product,
    instead: {
      title: text("product-label")("related.nearest"),
      products: similar.map((one) => cardProduct(one, language, text)),
    },
    setup: openForm(screenRequest, stockAlertForm),
    sent: screenRequest.url.searchParams.has("sent"),
  };
}

/** @throws Response 404 where nothing has the address's slug */
async function productAt({ platform, language, params }: ScreenRequest) {
  const { read } = platform.database;
  const product = isSlug(params.slug) ? await findProductBySlug(read, language, params.slug) : null;
  if (!product) throw notFound();
  return product;
}

export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "back-in-stock");
  const { platform, language } = screenRequest;
  const { id, slug } = await productAt(screenRequest);
  return answerForm(screenRequest, stockAlertForm, await readBody(args.request), undefined, async ({ email }) => {
    await askStockAlert(platform, { productId: id, email, language });
    return redirect(pathTo("back-in-stock", language, { slug }, { sent: "yes" }), 303);
  });
}

/** Where a visitor leaves an address to hear when a product is back; below it what is available instead. */
export default function BackInStock() {
  const { product, instead, setup, sent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  const text = useText("back-in-stock");
  const { onCartForm } = useCart();
  const { slug, name, ground, inStock } = product;
  if (sent && !answer) return <Done slug={slug} title={text("sent.title")} words={text("sent.text", { name })} />;
  if (inStock && !answer) return <Done slug={slug} title={text("there.title")} words={text("there.text", { name })} />;
  return (
    <>
      <AccountPage title={text("title")} lead={text("lead", { name })} picture={{ src: assetPath(product.id), ground }}>
        <StockAlertForm setup={setup} answer={answer} />
      </AccountPage>
      <CardRow className="wrap instead" {...instead} onCartForm={onCartForm} />
    </>
  );
}

function Done({ slug, title, words }: { slug: string; title: string; words: string }) {
  const text = useText("back-in-stock");
  const product = <ButtonLink href={pathTo("product", useLanguage(), { slug })}>{text("product")}</ButtonLink>;
  return (
    <ResultPage drawing={<Envelope />} title={title} actions={product}>
      <p>{words}</p>
    </ResultPage>
  );
}

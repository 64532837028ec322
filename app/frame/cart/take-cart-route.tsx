import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readBody } from "../../forms/answer-form.server.ts";
import { translator } from "../../i18n/i18next.server.ts";
import { type Language, languageOrDefault } from "../../i18n/languages.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { textField } from "../../platform/flat-fields.ts";
import { ADDRESSES, assetPath, pathTo } from "../../routing/paths.ts";
import { readCart, storeCart } from "../../session/cart-cookie.server.ts";
import { leaveNotice } from "../../session/notice.server.ts";
import { platformOf } from "../../session/request-platform.server.ts";
import { notFound } from "../../session/screen-request.server.ts";
import { isAdded, loadCart } from "../../shop/cart/load-cart.server.ts";
import { nameWithYear } from "../../shop/catalogue/name-with-year.ts";
import { findCartTransfer, redeemCartTransfer } from "../../shop/partners/redeem-cart-transfer.server.ts";
import { WINERY } from "../../shop/winery/winery.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useCspSources } from "../../ui/csp-sources.ts";
import { Price } from "../../ui/price.tsx";
import { ResultPage } from "../../ui/result-page.tsx";
import { BoxPicture } from "./box-picture.tsx";
import sheet from "./take-cart.css?url";

export const handle = { i18n: ["take-cart"] };
export { unlessOnlyOverlayChanged as shouldRevalidate } from "../overlay/overlay.ts";
export const links = () => [{ rel: "stylesheet", href: sheet }];

// The address is a key: no search engine shall keep it.
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

/**
 * The bottles that a link offers, before they are in the cart. Opening changes nothing, because link previews open links and anybody may
 * send one. The button puts them into the cart.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (params.lang !== undefined) throw notFound();
  const { searchParams } = new URL(request.url);
  const language = languageOrDefault(searchParams.get("lang"));
  // Before anything is waited for, so that the frame speaks it too.
  context.language = language;
  const token = searchParams.get("take") ?? "";
  const platform = await platformOf(context);
  const transfer = await findCartTransfer(platform, token, readCart(request, platform).cart);
  // A link that is used up, or too old, still leads to the cart.
  if (!transfer) throw redirect(cartIn(language), 303);
  const { line, returnTo } = transfer;
  const { lines } = await loadCart(platform, language, [line]);
  const formHosts = returnTo ? [new URL(returnTo).origin] : [];
  const title = `${translator(language, "take-cart")("title")} · ${WINERY.name}`;
  // Sold out, or fewer than the link says: what there is.
  return { title, token, line: lines[0] ?? null, formHosts };
}

/** Puts the bottles into the visitor's cart, once (`redeemCartTransfer`), and leads on: to the cart, or back to the partner's page. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (params.lang !== undefined) throw notFound();
  const platform = await platformOf(context);
  const body = await readBody(request);
  const language = languageOrDefault(textField(body, "lang"));
  const cart = readCart(request, platform).cart;
  const taken = await redeemCartTransfer(platform, textField(body, "take"), cart);
  if (!taken) return redirect(cartIn(language), 303);
  const headers = new Headers({ "Set-Cookie": storeCart(platform, taken.cart) });
  const { cart: after, productId } = taken;
  if (await isAdded(platform, language, { before: cart, after, productId })) {
    headers.append("Set-Cookie", leaveNotice(platform, "added"));
  }
  return redirect(taken.returnTo ?? cartIn(language), { status: 303, headers });
}

export default function TakeCart() {
  const { token, line, formHosts } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const text = useText("take-cart");
  useCspSources({ form: formHosts });
  const shop = (
    <ButtonLink kind="secondary" href={pathTo("our-products", language)}>
      {text("shop")}
    </ButtonLink>
  );
  if (!line) return <ResultPage drawing={<BoxPicture lines={[]} />} title={text("soldOut")} actions={shop} />;
  const { productId, priceCents, quantity } = line;
  const name = nameWithYear(line);
  const picture = <img src={assetPath(productId, "card")} width="80" height="200" alt="" />;
  return (
    <ResultPage className="take-cart" drawing={picture} title={text("title")} actions={shop}>
      <p>{text("text")}</p>
      <p className="take-cart-line">
        {text("line", { quantity, name })} <Price cents={priceCents * quantity} kuna />
      </p>
      <form method="post" action={ADDRESSES.takeCart}>
        <input type="hidden" name="lang" value={language} />
        <Button name="take" value={token}>
          {text("button")}
        </Button>
      </form>
    </ResultPage>
  );
}

function cartIn(language: Language): string {
  return pathTo("our-products", language, {}, { overlay: "cartOpen" });
}

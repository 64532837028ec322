import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { cartForm } from "../forms/shop-forms.server.ts";
import { ADDRESSES, pathTo } from "../routing/paths.ts";
import { readCart, storeCart } from "../session/cart-cookie.server.ts";
import { setFlash } from "../session/flash.server.ts";
import { platformOf } from "../session/platform.server.ts";
import { type CartChange, changeCart } from "../shop/cart/change-cart.ts";
import { loadCart } from "../shop/cart/load-cart.server.ts";
import { findProducts } from "../shop/catalogue/products.store.server.ts";
import { keepDraft } from "../shop/partners/drafts.store.server.ts";
import { redeemCartTransfer } from "../shop/partners/redeem-cart-transfer.server.ts";
import { answerPost, type Caller, type Performed, type PostCall } from "./post-call.server.ts";
import { notAllowed, POST_ONLY } from "./problem.server.ts";

/**
 * `GET /api/cart?take={token}`: puts the bottles of a partner's button into the visitor's cart, once, and leads on. A post from
 * another site brings no cookie; this request, which follows it, does.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("take");
  if (token === null) return notAllowed(POST_ONLY)();
  const platform = await platformOf(context);
  const taken = await redeemCartTransfer(platform, token, readCart(request, platform).cart);
  // A token that is used up, or too old, still leads to the cart.
  if (!taken) return redirect(pathTo("our-products", "hr", {}, { overlay: "cartOpen" }), 303);
  const headers = new Headers({ "Set-Cookie": storeCart(platform, taken.cart) });
  headers.append("Set-Cookie", setFlash(platform, "added"));
  const shop = pathTo("our-products", taken.language, {}, { overlay: "cartOpen" });
  return redirect(taken.returnTo ?? shop, { status: 303, headers });
}

/** `POST /api/cart`: the cart's forms for other sites and programs (contract, "Calls"). */
export async function action(args: ActionFunctionArgs) {
  return answerPost(args, call);
}

const call: PostCall<CartChange, void> = {
  form: { ...cartForm, name: "cart" },
  context: () => undefined,
  correctAt: (lang, draft) => `${ADDRESSES.cart}?${new URLSearchParams({ lang, draft })}`,
  perform,
  twiceIsOnce: false,
};

async function perform(caller: Caller, change: CartChange): Promise<Performed> {
  const { platform, request, language, referrer, answerKind } = caller;
  if ("productId" in change && !(await isSold(caller, change.productId))) {
    const fieldErrors = { productId: ["cart.badForm"] };
    return { ok: false, refusal: { status: 422, fieldErrors, formError: { reason: "unknownProduct" } } };
  }
  // The front door has taken a partner's cookie away: its visitor's cart is changed on our own page.
  if (referrer.partnerOrigin !== null && answerKind === "page") {
    return { ok: true, status: 303, data: null, location: await handOver(caller, change) };
  }
  const { cart } = readCart(request, platform);
  const details = change.intent === "fillBox" ? (await loadCart(platform, language, cart)).lines : [];
  const lines = changeCart(cart, change, details);
  const location = pathTo("our-products", language, {}, { overlay: "cartOpen" });
  const url = platform.settings.publicUrl + (change.intent === "add" ? await handOver(caller, change) : location);
  const headers = new Headers();
  if (referrer.partnerOrigin === null) headers.set("Set-Cookie", storeCart(platform, lines));
  return { ok: true, status: 200, data: { lines, url }, location, headers };
}

async function isSold({ platform, language }: Caller, productId: string): Promise<boolean> {
  return (await findProducts(platform.database.read, language, [productId])).length > 0;
}

/** Where the visitor gets the bottles. */
async function handOver(caller: Caller, change: CartChange): Promise<string> {
  const { platform, language, referrer, returnTo } = caller;
  const fields = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, String(value)]));
  const take = await keepDraft(platform, { form: "cart", fields, refusal: {}, language, ...referrer, returnTo });
  return `${ADDRESSES.cartCall}?${new URLSearchParams({ take })}`;
}

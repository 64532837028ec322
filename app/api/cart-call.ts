import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { DEFAULT_LANGUAGE } from "../i18n/languages.ts";
import { POST_ONLY } from "../routing/methods.ts";
import { ADDRESSES, pathTo } from "../routing/paths.ts";
import { readCart, storeCart } from "../session/cart-cookie.server.ts";
import { type CartChange, changeCart } from "../shop/cart/change-cart.ts";
import { loadCart } from "../shop/cart/load-cart.server.ts";
import { findProducts } from "../shop/catalogue/products.store.server.ts";
import { cartForm } from "../shop/partners/cart-change.server.ts";
import { keepDraft } from "../shop/partners/drafts.store.server.ts";
import { notAllowed } from "./answers/problem.server.ts";
import { answerPost, type Caller, type Performed, type PostCall } from "./post-call.server.ts";

/** `GET /api/cart?take={token}`: leads to the page that shows the bottles of a partner's button; a press there takes them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const take = searchParams.get("take");
  if (take === null) return notAllowed(POST_ONLY)();
  return redirect(takePage(take, searchParams.get("lang") ?? DEFAULT_LANGUAGE), 303);
}

function takePage(take: string, lang: string): string {
  return `${ADDRESSES.takeCart}?${new URLSearchParams({ lang, take })}`;
}

/** `POST /api/cart`: the cart's forms for other sites and programs (docs/interface.md "Calls"). */
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

/** Where the visitor sees the bottles, and takes them: a post from another site brings no cookie, that page's own does. */
async function handOver(caller: Caller, change: CartChange): Promise<string> {
  const { platform, language, referrer, returnTo } = caller;
  const fields = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, String(value)]));
  const take = await keepDraft(platform, { form: "cart", fields, refusal: {}, language, ...referrer, returnTo });
  return takePage(take, language);
}

import { redirect, redirectDocument } from "@remix-run/node";
import { answerForm, keepForm } from "../../forms/answer-form.server.ts";
import type { FormRefusal } from "../../forms/refusal.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { type FormBody, textField } from "../../platform/flat-fields.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { readCart, storeCart } from "../../session/cart-cookie.server.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { userOf } from "../../session/user.server.ts";
import { saveFromCheckout } from "../../shop/accounts/save-profile.server.ts";
import { startCardAttempt } from "../../shop/card-payments/start-card-attempt.server.ts";
import type { CartLine } from "../../shop/cart/cart.ts";
import { textFromCart } from "../../shop/cart/cart-text.ts";
import { loadCart } from "../../shop/cart/load-cart.server.ts";
import { offeredCountryCodes } from "../../shop/delivery/countries.ts";
import { listShippingPrices } from "../../shop/delivery/shipping-prices.store.server.ts";
import { formatMoney } from "../../shop/money/money.ts";
import { type CheckoutOrder, checkoutForm, orderInquiryForm } from "../../shop/orders/checkout-schema.server.ts";
import type { Order } from "../../shop/orders/order.ts";
import type { CheckoutValues } from "../../shop/orders/order-values.ts";
import { type OrderResult, placeOrder } from "../../shop/orders/place-order.server.ts";
import { sendOrderInquiry } from "../../shop/orders/send-order-inquiry.server.ts";

/** Answers the checkout's form: 303 once an order or inquiry is stored, else the form again with all input kept. */
export async function answerCheckout(screenRequest: ScreenRequest, body: FormBody) {
  const { platform } = screenRequest;
  const countryCodes = offeredCountryCodes(await listShippingPrices(platform.database.read));
  const offer = { countryCodes, settings: platform.settings };
  const sender = { ...screenRequest, about: textFromCart(readCart(screenRequest.request, platform).cart) };
  switch (textField(body, "intent")) {
    case "update":
      return keepForm(checkoutForm, body);
    case "inquiry":
      return answerForm(sender, orderInquiryForm, body, offer, (form) => inquire(screenRequest, form));
    default:
      return answerForm(sender, checkoutForm, body, offer, (order) => place(screenRequest, order));
  }
}

async function place(
  { platform, language, request, clientAddress }: ScreenRequest,
  { form, seen, saveToProfile }: CheckoutOrder,
): Promise<Response | FormRefusal> {
  const { cart } = readCart(request, platform);
  const user = await userOf(request, platform);
  const placed = await placeOrder(platform, {
    cart,
    form,
    language,
    clientAddress,
    userId: user?.id,
    ...seen,
  });
  if (!placed.ok && placed.reason === "outOfStock") return soldOutSince(platform, language, cart, placed.products);
  if (!placed.ok) return refusalOf(placed, platform.settings);
  if (user && saveToProfile) await saveFromCheckout(platform, user, form);
  const headers = { "Set-Cookie": storeCart(platform, []) };
  if (placed.order.payment === "card") return leadToCardPage(platform, placed.order, language, headers);
  return redirect(pathTo("order-success", language, {}, { order: placed.order.token }), { status: 303, headers });
}

/** The order is stored; its buyer leaves for the card page. A new document, since its policy names where its form leads. */
async function leadToCardPage(
  platform: Platform,
  order: Order,
  language: Language,
  headers: Record<string, string>,
): Promise<Response> {
  const { token } = order;
  const started = await startCardAttempt(platform, order);
  const next = started.ok
    ? pathTo("card-payment", language, { token }, { attempt: started.attempt.number })
    : pathTo("order", language, { token });
  return redirectDocument(next, { status: 303, headers });
}

async function inquire(
  { platform, language, request }: ScreenRequest,
  form: CheckoutValues,
): Promise<Response | FormRefusal> {
  const { cart } = readCart(request, platform);
  const sent = await sendOrderInquiry(platform, { cart, form, language });
  if (!sent.ok && sent.reason === "outOfStock") return soldOutSince(platform, language, cart, sent.products);
  if (!sent.ok) return { status: 422, formError: { reason: sent.reason } };
  return redirect(pathTo("inquiry-success", language, {}, { inquiry: sent.id, cart: "kept" }), 303);
}

/**
 * Names what has sold out since the page was shown, and keeps the cart without it, so that the next press orders what the page then shows.
 * Only with the refusal: until then the whole cart leads a form whose answer was lost to its order, which may have taken the last bottles.
 */
async function soldOutSince(
  platform: Platform,
  language: Language,
  cart: readonly CartLine[],
  items: string[],
): Promise<FormRefusal> {
  const { lines } = await loadCart(platform, language, cart);
  return { status: 409, formError: { reason: "outOfStock", items }, cookie: storeCart(platform, lines) };
}

/** What has changed since the page was shown is a conflict; what the form could have known is its fault. */
function refusalOf(
  refused: Exclude<Extract<OrderResult, { ok: false }>, { reason: "outOfStock" }>,
  { showKuna }: Platform["settings"],
): FormRefusal {
  const { reason } = refused;
  if (reason === "priceChanged") {
    const details = { shown: formatMoney(refused.shownCents, showKuna), now: formatMoney(refused.nowCents, showKuna) };
    return { status: 409, formError: { reason, details } };
  }
  const details: Record<string, number> = "most" in refused ? { most: refused.most } : {};
  return { status: 422, formError: { reason, details } };
}

import type { SubmissionResult } from "@conform-to/react";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { pathTo } from "../../routing/paths.ts";
import { readCart, storeCart } from "../../session/cart-cookie.server.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { userOf } from "../../session/user.server.ts";
import { saveFromCheckout } from "../../shop/accounts/save-profile.server.ts";
import { offeredCountries } from "../../shop/delivery/countries.ts";
import { listShippingPrices } from "../../shop/delivery/shipping-prices.store.server.ts";
import { parseInquiryForm, parseOrderForm } from "../../shop/orders/checkout-form.server.ts";
import { placeOrder } from "../../shop/orders/place-order.server.ts";
import { sendOrderInquiry } from "../../shop/orders/send-order-inquiry.server.ts";

/** What the goods came to on the page that the visitor confirmed, in whole cents; a program need not say. */
const seenGoods = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Why an order could not be made though every field is good; `products` names those that it is about. */
export type Trouble = { reason: string; products: string[] };

/** What the checkout shows again: the form as it was sent, and what is wrong with it. */
export type CheckoutAnswer = { status: number; result: SubmissionResult; trouble: Trouble | null };

/** Answers the checkout's form: 303 once an order or an inquiry is stored, else the form again with nothing lost. */
export async function answerCheckout(
  screenRequest: ScreenRequest,
  request: Request,
): Promise<Response | CheckoutAnswer> {
  const form = await request.formData();
  switch (form.get("intent")) {
    case "update":
      return asSent(form);
    case "inquiry":
      return answerInquiry(screenRequest, request, form);
    default:
      return answerOrder(screenRequest, request, form);
  }
}

async function answerOrder(
  screenRequest: ScreenRequest,
  request: Request,
  form: FormData,
): Promise<Response | CheckoutAnswer> {
  const { platform, language } = screenRequest;
  const submission = parseOrderForm(form, await offer(screenRequest));
  if (submission.status !== "success") return { status: 422, result: submission.reply(), trouble: null };
  const { cart } = readCart(request, platform);
  const user = await userOf(request, platform);
  const seen = seenGoods.safeParse(form.get("seenGoodsCents"));
  const placed = await placeOrder(platform, {
    cart,
    form: submission.value,
    language,
    userId: user?.id,
    ...(seen.success ? { seenGoodsCents: seen.data } : {}),
  });
  if (placed.ok) {
    if (user && form.has("saveToProfile")) await saveFromCheckout(platform, user, submission.value);
    return redirect(pathTo("order-success", language, {}, { order: placed.order.token }), {
      status: 303,
      headers: { "Set-Cookie": storeCart(platform, []) },
    });
  }
  const { reason } = placed;
  const products = placed.reason === "outOfStock" ? placed.products : [];
  const status = reason === "outOfStock" || reason === "priceChanged" ? 409 : 422;
  return { status, result: submission.reply(), trouble: { reason, products } };
}

async function answerInquiry(
  screenRequest: ScreenRequest,
  request: Request,
  form: FormData,
): Promise<Response | CheckoutAnswer> {
  const { platform, language } = screenRequest;
  const submission = parseInquiryForm(form, await offer(screenRequest));
  if (submission.status !== "success") return { status: 422, result: submission.reply(), trouble: null };
  const { cart } = readCart(request, platform);
  const sent = await sendOrderInquiry(platform, { cart, form: submission.value, language });
  if (!sent.ok) return { status: 422, result: submission.reply(), trouble: { reason: sent.reason, products: [] } };
  return redirect(pathTo("inquiry-success", language, {}, { cart: "kept" }), 303);
}

async function offer({ platform }: ScreenRequest) {
  const countries = offeredCountries(await listShippingPrices(platform.database.read));
  return { countryCodes: countries.map(({ countryCode }) => countryCode), settings: platform.settings };
}

/** The form as it came, unchecked: the visitor only asks what the total would be. */
function asSent(form: FormData): CheckoutAnswer {
  const initialValue: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string" && name !== "intent") initialValue[name] = value;
  return { status: 200, result: { initialValue }, trouble: null };
}

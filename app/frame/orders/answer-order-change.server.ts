import { data, redirect } from "@remix-run/node";
import { answerForm, type RefusedForm } from "../../forms/answer-form.server.ts";
import { openForm } from "../../forms/open-form.server.ts";
import type { FormRefusal } from "../../forms/refusal.server.ts";
import { type FormBody, textField } from "../../platform/flat-fields.ts";
import { pathTo } from "../../routing/paths.ts";
import { readCart, storeCart } from "../../session/cart-cookie.server.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { quantityOf } from "../../shop/cart/cart.ts";
import { findProducts } from "../../shop/catalogue/products.store.server.ts";
import { cancelOrder } from "../../shop/orders/cancel-order.server.ts";
import { payByTransferInstead } from "../../shop/orders/change-payment.server.ts";
import type { Order } from "../../shop/orders/order.ts";
import { orderAgain } from "../../shop/orders/order-again.ts";
import { backToCartForm, cancelOrderForm, payByTransferForm } from "../../shop/orders/order-change-schema.server.ts";

/** The forms of an order's pages, for their loaders. */
export function openOrderForms(screenRequest: ScreenRequest) {
  return {
    cancelOrder: openForm(screenRequest, cancelOrderForm),
    payByTransfer: openForm(screenRequest, payByTransferForm),
    backToCart: openForm(screenRequest, backToCartForm),
  };
}

/** The page that is no longer true: somebody has paid, or it has ended, since it was shown. */
const CHANGED: FormRefusal = { status: 409, formError: { reason: "changed" } };

/** What a form gets that asks for no change; none of the page's own does that. */
const NOT_ASKED = data(null, { status: 422 });

/**
 * Answers the forms of an order's pages, each by its intent; to one that there is not, 422 and the page as it stands.
 * @param next where it leads on, once it is done
 */
export async function answerOrderChange(
  screenRequest: ScreenRequest,
  order: Order,
  body: FormBody,
  next: string,
): Promise<Response | RefusedForm | typeof NOT_ASKED> {
  const { platform } = screenRequest;
  const sender = { ...screenRequest, account: order.number, about: order.id };
  const done = () => redirect(next, 303);
  switch (textField(body, "intent")) {
    case "cancel":
      return answerForm(sender, cancelOrderForm, body, undefined, async () =>
        (await cancelOrFindCancelled(screenRequest, order)) ? done() : CHANGED,
      );
    case "transfer":
      return answerForm(sender, payByTransferForm, body, undefined, async () =>
        (await payByTransferInstead(platform, order.id)).ok ? done() : CHANGED,
      );
    case "backToCart":
      return answerForm(sender, backToCartForm, body, undefined, async () =>
        (await cancelOrFindCancelled(screenRequest, order)) ? goBackToCart(screenRequest, order) : CHANGED,
      );
    default:
      return NOT_ASKED;
  }
}

/** Cancels an order. @returns whether it is cancelled now, be it by an earlier press */
async function cancelOrFindCancelled({ platform }: ScreenRequest, order: Order): Promise<boolean> {
  const result = await cancelOrder(platform, order.id);
  return result.ok || result.state === "cancelled";
}

async function goBackToCart({ platform, request, language }: ScreenRequest, order: Order): Promise<Response> {
  const { cart } = readCart(request, platform);
  // What is there already is not put there twice: the form may be sent again.
  const lacking = order.lines
    .map((line) => ({ ...line, quantity: line.quantity - quantityOf(cart, line.productId) }))
    .filter(({ quantity }) => quantity > 0);
  const ids = lacking.map(({ productId }) => productId);
  const again = orderAgain(cart, lacking, await findProducts(platform.database.read, language, ids));
  const headers = { "Set-Cookie": storeCart(platform, again.cart) };
  return redirect(pathTo("checkout", language), { status: 303, headers });
}

import type { Platform } from "../../app/platform/platform.server.ts";
import type { CartLine } from "../../app/shop/cart/cart.ts";
import type { OrderValues } from "../../app/shop/orders/order-values.ts";
import type { PlaceOrderInput } from "../../app/shop/orders/place-order.server.ts";

const HOME = { country: "HR", city: "Pula", address: "Kandlerova 1", postalCode: "52100" };

/** A checkout form filled in well, changed where a test wants it otherwise. */
export function filledForm(changes: Partial<OrderValues> = {}): OrderValues {
  return {
    firstName: "Ana",
    lastName: "Horvat",
    email: "ana@kupac.example",
    phone: "+385912345678",
    address: HOME,
    billing: HOME,
    company: null,
    delivery: "courier",
    payment: "transfer",
    note: "",
    giftMessage: "",
    orderKey: "a-form-key-of-22-chars",
    ...changes,
  };
}

/** Six bottles of Malvazija at 9,99 €. */
export const SIX_MALVAZIJA: CartLine[] = [{ productId: "malvazija-2025", quantity: 6 }];

/** What a buyer wants, in Croatian. */
export function input(changes: Partial<PlaceOrderInput> = {}): PlaceOrderInput {
  return { cart: SIX_MALVAZIJA, form: filledForm(), language: "hr", ...changes };
}

/** The fields of the checkout form as a browser posts them. */
export const ORDER_FIELDS = {
  intent: "order",
  firstName: "Ana",
  lastName: "Horvat",
  email: "ana@kupac.example",
  phone: "+385 91/234-5678",
  country: "HR",
  city: "Pula",
  address: "Kandlerova 1",
  postalCode: "52100",
  billingSameAsDelivery: "on",
  delivery: "courier",
  payment: "transfer",
  note: "",
  terms: "on",
  adult: "on",
  orderKey: "a-form-key-of-22-chars",
};

/** What somebody does who is told that the shop is busy and to come back: so a slow machine changes nothing of what is made in the end. */
export async function comingBack<T>({ database }: Platform, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!database.isUnavailable(error)) throw error;
    }
  }
}

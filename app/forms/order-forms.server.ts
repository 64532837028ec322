import { orderChangeSchema } from "../shop/orders/order-change-schema.server.ts";
import { defineForm } from "./define-form.server.ts";

/** What the forms on an order's pages have in common: a press of a button, counted by the order. */
const onAnOrder = {
  schema: orderChangeSchema,
  texts: "order",
  keyField: "formKey",
  limits: ["orderChange"],
} as const;

export const cancelOrderForm = defineForm({ ...onAnOrder, name: "cancelOrder" });
export const payByTransferForm = defineForm({ ...onAnOrder, name: "payByTransfer" });
/** Cancels an order that was not paid, and brings its goods back into the cart. */
export const backToCartForm = defineForm({ ...onAnOrder, name: "backToCart" });

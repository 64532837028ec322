import { z } from "zod";
import { defineForm } from "../fields/define-form.server.ts";
import { oneTimeKey } from "../fields/form-fields.server.ts";

/** What a buyer sends who changes an order: nothing but the press of a button, counted by the order. */
function pressOnOrder(name: string) {
  return defineForm({
    name,
    fields: z.object({ formKey: oneTimeKey() }),
    value: ({ formKey }) => ({ formKey }),
    texts: "order",
    keyField: "formKey",
    limits: ["orderChange"],
  });
}

export const cancelOrderForm = pressOnOrder("cancelOrder");
export const payByTransferForm = pressOnOrder("payByTransfer");
/** Cancels an order that was not paid, and brings its goods back into the cart. */
export const backToCartForm = pressOnOrder("backToCart");

import { z } from "zod";
import { isProductId } from "../cart/cart.ts";
import { type CartChange, INTENTS } from "../cart/change-cart.ts";
import { MAX_QUANTITY } from "../catalogue/quantity.ts";
import { defineForm } from "../fields/define-form.server.ts";
import { INVALID } from "../fields/form-fields.server.ts";

const BAD_QUANTITY = "cart.badQuantity";
const BAD_FORM = "cart.badForm";

/** The cart's forms as other sites and programs send them. Messages are keys of `locales/<language>/frame.json`. */
export const cartForm = defineForm({
  name: "cart",
  fields: z.object({
    intent: z.enum(INTENTS, { error: INVALID }).default("add"),
    productId: z
      .string({ error: BAD_FORM })
      .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, BAD_FORM)
      .optional(),
    quantity: z
      .number({ error: BAD_QUANTITY })
      .int(BAD_QUANTITY)
      .min(1, BAD_QUANTITY)
      .max(MAX_QUANTITY, BAD_QUANTITY)
      .default(1),
  }),
  check: ({ intent, productId }, wrong) => {
    if (intent !== undefined && intent !== "fillBox" && !isProductId(productId)) wrong("productId", BAD_FORM);
  },
  value: ({ intent, productId = "", quantity }): CartChange => {
    if (intent === "fillBox") return { intent };
    return intent === "add" || intent === "set" ? { intent, productId, quantity } : { intent, productId };
  },
  texts: "frame",
  limits: ["cart"],
});

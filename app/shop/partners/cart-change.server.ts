import { z } from "zod";
import { isProductId, MAX_QUANTITY } from "../cart/cart.ts";
import { type CartChange, INTENTS } from "../cart/change-cart.ts";
import { INVALID } from "../form-line.server.ts";

const BAD_QUANTITY = "cart.badQuantity";
const BAD_FORM = "cart.badForm";

/** The cart's forms (contract, "Forms") as a call takes them. Messages are keys of `locales/<language>/frame.json`. */
export const cartChangeFields = z.object({
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
});

/** A change of the cart as its use case takes it. */
export const cartChange = cartChangeFields.transform(({ intent, productId, quantity }, context): CartChange => {
  if (intent === "fillBox") return { intent };
  if (!isProductId(productId)) {
    context.addIssue({ code: "custom", path: ["productId"], message: BAD_FORM });
    return z.NEVER;
  }
  return intent === "add" || intent === "set" ? { intent, productId, quantity } : { intent, productId };
});

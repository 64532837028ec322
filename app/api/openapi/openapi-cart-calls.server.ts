import { documentedFields } from "../../shop/fields/define-form.server.ts";
import { cartForm } from "../../shop/partners/cart-change.server.ts";
import { partnerFields } from "../../shop/partners/partner-fields.server.ts";
import { productsCartFields } from "../products-cart-call.ts";
import { type CallSpecs, EXAMPLE_PARTNER } from "./openapi-call.server.ts";

/** The calls about carts. */
export const cartCalls = {
  "cart-call": {
    id: "changeCart",
    summary: "Puts bottles into a cart; a partner's visitor gets them at the address in the answer",
    body: documentedFields(cartForm).extend(partnerFields.fields.shape),
    example: { intent: "add", productId: "malvazija-2025", quantity: 6, ...EXAMPLE_PARTNER },
    answer: "cart",
    status: 200,
  },
  "products-cart": {
    id: "detailCart",
    summary: "What a cart shows of its products; unknown ids are left out",
    body: productsCartFields,
    example: { products: ["malvazija-2025", "medica"], lang: "it" },
    answer: "productsCart",
    status: 200,
  },
} satisfies CallSpecs;

import { z } from "zod";
import { LANGUAGES } from "../../i18n/languages.ts";
import { BOTTLES_PER_BOX } from "../../shop/cart/box.ts";
import { ALLERGENS, CATEGORIES } from "../../shop/catalogue/product.ts";
import { SWEETNESS } from "../../shop/catalogue/wine-style.ts";
import { RESERVATION_STATES } from "../../shop/reservations/reservation.ts";
import { PACKAGES, TIMES } from "../../shop/reservations/tastings.ts";

/** What the calls answer (docs/interface.md "Calls"); a test holds the server's answers against these. */
const euro = z.number().min(0).meta({ description: "Decimal euro" });

const inCart = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  year: z.int().nullable(),
  media: z.object({ thumb: z.string() }),
  price: euro.meta({ description: "Decimal euro without tax, exact in thousandths" }),
  price_with_tax: euro,
  in_stock: z.boolean(),
});
const inList = inCart.extend({
  category: z.enum(CATEGORIES),
  summary: z.string(),
  volume_ml: z.int(),
  alcohol_percent: z.number(),
  sweetness: z
    .enum(SWEETNESS)
    .nullable()
    .meta({ description: "The term of Regulation (EU) 2019/33, annex III; null for what is no wine" }),
  boxed: z.boolean().meta({ description: `Sold in boxes of ${BOTTLES_PER_BOX} bottles` }),
  url: z.url(),
  picture: z.url(),
});
const whole = inList.extend({
  grape: z.string(),
  tasting_note: z.string(),
  food: z.string(),
  serving_celsius: z.object({ from: z.number(), to: z.number() }).nullable(),
  ingredients: z.string(),
  allergens: z.array(z.enum(ALLERGENS)),
  nutrition: z.record(z.string(), z.union([z.string(), z.number()])),
});
const dataOf = (data: z.ZodType) => z.object({ data });

export const ANSWERS = {
  products: dataOf(z.array(inList)),
  product: dataOf(whole),
  suggestions: dataOf(
    z.object({
      products: z.array(inCart.extend({ url: z.url() })),
      pages: z.array(z.object({ name: z.string(), url: z.url() })),
    }),
  ),
  productsCart: dataOf(z.array(inCart)),
  countries: dataOf(
    z.array(
      z.object({
        country_code: z.string().length(2),
        translations: z.object(Object.fromEntries(LANGUAGES.map((language) => [language, z.string()]))),
        orderable: z.boolean(),
      }),
    ),
  ),
  slots: z.object({
    data: z.array(z.object({ time: z.enum(TIMES), seats_free: z.int().min(0) })),
    reason: z.string().optional().meta({ description: "Why nobody can be received on that day" }),
  }),
  reservation: dataOf(
    z.object({
      id: z.uuid(),
      state: z.enum(RESERVATION_STATES),
      package: z.enum(PACKAGES),
      date: z.iso.date(),
      time: z.enum(TIMES),
      adults: z.int(),
      children: z.int(),
      childrenMenu: z.boolean(),
      total: euro,
      url: z.url().meta({ description: "The guest's own page, on which the tasting can be cancelled" }),
    }),
  ),
  inquiry: dataOf(z.object({ id: z.string() })),
  cart: dataOf(
    z.object({
      lines: z.array(z.object({ productId: z.string(), quantity: z.int() })),
      url: z.url().meta({ description: "Send the visitor there: the bottles are put into the cart, once" }),
    }),
  ),
  token: dataOf(z.object({ token: z.string() })),
  nothing: dataOf(z.null()),
  user: dataOf(
    z.object({
      id: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
      birthDate: z.string(),
      lang: z.enum(LANGUAGES),
      scope: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]),
    }),
  ),
  anything: z.record(z.string(), z.unknown()),
} satisfies Record<string, z.ZodType>;

export type AnswerName = keyof typeof ANSWERS;

export const problemAnswerSchema = z.object({
  status: z.int(),
  title: z.string(),
  code: z.string().meta({ description: "Stable; programs decide by it" }),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
  reference: z.string().optional().meta({ description: "Names a failure of the shop's own in its log" }),
});

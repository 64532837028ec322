import { z } from "zod";
import { MOST_POINTS } from "./oil-style.ts";
import type { ProductStyle } from "./product-style.ts";
import { DRINKING_GLASSES, STEPS, VESSELS } from "./wine-style.ts";

const step = z.literal(STEPS);
const median = z.number().min(0).max(MOST_POINTS);

/** A product's style as its row holds it. */
export const productStyleJson: z.ZodType<ProductStyle> = z.object({
  glass: z.enum(DRINKING_GLASSES).nullable(),
  wine: z
    .object({
      scales: z.object({ sweetness: step, body: step, maturity: step, wood: step }),
      sugar: z.number().min(0),
      acidity: z.number().min(0),
      undosed: z.boolean().optional(),
      ageing: z.array(z.object({ vessel: z.enum(VESSELS), months: z.int().min(1) })),
      drinkUntil: z.int(),
    })
    .nullable(),
  oil: z.object({ medians: z.object({ fruitiness: median, bitterness: median, pungency: median }) }).optional(),
});

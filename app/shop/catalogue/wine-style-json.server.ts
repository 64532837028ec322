import { z } from "zod";
import { DRINKING_GLASSES, type ProductStyle, STEPS, VESSELS } from "./wine-style.ts";

const step = z.literal(STEPS);

/** A product's style as its row holds it. */
export const productStyleJson: z.ZodType<ProductStyle> = z.object({
  glass: z.enum(DRINKING_GLASSES),
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
});

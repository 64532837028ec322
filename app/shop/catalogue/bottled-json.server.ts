import { z } from "zod";
import { BOTTLE_PARTS, type Bottled, INGREDIENTS, RECYCLING_CODES } from "./bottled.ts";

/** How a wine was bottled, as its row holds it. */
export const bottledJson: z.ZodType<Bottled> = z.object({
  glycerol: z.number().min(0),
  ingredients: z.array(z.enum(INGREDIENTS)),
  protectiveAtmosphere: z.boolean(),
  parts: z.array(z.object({ part: z.enum(BOTTLE_PARTS), code: z.enum(RECYCLING_CODES) })),
});

/** The ids of the products in a gift box, as its row holds them. */
export const boxContentsJson = z.array(z.string());

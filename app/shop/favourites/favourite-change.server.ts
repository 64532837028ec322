import { z } from "zod";
import { isProductId } from "../cart/cart.ts";

const favouriteChange = z
  .object({ productId: z.string().refine(isProductId), favourite: z.enum(["on", "off"]) })
  .transform(({ productId, favourite }) => ({ productId, isWanted: favourite === "on" }));

/** Which product shall be a favourite, or no longer. */
export type FavouriteChange = z.infer<typeof favouriteChange>;

/** Reads the form of a heart (docs/interface.md "Forms"); null where it is none of ours. */
export function readFavouriteChange(fields: unknown): FavouriteChange | null {
  return favouriteChange.safeParse(fields).data ?? null;
}

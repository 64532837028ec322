import { z } from "zod";
import type { Platform } from "../platform/platform.server.ts";
import { isProductId } from "../shop/cart/cart.ts";
import { readCookie, storeCookie } from "./cookies.server.ts";

const notices = z.enum(["added", "liked", "resetSent"]);

/** What the next page says to the visitor once, after a form was sent without scripts. */
type Notice = z.infer<typeof notices>;

/** What stands between the notice and the product that it speaks of; in no product's id. */
const OF = ".";

/** The notice that waits for this visitor, or null, and the id of the product that it speaks of, or null. */
export function readNotice(request: Request): { notice: Notice | null; productId: string | null } {
  const [name, ...of] = (readCookie(request, "notice") ?? "").split(OF);
  const productId = of.join(OF);
  return { notice: notices.safeParse(name).data ?? null, productId: isProductId(productId) ? productId : null };
}

/** The `Set-Cookie` header that leaves a notice for the next page. @param productId what it speaks of */
export function leaveNotice(platform: Platform, notice: Notice, productId?: string): string {
  return storeCookie(platform, "notice", productId === undefined ? notice : notice + OF + productId);
}

import type { Platform } from "../platform/platform.server.ts";
import { changeAccountFavourites } from "../shop/accounts/change-account-favourites.server.ts";
import type { Session } from "../shop/accounts/sessions.store.server.ts";
import type { FavouriteChange } from "../shop/favourites/favourite-change.server.ts";
import {
  type Favourites,
  favouritesFromText,
  textFromFavourites,
  withFavourite,
} from "../shop/favourites/favourites.ts";
import { deleteCookie, readCookie, storeCookie } from "./cookies.server.ts";

/** The favourites that a request's cookie holds; what cannot be read is left out. */
export function readFavourites(request: Request): Favourites {
  return favouritesFromText(readCookie(request, "favourites") ?? "");
}

/** The `Set-Cookie` header that keeps favourites on this device; none need no cookie. */
export function storeFavourites(platform: Platform, favourites: Favourites): string {
  const text = textFromFavourites(favourites);
  return text === "" ? deleteCookie(platform, "favourites") : storeCookie(platform, "favourites", text);
}

/**
 * The visitor's favourites: those of the account of somebody who is logged in, else the cookie's. `cookie` is the `Set-Cookie` header
 * where this device holds something else; null where it does not.
 */
export function favouritesOfVisitor(
  request: Request,
  platform: Platform,
  session: Session | null,
): { favourites: Favourites; cookie: string | null } {
  const favourites = session ? favouritesFromText(session.accountFavourites) : readFavourites(request);
  const isSame = textFromFavourites(favourites) === (readCookie(request, "favourites") ?? "");
  return { favourites, cookie: isSame ? null : storeFavourites(platform, favourites) };
}

/** Changes them, in the account of somebody who is logged in; answers the `Set-Cookie` header that keeps them here. */
export async function changeFavourites(
  request: Request,
  platform: Platform,
  session: Session | null,
  change: FavouriteChange,
): Promise<string> {
  const changed = session
    ? await changeAccountFavourites(platform, session.user.id, change)
    : withFavourite(readFavourites(request), change.productId, change.isWanted);
  return storeFavourites(platform, changed);
}

import type { Language } from "../i18n/languages.ts";
import type { Platform } from "../platform/platform.server.ts";
import { openSession } from "../shop/accounts/open-session.server.ts";
import { deleteSessionBySecret } from "../shop/accounts/sessions.store.server.ts";
import { readCart, storeCart } from "./cart-cookie.server.ts";
import { readFavourites, storeFavourites } from "./favourites.server.ts";
import { deleteSessionCookie, readSessionCookie, storeSessionCookie } from "./session-cookie.server.ts";

/**
 * Logs an account in on this device: a new session with a new id, whatever cookie came (docs/promises.md "Nobody takes what is not
 * theirs"), the joined cart and the joined favourites. Answers the headers that store them. @param language of the page
 */
export async function signIn(
  request: Request,
  platform: Platform,
  { userId, remember, language }: { userId: string; remember: boolean; language: Language },
): Promise<Headers> {
  const { secret, cart, favourites } = await openSession(platform, {
    userId,
    kind: "browser",
    agent: request.headers.get("User-Agent") ?? "",
    cart: readCart(request, platform).cart,
    favourites: readFavourites(request),
    language,
    replaces: readSessionCookie(request, platform),
  });
  const headers = new Headers({ "Set-Cookie": storeSessionCookie(platform, secret, remember) });
  headers.append("Set-Cookie", storeCart(platform, cart));
  headers.append("Set-Cookie", storeFavourites(platform, favourites));
  return headers;
}

/** Logs out: the session is revoked on the server, and its cart and favourites, which the account keeps, leave this device. */
export async function signOut(request: Request, platform: Platform): Promise<Headers> {
  const secret = readSessionCookie(request, platform);
  if (secret === null) return new Headers();
  await platform.database.write((connection) => deleteSessionBySecret(connection, secret));
  const headers = new Headers({ "Set-Cookie": deleteSessionCookie(platform) });
  headers.append("Set-Cookie", storeCart(platform, []));
  headers.append("Set-Cookie", storeFavourites(platform, []));
  return headers;
}

import type { Platform } from "../platform/platform.server.ts";
import { openSession } from "../shop/accounts/open-session.server.ts";
import { deleteSessionBySecret } from "../shop/accounts/sessions.store.server.ts";
import { readCart, storeCart } from "./cart-cookie.server.ts";
import { deleteSessionCookie, readSessionCookie, storeSessionCookie } from "./session-cookie.server.ts";

/**
 * Logs an account in on this device: a new session with a new id, whatever cookie came (docs/promises.md "Nobody takes what is not
 * theirs"), and the joined cart. Answers the headers that store both.
 */
export async function signIn(
  request: Request,
  platform: Platform,
  { userId, remember }: { userId: string; remember: boolean },
): Promise<Headers> {
  const { secret, cart } = await openSession(platform, {
    userId,
    kind: "browser",
    agent: request.headers.get("User-Agent") ?? "",
    cart: readCart(request, platform).cart,
    replaces: readSessionCookie(request, platform),
  });
  const headers = new Headers({ "Set-Cookie": storeSessionCookie(platform, secret, remember) });
  headers.append("Set-Cookie", storeCart(platform, cart));
  return headers;
}

/** Logs out: the session is revoked on the server, and its cart, which the account keeps, leaves this device. */
export async function signOut(request: Request, platform: Platform): Promise<Headers> {
  const secret = readSessionCookie(request, platform);
  if (secret === null) return new Headers();
  await platform.database.write((connection) => deleteSessionBySecret(connection, secret));
  const headers = new Headers({ "Set-Cookie": deleteSessionCookie(platform) });
  headers.append("Set-Cookie", storeCart(platform, []));
  return headers;
}

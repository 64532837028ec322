import { parse, type SerializeOptions, serialize } from "cookie";
import { SECONDS } from "../platform/clock.ts";
import type { Platform } from "../platform/platform.server.ts";
import { SESSION_LIFE_MS } from "../shop/accounts/sessions.store.server.ts";

/** `session`; over https `__Host-session`, which no other host and no plain connection can set (contract, "Cookies"). */
function nameOf({ settings }: Platform): string {
  return settings.publicUrl.startsWith("https:") ? "__Host-session" : "session";
}

/** The secret that a request's session cookie holds, or null. */
export function readSessionCookie(request: Request, platform: Platform): string | null {
  return parse(request.headers.get("Cookie") ?? "")[nameOf(platform)] ?? null;
}

/** The `Set-Cookie` header that opens a session on this device: for seven days, or until the browser is closed. */
export function storeSessionCookie(platform: Platform, secret: string, remember: boolean): string {
  const maxAge = remember ? { maxAge: SESSION_LIFE_MS / SECONDS } : {};
  return serialize(nameOf(platform), secret, { ...attributes(platform), ...maxAge });
}

/** The `Set-Cookie` header that ends the session on this device. */
export function deleteSessionCookie(platform: Platform): string {
  return serialize(nameOf(platform), "", { ...attributes(platform), maxAge: 0 });
}

function attributes({ settings }: Platform): SerializeOptions {
  return { path: "/", sameSite: "lax", httpOnly: true, secure: settings.publicUrl.startsWith("https:") };
}

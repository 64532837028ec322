import type { Platform } from "../platform/platform.server.ts";
import { deleteCookie, readCookie, storeCookie } from "./cookies.server.ts";

/** The secret that a request's session cookie holds, or null. */
export function readSessionCookie(request: Request, platform: Platform): string | null {
  return readCookie(request, "session", platform);
}

/** The `Set-Cookie` header that opens a session on this device: for seven days, or until the browser is closed. */
export function storeSessionCookie(platform: Platform, secret: string, remember: boolean): string {
  return remember ? storeCookie(platform, "session", secret) : storeCookie(platform, "session", secret, null);
}

/** The `Set-Cookie` header that ends the session on this device. */
export function deleteSessionCookie(platform: Platform): string {
  return deleteCookie(platform, "session");
}

import { parse, type SerializeOptions, serialize } from "cookie";
import { DAYS, SECONDS } from "../platform/clock.ts";
import type { Platform } from "../platform/platform.server.ts";

/** Every cookie of the contract ("Cookies") that is a plain value, with its life in milliseconds; null: the session. */
const LIVES = {
  cart: 30 * DAYS,
  lang: 365 * DAYS,
  ageGateAccepted: null,
  consent: 365 * DAYS,
  notice: 60 * SECONDS,
} as const;

type CookieName = keyof typeof LIVES;

/** Those that a script of ours reads or writes (contract: the cart is "readable by js-cookie"). */
const READABLE: readonly CookieName[] = ["cart"];

/** The value of a cookie, or null. What it says is foreign input: its reader parses it. */
export function readCookie(request: Request, name: CookieName): string | null {
  return parse(request.headers.get("Cookie") ?? "")[name] ?? null;
}

/** The `Set-Cookie` header that stores a value. */
export function storeCookie(platform: Platform, name: CookieName, value: string): string {
  const life = LIVES[name];
  const maxAge = life === null ? {} : { maxAge: life / SECONDS };
  return serialize(name, value, { ...attributes(platform, name), ...maxAge });
}

/** The `Set-Cookie` header that deletes a cookie. */
export function deleteCookie(platform: Platform, name: CookieName): string {
  return serialize(name, "", { ...attributes(platform, name), maxAge: 0 });
}

function attributes({ settings }: Platform, name: CookieName): SerializeOptions {
  return {
    path: "/",
    sameSite: "lax",
    secure: settings.publicUrl.startsWith("https:"),
    httpOnly: !READABLE.includes(name),
  };
}

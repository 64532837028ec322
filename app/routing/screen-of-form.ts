import { ADDRESSES, matchScreen } from "./paths.ts";
import type { Screen } from "./screens.ts";

const SCREENS_OF_FORMS: Record<string, Screen> = {
  [ADDRESSES.reservations]: "reservation",
  [ADDRESSES.inquiries]: "contact",
  [ADDRESSES.mailSend]: "contact",
  [ADDRESSES.cartCall]: "our-products",
  [ADDRESSES.authRequestReset]: "login",
};

/** The screen on which the form that is posted to a path can be filled in, or null. */
export function screenOfForm(pathname: string): Screen | null {
  return SCREENS_OF_FORMS[pathname] ?? matchScreen(pathname)?.screen ?? null;
}

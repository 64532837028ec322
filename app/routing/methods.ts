import { callAt } from "./calls.server.ts";
import { ADDRESSES, isCardPath, matchScreen, matchSparePrefix, withoutData } from "./paths.ts";
import { propertiesOf } from "./screen-properties.ts";

export const READ_ONLY = "GET, HEAD, OPTIONS";
export const POST_ONLY = "POST, OPTIONS";
export const READ_AND_POST = "GET, HEAD, POST, OPTIONS";

/** What takes forms and is neither a screen nor a call. */
const METHODS: Record<string, string> = {
  [ADDRESSES.cart]: READ_AND_POST,
  [ADDRESSES.takeCart]: READ_AND_POST,
  [ADDRESSES.locale]: READ_AND_POST,
  [ADDRESSES.ageGate]: READ_AND_POST,
  [ADDRESSES.consent]: READ_AND_POST,
  [ADDRESSES.forgotPassword]: READ_AND_POST,
  [ADDRESSES.logout]: READ_AND_POST,
};

/** The methods that an address has, as `Allow` says them: the same in every answer that says them (RFC 9110, section 10.2.1). */
export function methodsOf(url: URL): string {
  const { searchParams } = url;
  const pathname = withoutData(url.pathname);
  const call = callAt(pathname);
  if (call?.method === "POST") {
    const isRead = call.readWith !== undefined && searchParams.has(call.readWith);
    return isRead ? READ_AND_POST : POST_ONLY;
  }
  if (isCardPath(pathname)) return pathname.startsWith(ADDRESSES.cardCallback) ? POST_ONLY : READ_AND_POST;
  const known = METHODS[pathname];
  if (known) return known;
  const place = matchScreen(pathname) ?? matchSparePrefix(pathname);
  // The form of the overlay is posted to the page that it stands on.
  const takesForms = place && (propertiesOf(place.screen).form || searchParams.get("overlay") === "forgotPassword");
  return takesForms ? READ_AND_POST : READ_ONLY;
}

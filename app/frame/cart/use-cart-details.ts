import { useFetcher, useLocation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { useFetcherData } from "../../forms/fetcher-data.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { ADDRESSES, matchScreen } from "../../routing/paths.ts";
import { type CartLine, countOf } from "../../shop/cart/cart.ts";
import type { CartDetails } from "../../shop/cart/detailed-cart.ts";
import { overlayOf } from "../overlay/overlay.ts";
import type { loader } from "./cart-details.ts";

/** What the page knows of the cart: its link's label, null for an empty one; and its details if the address opens it. */
export type CartOfPage = { label: string | null; details: CartDetails | null };

/**
 * The newest details of the cart: those of the page, or those fetched since. They are fetched when the panel opens, after each change, and
 * on the way back; the checkout is reloaded as well, since its sums depend on the cart.
 */
export function useCartDetails(cart: CartOfPage, wanted: readonly CartLine[] | null) {
  const [text, language] = [useText(), useLanguage()];
  const { load, data } = useFetcher<typeof loader>({ key: "cart-details" });
  const answered = useFetcherData(data);
  const { revalidate } = useRevalidator();
  const [details, setDetails] = useState(cart.details);
  const { pathname, search } = useLocation();
  const isOpen = overlayOf(search) === "cartOpen";
  const isCheckout = matchScreen(pathname)?.screen === "checkout";

  // A page that was loaded anew knows better than what was asked for before.
  useEffect(() => setDetails(cart.details), [cart]);
  useEffect(() => {
    if (answered) setDetails(answered);
  }, [answered]);
  const ask = useCallback(() => {
    load(`${ADDRESSES.cartDetails}?lang=${language}`);
    if (isCheckout) revalidate();
  }, [load, language, isCheckout, revalidate]);
  useEffect(() => {
    if (isOpen && details === null) ask();
  }, [isOpen, details, ask]);
  // A page that the browser brings back as it was left (bfcache) knows nothing of what was put into the cart since.
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && ask();
    window.addEventListener("pageshow", onReturn);
    return () => window.removeEventListener("pageshow", onReturn);
  }, [ask]);

  const counted = wanted ?? (details === cart.details ? null : details?.lines);
  const label = counted ? text("cart.open", { count: countOf(counted) }) : cart.label;
  return { details, label: label ?? text("cart.open", { count: 0 }), ask };
}

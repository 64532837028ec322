import { useMatches } from "@remix-run/react";
import type { ComponentType } from "react";

/** The slug and name of the bottle that won an award. */
export type BuyAwardProps = { slug: string; name: string };

/**
 * How the page under the overlay sells an award's bottle, as `BuyAward` of its `handle`; null if it does not. So only pages that sell it
 * load the component.
 */
export function useBuyAward(): ComponentType<BuyAwardProps> | null {
  const handle = useMatches().at(-1)?.handle as { BuyAward?: ComponentType<BuyAwardProps> } | undefined;
  return handle?.BuyAward ?? null;
}

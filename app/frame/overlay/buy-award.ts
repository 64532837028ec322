import { useMatches } from "@remix-run/react";
import type { ComponentType } from "react";

/** The bottle that won an award, by its slug, and how it is called. */
export type BuyAwardProps = { slug: string; name: string };

/**
 * What the page under the overlay sells an award's bottle with, as `BuyAward` of its `handle`; null where it does not. So only a page
 * that does loads it.
 */
export function useBuyAward(): ComponentType<BuyAwardProps> | null {
  const handle = useMatches().at(-1)?.handle as { BuyAward?: ComponentType<BuyAwardProps> } | undefined;
  return handle?.BuyAward ?? null;
}

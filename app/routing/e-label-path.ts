import { ADDRESSES } from "./paths.ts";

/** Where the code on a wine's label leads; it is printed, and so never changes (docs/rules.md "Labels"). */
export function eLabelPath(slug: string): string {
  return `${ADDRESSES.eLabel}/${encodeURIComponent(slug)}`;
}

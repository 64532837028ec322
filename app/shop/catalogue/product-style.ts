import type { OilStyle } from "./oil-style.ts";
import type { DRINKING_GLASSES, WineStyle } from "./wine-style.ts";

/** How something is served, in which glass if in one, and what a wine or an oil is like. */
export type ProductStyle = {
  glass: (typeof DRINKING_GLASSES)[number] | null;
  wine: WineStyle | null;
  oil?: OilStyle | undefined;
};

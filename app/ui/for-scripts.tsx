import type { ReactNode } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * What only a script can do. It keeps its room until scripts have come, so that nothing moves away from under a press, and takes none
 * where they never do.
 */
export function ForScripts({ children }: { children: ReactNode }) {
  return <div className={useHydrated() ? undefined : "for-scripts"}>{children}</div>;
}

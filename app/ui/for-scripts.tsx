import type { ReactNode } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * A control that only scripts can operate. It reserves its room until scripts arrive, so that nothing moves under a press, and takes none
 * where they never will.
 */
export function ForScripts({ children }: { children: ReactNode }) {
  return <div className={useHydrated() ? undefined : "for-scripts"}>{children}</div>;
}

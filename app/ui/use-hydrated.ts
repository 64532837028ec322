import { useSyncExternalStore } from "react";

/** False on the server and while its document is being taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never() {
  return () => {};
}

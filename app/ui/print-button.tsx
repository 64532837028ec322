import { Button } from "./button.tsx";
import { useHydrated } from "./use-hydrated.ts";

/** Prints the page; only where a script can. */
export function PrintButton({ children }: { children: string }) {
  if (!useHydrated()) return null;
  return (
    <Button type="button" kind="quiet" className="print-button" onClick={() => window.print()}>
      {children}
    </Button>
  );
}

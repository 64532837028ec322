import { Button } from "./button.tsx";
import { ForScripts } from "./for-scripts.tsx";

/** Prints the page, with scripts only. */
export function PrintButton({ children }: { children: string }) {
  return (
    <ForScripts>
      <Button type="button" kind="quiet" onClick={() => window.print()}>
        {children}
      </Button>
    </ForScripts>
  );
}

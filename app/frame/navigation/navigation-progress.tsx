import { useFetchers, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useConnection } from "../../forms/connection.ts";
import { useText } from "../../i18n/text.ts";

/** What is quicker shows no bar (docs/rules.md "Pages"); in milliseconds. */
const THROTTLE_MS = 200;
/** How long the full bar stays; in milliseconds. The sheet's animation is as long. */
const FULL_MS = 400;

/**
 * The progress bar of a slow navigation: from 0 on over 5 seconds, 100 once all pending requests are done (docs/rules.md "Pages"). It is
 * announced to screen readers once.
 */
export function ProgressBar() {
  const text = useText();
  const busy = useBusy();
  const [phase, setPhase] = useState<"idle" | "running" | "full">("idle");
  useEffect(() => {
    if (!busy) return setPhase((before) => (before === "running" ? "full" : before));
    const slow = setTimeout(() => setPhase("running"), THROTTLE_MS);
    return () => clearTimeout(slow);
  }, [busy]);
  useEffect(() => {
    if (phase !== "full") return;
    const over = setTimeout(() => setPhase("idle"), FULL_MS);
    return () => clearTimeout(over);
  }, [phase]);
  return (
    <>
      {phase !== "idle" && <div className={`progress progress-${phase}`} aria-hidden />}
      <p className="visually-hidden" role="status">
        {phase === "running" ? text("navigation.loading") : ""}
      </p>
    </>
  );
}

/** Whether anything is under way: one bar for all of it. What waits for the connection is announced in words. */
function useBusy(): boolean {
  const { waiting } = useConnection();
  const navigating = useNavigation().state !== "idle";
  const fetching = useFetchers().some(({ state }) => state !== "idle");
  const revalidating = useRevalidator().state !== "idle";
  return !waiting && (navigating || fetching || revalidating);
}

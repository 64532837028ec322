import { useSyncExternalStore } from "react";
import type { FormError } from "./form-answer.ts";

/** A post by script that brought no answer of the shop. */
type LostPost = {
  /** The path that it was sent to. */
  address: string;
  /** The id of the form that shows the error itself; empty if the frame shows it. */
  form: string;
  error: FormError;
  /** Sends the same form once more, by the button that was pressed. */
  retry(): void;
};

/** How the line to the server is, as far as this page has noticed. */
type LineState = {
  /** Something is asked for again and again until it comes. */
  waiting: boolean;
  lost: LostPost | null;
  /** A link was not followed, since there is no line. */
  stayed: boolean;
};

const GOOD: LineState = { waiting: false, lost: null, stayed: false };
let present = GOOD;
const listeners = new Set<() => void>();

/** Notes what has been noticed, for all who show it; what says nothing new makes nobody render. */
export function noteConnection(change: Partial<LineState>): void {
  const next = { ...present, ...change };
  if (next.waiting === present.waiting && next.lost === present.lost && next.stayed === present.stayed) return;
  present = next;
  for (const listener of listeners) listener();
}

/** The line to the server, for what tells of it. */
export function useConnection(): LineState {
  return useSyncExternalStore(
    subscribe,
    () => present,
    () => GOOD,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

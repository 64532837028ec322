import { EngravedLayers } from "./engraved-layers.tsx";
import { ENGRAVED_PORTRAITS } from "./engraved-portraits.ts";

/** Somebody of the family. */
type Sitter = keyof typeof ENGRAVED_PORTRAITS;

/** One of the family as a bust in linocut. */
export function Portrait({ of }: { of: Sitter }) {
  return (
    <svg viewBox="0 0 640 800" aria-hidden>
      <EngravedLayers layers={ENGRAVED_PORTRAITS[of]} />
    </svg>
  );
}

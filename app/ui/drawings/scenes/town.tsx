import { EngravedLayers } from "./engraved-layers.tsx";
import { ENGRAVED_SCENES } from "./engraved-scenes.ts";

/** Vodnjan on its hill between the sea and the fields, under its bell tower. */
export function Town() {
  return (
    <svg viewBox="0 -22 1200 462" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <EngravedLayers layers={ENGRAVED_SCENES.town} />
    </svg>
  );
}

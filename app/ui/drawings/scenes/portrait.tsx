import type { Motif } from "../../../shop/catalogue/drawing.ts";
import { MOTIF_DRAWINGS } from "../products/motifs.tsx";
import { COLOUR_HEX } from "../products/product-svg.tsx";
import { EngravedLayers } from "./engraved-layers.tsx";
import { ENGRAVED_PORTRAITS } from "./engraved-portraits.ts";

/** Somebody of the family. */
export type Sitter = keyof typeof ENGRAVED_PORTRAITS;

/** What each works with, cut into the corner, where a round frame leaves all of it out. */
const WORK: Record<Sitter, Motif> = { toni: "hut", luka: "grapes", marija: "amphora", bepi: "oliveBranch" };

/** One of the family as a bust in linocut, with a sign of the work. */
export function Portrait({ of }: { of: Sitter }) {
  const ground = ENGRAVED_PORTRAITS[of][0];
  const paper = ground && "ink" in ground ? COLOUR_HEX[ground.ink] : COLOUR_HEX.paper;
  return (
    <svg viewBox="0 0 640 800" aria-hidden>
      <EngravedLayers layers={ENGRAVED_PORTRAITS[of]} />
      <g transform="translate(20 18) scale(1.15)">{MOTIF_DRAWINGS[WORK[of]]({ ink: COLOUR_HEX.ink, paper })}</g>
    </svg>
  );
}

import { PLACES } from "../products/motifs-places.tsx";
import { EngravedLayers } from "./engraved-layers.tsx";
import { ENGRAVED_SCENES } from "./engraved-scenes.ts";

type Props = { className?: string | undefined };

/** Looking along the vine rows towards the hut and the hills. */
export function Vineyard({ className }: Props) {
  const [behind, before] = [ENGRAVED_SCENES.vineyard.slice(0, HUT_AFTER), ENGRAVED_SCENES.vineyard.slice(HUT_AFTER)];
  return (
    <svg className={className} viewBox="0 -200 800 600" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <EngravedLayers layers={behind} />
      <g transform="translate(383 88) scale(1.6)">{PLACES.hut({ ink: "var(--ink)", paper: "var(--paper)" })}</g>
      <EngravedLayers layers={before} />
    </svg>
  );
}

/** The hut stands behind the rows, and before the earth. */
const HUT_AFTER = 11;

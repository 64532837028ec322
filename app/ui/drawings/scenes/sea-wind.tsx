import { EngravedLayers } from "./engraved-layers.tsx";
import { ENGRAVED_SCENES } from "./engraved-scenes.ts";

type Props = { className?: string | undefined };

/** The sea when the bora blows: a bent pine on stone, a boat, a lighthouse, and the air drawn as the wind draws it. Cut from the right. */
export function SeaWind({ className }: Props) {
  return (
    <svg className={className} viewBox="0 -200 1200 600" preserveAspectRatio="xMinYMax slice" aria-hidden>
      <EngravedLayers layers={ENGRAVED_SCENES.boraSea} />
    </svg>
  );
}

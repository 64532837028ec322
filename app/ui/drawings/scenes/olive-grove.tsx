import { EngravedLayers } from "./engraved-layers.tsx";
import { ENGRAVED_SCENES } from "./engraved-scenes.ts";

type Props = { className?: string | undefined };

/** Old olive trees on red earth, fields and the sea behind. */
export function OliveGrove({ className }: Props) {
  return (
    <svg className={className} viewBox="0 -200 800 600" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <EngravedLayers layers={ENGRAVED_SCENES.oliveGrove} />
    </svg>
  );
}

import { EngravedLayers } from "./engraved-layers.tsx";
import { ENGRAVED_SCENES } from "./engraved-scenes.ts";

/** The boat sails before the far sea, the hut stands between the far vines and the near ones. */
const [SAIL_AFTER, HUT_AFTER] = [4, 19];

/** The winery's land, wide: sea and sun, the bell tower, the hut among rows of vines, olive trees. */
export function HeroLandscape() {
  const layers = ENGRAVED_SCENES.coast;
  return (
    <svg viewBox="0 0 1440 560" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <EngravedLayers layers={layers.slice(0, SAIL_AFTER)} />
      <Sail />
      <EngravedLayers layers={layers.slice(SAIL_AFTER, HUT_AFTER)} />
      <g transform="translate(60 18) scale(.92)">
        <Hut />
      </g>
      <EngravedLayers layers={layers.slice(HUT_AFTER)} />
    </svg>
  );
}

const Sail = () => <path fill="var(--ink)" d="M452 254h44q-4 10-12 10h-22zM472 208q20 22 20 42h-20zM468 216v34h-15z" />;

function Hut() {
  return (
    <g stroke="var(--ink)" fill="none">
      <path fill="var(--ink)" d="M440 474q130-24 290 2-140 22-290-2" />
      <path fill="var(--paper)" strokeWidth="5" d="M468 472l6-92h194l8 92z" />
      <path strokeWidth="3" d="M470 406q100 16 204 0M468 428q104 16 206 0M466 450q100 14 210 0" />
      <path
        strokeWidth="20"
        strokeDasharray="3 27"
        d="M476 396q90 14 196 0M492 422q80 16 182 0M476 444q90 14 190 0M490 464q90 10 186 0"
      />
      <path strokeWidth="26" strokeDasharray="2 7" d="M660 394v76" />
      <path
        fill="var(--ink)"
        d="M442 388q44-102 110-150l8-22h24l8 22q60 48 108 150-120 22-258 0zM544 474l3-50q24-22 47 0l4 50z"
      />
      <g stroke="var(--paper)">
        <path
          strokeWidth="3"
          d="M548 246q24 10 50 0M524 274q48 16 96 0M500 302q70 20 144 0M478 332q90 24 188 0M458 362q110 24 228 0"
        />
        <path
          strokeWidth="24"
          strokeDasharray="3 30"
          d="M558 262h20M534 291q40 10 80 0M528 320q50 10 100 0M490 350q90 20 160 0M484 382q90 12 190 0"
        />
      </g>
    </g>
  );
}

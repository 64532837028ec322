import { EngravedLayers } from "./engraved-layers.tsx";
import { ENGRAVED_SCENES } from "./engraved-scenes.ts";
import { HUT } from "./hut-lines.ts";

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
      {/* Turned, for the sun stands at its right. */}
      <g transform="translate(1110 18) scale(-.92 .92)">
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
      <path fill="var(--ink)" d={HUT.shade} />
      <path fill="var(--paper)" strokeWidth="5" d={HUT.wall} />
      <path strokeWidth="3" d={HUT.courses} />
      <path strokeWidth="20" strokeDasharray="3 27" d={HUT.joints} />
      <path fill="var(--ink)" d={HUT.roof + HUT.door} />
      <path fill="var(--ink)" stroke="none" d={HUT.corner} />
      <g stroke="var(--paper)">
        <path strokeWidth="3" d={HUT.roofCourses} />
        <path strokeWidth="24" strokeDasharray="3 30" d={HUT.roofJoints} />
      </g>
    </g>
  );
}

import { EngravedLayers } from "./engraved-layers.tsx";
import { ENGRAVED_GROUND, ENGRAVED_VINES, SOIL_BODIES } from "./engraved-soils.ts";

type Props = { className?: string | undefined };

/** Each soil's own colour. */
const SOILS = { red: "var(--soil)", yellow: "var(--gold)", grey: "#8d918c" } as const;

/** Teran, Malvasia and Merlot, each on the soil that it grows on: where the vine stands, and the colour of its grapes. */
const VINES = [
  { soil: "red", at: 310, colour: "#5a2038" },
  { soil: "yellow", at: 602, colour: "#c9b24a" },
  { soil: "grey", at: 888, colour: "#323b66" },
] as const;

/** Our three soils, cut open beside each other: red earth, yellow loam, grey flysch in beds, and the roots in all of them. */
export function Soils({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 1200 400" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path fill="var(--mist)" d="M0 110q140-50 300-20t320-24 300 10 280-30v110H0z" />
      {(["red", "yellow", "grey"] as const).map((soil) => (
        <path key={soil} fill={SOILS[soil]} d={SOIL_BODIES[soil]} />
      ))}
      <EngravedLayers layers={ENGRAVED_GROUND} />
      {VINES.map(({ soil, at, colour }) => (
        <g key={soil} transform={`translate(${at})`}>
          <path fill="var(--ink)" d={ENGRAVED_VINES[soil].stalks} />
          <EngravedLayers layers={ENGRAVED_VINES[soil].vine} />
          <Grapes soil={soil} colour={colour} />
        </g>
      ))}
    </svg>
  );
}

/** Each berry is a dot in ink under a smaller one in colour, with a light. */
function Grapes({ soil, colour }: { soil: keyof typeof ENGRAVED_VINES; colour: string }) {
  const { berries } = ENGRAVED_VINES[soil];
  const dots = `#${soil}-berries`;
  return (
    <g fill="none" strokeLinecap="round">
      <defs>
        <path id={`${soil}-berries`} d={berries} />
      </defs>
      <use href={dots} x=".6" y=".9" stroke="var(--ink)" strokeWidth="8.8" />
      <use href={dots} stroke={colour} strokeWidth="6.2" />
      <use href={dots} x="-1.2" y="-1.4" stroke="var(--paper)" strokeWidth="1.7" />
    </g>
  );
}

import { motifPlace } from "../picture/labels.ts";
import { PLACES } from "../picture/motifs-places.tsx";
import { SHAPE_DRAWINGS } from "../picture/shapes.tsx";
import { WineGlass } from "./wine-glass.tsx";

type Props = { className?: string | undefined };

const PAINTS = {
  key: "var(--ink)",
  glass: "var(--ink)",
  cut: "var(--mist)",
  capsule: "var(--soil)",
  foil: "var(--paper)",
  paper: "var(--paper)",
  ink: "var(--soil)",
};

/** A table laid for a tasting: two wines, bread, cheese, ham and olives under a window. */
export function TastingTable({ className }: Props) {
  const { Draw } = SHAPE_DRAWINGS.bordeaux;
  const motif = motifPlace("bordeaux");
  return (
    <svg className={className} viewBox="0 0 800 400" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <Window />
      <path fill="var(--soil)" stroke="var(--ink)" strokeWidth="4" d="M-10 304h820v110H-10z" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeDasharray="120 18 40 26"
        d="M0 324h800M60 346h740M0 370h800M30 390h770"
      />
      <path fill="var(--ink)" d="M200 326q-10-14 30-18h360q40 4 30 18-200 10-420 0" />
      <g transform="translate(216 44) scale(.94)">
        {Draw(PAINTS)}
        <g transform={`translate(${motif.x} ${motif.y}) scale(.87)`}>{PLACES.hut(PAINTS)}</g>
      </g>
      <g transform="translate(104 148) scale(1.2)">
        <WineGlass wine="var(--soil)" />
      </g>
      <g transform="translate(326 150) scale(1.2)">
        <WineGlass wine="var(--gold)" />
      </g>
      <Board />
    </svg>
  );
}

function Window() {
  return (
    <>
      <path fill="var(--mist)" d="M440 240V110q110-130 220 0v130z" />
      <circle cx="600" cy="112" r="26" fill="var(--gold)" />
      <path fill="var(--olive)" d="M440 190q60-40 120-14t100-20v84H440z" />
      <path fill="var(--gold)" d="M440 212q80-24 220 0v28H440z" />
      <path fill="none" stroke="var(--ink)" strokeWidth="2" strokeDasharray="20 14" d="M446 150h140M452 162h90" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="6"
        d="M440 242V110q110-130 220 0v132M550 48v192M440 140h220M420 243h260"
      />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeDasharray="50 22 20 30"
        d="M20 60h380M50 90h150M700 70h90M690 130h110M20 200h80M700 200h90M460 274h300M24 274h80"
      />
    </>
  );
}

function Board() {
  return (
    <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round">
      <path fill="var(--gold)" d="M452 326l18-24h250l20 24-4 14H456zM452 326h288" />
      <path fill="none" strokeWidth="2" strokeDasharray="40 12 16 8" d="M470 318h250M480 310h230" />
      <path fill="var(--paper)" d="M478 312v-34l84-30 12 30v34zM478 278l96 0" />
      <path
        fill="var(--ink)"
        stroke="none"
        d="M496 290a5 5 0 1 1-.1 0M526 296a6 6 0 1 1-.1 0M552 284a4 4 0 1 1-.1 0M536 264a4 3 0 1 1-.1 0"
      />
      <path
        fill="var(--soil)"
        d="M580 310q-8-26 18-28 24 4 20 30zM606 312q-10-34 20-34 26 4 20 34zM632 312q-10-28 18-30 24 4 18 30z"
      />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth="3"
        d="M587 306q-3-16 12-18M614 306q-5-20 13-22M640 307q-4-16 11-18"
      />
      <path
        fill="var(--olive)"
        d="M672 298a10 8 0 1 1-.1 0M694 300a10 8 0 1 1-.1 0M683 286a10 8 0 1 1-.1 0M712 302a9 8 0 1 1-.1 0"
      />
      <path fill="var(--gold)" d="M30 330q-16-40 34-42 60-14 90 10 16 14 2 32z" />
      <path fill="none" strokeWidth="3" d="M56 296q12 10 8 24M84 290q12 12 8 28M112 292q12 10 8 26M30 336h130" />
    </g>
  );
}

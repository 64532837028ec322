import { leaf, wedge } from "../products/cuts.ts";
import { EngravedLayers } from "./engraved-layers.tsx";
import { ENGRAVED_GROUND, ENGRAVED_VINES } from "./engraved-soils.ts";

type Props = { className?: string | undefined };

/** Leaves as the vines of the soils bear them. */
const TUFT = ENGRAVED_GROUND.filter((layer) => "part" in layer && layer.part === "tuft");
/** Along the upper edge, those behind first: x, y and size. */
const LEAVES =
  "tuft 70 90 2.2 tuft 250 66 -2 tuft 400 84 2.2 tuft 560 60 -2.2 tuft 150 120 -1.9 tuft 330 116 1.9 tuft 640 92 1.8 tuft 486 120 -1.8 tuft 20 140 1.8";
/** Where bunches lie in the crate: a heap of three rows, those behind first. */
const PICKED = [
  [338, 4, 222],
  [354, 6, 168],
  [376, 7, 140],
].flatMap(([y = 0, count = 0, from = 0]) =>
  Array.from({ length: count }, (_, index) => [from + index * 59, y + (index % 2) * 7] as const),
);

/** Harvest by hand: a bunch is cut from the vine, above a small crate that is nearly full. */
export function HandHarvest({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path fill="var(--mist)" d="M0 0h640v480H0z" />
      <path fill="var(--olive)" d="M0 300q160-46 340-26t300-22v70H0z" />
      <path fill="var(--soil)" d="M0 318q320-24 640 0v162H0z" />
      <path
        fill="var(--ink)"
        d={[336, 352, 372, 396, 424, 452]
          .map((y, i) => wedge(640, y, 180, 210 - (i % 3) * 60, 4) + wedge(0, y + 6, 0, 120 - (i % 2) * 50, 4))
          .join("")}
      />
      <path fill="var(--ink)" d="M0 64q320-16 640 6v8Q320 58 0 74zM92 60q20 110-2 260h-26q22-140 4-258z" />
      <path fill="var(--gold)" d="M86 140q8 90-6 176-2-80 6-176z" />
      <EngravedLayers layers={[...TUFT]} />
      <Stalks />
      <Bunch x={196} y={156} scale={1.4} />
      <EngravedLayers layers={[{ places: LEAVES }]} />
      <Crate />
      <Bunch x={356} y={186} scale={1.9} />
      <Hand />
    </svg>
  );
}

/** What the two bunches hang by that are still on the vine. */
const Stalks = () => (
  <path fill="var(--ink)" d="M192 110h8q-6 26 0 50h-6q-6-24-2-50zM352 130h9q-7 30 0 60h-7q-7-28-2-60z" />
);

/** Berries as the red soil's vine bears them; the first of its bunches. */
const BERRIES = /^(?:M\S+ \S+?h0){32}/.exec(ENGRAVED_VINES.red.berries)?.[0] ?? "";

type BunchProps = { x: number; y: number; scale: number };

/** A bunch that hangs from a place. */
function Bunch({ x, y, scale }: BunchProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill="none" strokeLinecap="round">
      <g transform="translate(70 -74)">
        <path stroke="var(--ink)" strokeWidth="9.4" d={BERRIES} />
        <path stroke="#5a2038" strokeWidth="6.4" d={BERRIES} />
        <path stroke="var(--paper)" strokeWidth="1.6" transform="translate(-1.2 -1.4)" d={BERRIES} />
      </g>
    </g>
  );
}

function Crate() {
  return (
    <>
      <path fill="var(--ink)" d="M70 464l60-14 420 0 84 8-40 14-500 4zM108 366h456l8 36H100z" />
      <path fill="var(--gold)" d="M112 370h448l2 8H110z" />
      {PICKED.map(([x, y]) => (
        <Bunch key={x} x={x} y={y} scale={1.5} />
      ))}
      <path fill="var(--gold)" stroke="var(--ink)" strokeWidth="4" d="M98 400h476l-5 24H102zM103 430h464l-5 30H107z" />
      <path
        fill="var(--ink)"
        d={
          [406, 412, 418, 436, 443, 450].map((y, i) => wedge(570 - i, y, 180, 150 - ((i * 47) % 90), 4)).join("") +
          [408, 416, 438, 450].map((y, i) => leaf(130 + i * 34, y, 0, 120, 2)).join("") +
          "M114 412a3 3 0 1 1-.1 0M116 446a3 3 0 1 1-.1 0"
        }
      />
    </>
  );
}

/** It comes from the right, in a rolled-up sleeve, and holds the stalk of the bunch. */
function Hand() {
  return (
    <g strokeLinejoin="round">
      <path
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="4"
        d="M640 214q-110-22-176-42-34-14-60-12-22 2-38 12-8 8 2 12 18-2 34-4-24 6-44 16-8 8 2 12 22-8 42-8-18 6-32 16-6 10 4 10 20-6 36-10-10 6-20 14-2 10 8 8 30-10 54-10 60 30 188 62z"
      />
      <path
        fill="var(--ink)"
        d={
          [232, 242, 252, 262, 272].map((y, i) => wedge(640, y + 4, 193, 150 - i * 22, 6)).join("") +
          leaf(404, 180, 8, 46, 3) +
          leaf(406, 196, 4, 40, 3) +
          leaf(410, 212, 2, 34, 3) +
          leaf(450, 174, 40, 40, 3)
        }
      />
      <path fill="var(--olive)" stroke="var(--ink)" strokeWidth="4" d="M640 196l-60-14q-14 40-8 94l68 20z" />
      <path fill="var(--ink)" d="M640 240l-66-10 66 22zM640 258l-64-8 64 22zM588 186q-12 40-6 92l-7-2q-6-54 7-92z" />
    </g>
  );
}

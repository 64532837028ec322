import type { Drawing } from "../../../shop/catalogue/drawing.ts";
import { drinkingGlass } from "../products/drinking-glass.tsx";
import { PLACES } from "../products/motifs-places.tsx";
import { drawnProduct } from "../products/product-svg.tsx";
import { EngravedLayers } from "./engraved-layers.tsx";
import { ENGRAVED_ROOMS } from "./engraved-rooms.ts";

type Props = { className?: string | undefined };

/** The house's own red stands on the table. */
const OPENED: Drawing = {
  shape: "bordeaux",
  glass: "black",
  capsule: "soil",
  label: { paper: "paper", ink: "soil", motif: "boskarin", family: "band", words: ["Teran"] },
};
/** What is poured, and where each glass stands. */
const POURED = [
  ["red", "#6b1a2b", 384, 112],
  ["white", "#d9b64a", 486, 124],
  ["white", "#c9655c", 1330, 132],
  ["red", "#d9a23a", 1396, 144],
] as const;
const SHELVED = [1100, 1172, 1256, 1328] as const;

/**
 * A table laid for a tasting, so wide that pages show different parts of it: a ham and the opened red at the left, cheese, slices and
 * olives under the window, oil, bread and the shelf at the right.
 */
export function TastingTable({ className }: Props) {
  return (
    <svg className={className} viewBox="0 -200 1500 600" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <Wall />
      <g transform="translate(230)">
        <Window />
      </g>
      <defs>
        <g id="table-bottle">{drawnProduct(OPENED, null)}</g>
      </defs>
      {SHELVED.map((x) => (
        <use key={x} href="#table-bottle" transform={`translate(${x} -136) scale(.58)`} />
      ))}
      <path fill="var(--ink)" d="M1060 36h420v14h-420zM1090 50h16v30zM1430 50h16l-16 30z" />
      <g transform="translate(30 -200)">
        <EngravedLayers layers={ENGRAVED_ROOMS.hanging} />
      </g>
      <g transform="translate(0 80)">
        <EngravedLayers layers={ENGRAVED_ROOMS.table} />
      </g>
      <use href="#table-bottle" transform="translate(244 -18) scale(1.16)" />
      {POURED.map(([glass, wine, x, y]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(1.5)`}>
          {drinkingGlass(glass, { key: "var(--ink)", wine })}
        </g>
      ))}
    </svg>
  );
}

/** So many lines under each other, each a wedge that ends in a point. */
const wedges = (x: number, length: number, count: number) =>
  `M${x}-136${`l${length} 2${-length > 0 ? ` ${-length}` : -length} 2m0 20`.repeat(count)}`;

/** The wall, darker away from the window, and the beam that the ham hangs from. */
function Wall() {
  return (
    <>
      <path fill="var(--olive)" d="M0-200h1500v600H0z" />
      <path fill="var(--ink)" d={wedges(0, 560, 18) + wedges(1500, -440, 18)} />
      <path fill="var(--ink)" d="M0-200h1500v46H0z" />
      <path fill="var(--gold)" d="M0-184l420 2-420 2zM200-170l620 2-620 2zM700-186l500 2-500 2zM960-170l520 2-520 2z" />
    </>
  );
}

/** The town and the sea, in a window of stone. */
function Window() {
  const outline = "M486 226V-4q112-140 224 0v230z";
  return (
    <>
      <path fill="none" stroke="var(--ink)" strokeWidth="34" d={outline} />
      <path fill="none" stroke="var(--paper)" strokeWidth="26" strokeDasharray="46 3" d={outline} />
      <path fill="var(--mist)" d={outline} />
      <circle cx="656" cy="10" r="28" fill="var(--gold)" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeDasharray="20 14"
        d="M490 96h220M496 108h150M520 120h180"
      />
      <g transform="translate(520 44) scale(1.1)">{PLACES.belfry({ ink: "var(--ink)", paper: "var(--mist)" })}</g>
      <path fill="var(--olive)" d="M486 140q60-50 120-20t104-20v126H486z" />
      <path fill="var(--gold)" d="M486 176q80-30 224 0v50H486z" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        d="M486 178q80-30 224 0M500 226l50-58M560 226l26-62M620 226l4-62M680 226l-20-60"
      />
      <path fill="none" stroke="var(--ink)" strokeWidth="7" d={`${outline}M598-74v300M486 70h224`} />
      <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="4" d="M454 226h288v18H454z" />
    </>
  );
}

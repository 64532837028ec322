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
/** What else is tasted. */
const BESIDE: readonly (readonly [Drawing, number])[] = [
  [
    {
      shape: "burgundy",
      glass: "olive",
      capsule: "gold",
      label: { paper: "paper", ink: "olive", motif: "sun", family: "band", words: ["Malvazija"] },
    },
    1680,
  ],
  [
    {
      shape: "burgundy",
      glass: "clear",
      wine: "rose",
      capsule: "soil",
      label: { paper: "paper", ink: "soil", motif: "rose", family: "band", words: ["Rosé"] },
    },
    1920,
  ],
];
/** What is poured, and where each glass stands. */
const POURED = [
  ["red", "#6b1a2b", 384, 112],
  ["white", "#d9b64a", 486, 124],
  ["white", "#d9b64a", 872, 122],
  ["white", "#c9655c", 2036, 124],
  ["white", "#d9b64a", 2128, 138],
] as const;

/**
 * A table laid for a tasting, so wide that pages show different thirds of it, with bare wall between them: a ham and the opened red at
 * the left, cheese, slices and olives under the window, three bottles with their glasses and the oil at the right.
 */
export function TastingTable({ className }: Props) {
  return (
    <svg className={className} viewBox="0 -200 2400 568" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <Wall />
      <g transform="translate(602)">
        <Window />
      </g>
      <defs>
        <g id="table-bottle">{drawnProduct(OPENED, null)}</g>
      </defs>
      <g transform="translate(30 -200)">
        <EngravedLayers layers={ENGRAVED_ROOMS.hanging} />
      </g>
      <g transform="translate(0 80)">
        <EngravedLayers layers={ENGRAVED_ROOMS.table} />
      </g>
      {[244, 1800].map((x) => (
        <use key={x} href="#table-bottle" transform={`translate(${x} -18) scale(1.16)`} />
      ))}
      {BESIDE.map(([drawing, x]) => (
        <g key={x} transform={`translate(${x} -14) scale(1.16)`}>
          {drawnProduct(drawing, null)}
        </g>
      ))}
      {POURED.map(([glass, wine, x, y]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(1.5)`}>
          {drinkingGlass(glass, { key: "var(--ink)", wine }, false)}
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
      <path fill="var(--olive)" d="M0-200h2400v600H0z" />
      <path fill="var(--ink)" d={wedges(0, 560, 18) + wedges(2400, -380, 18)} />
      <path fill="var(--ink)" d="M0-200h2400v46H0z" />
      <path
        fill="var(--gold)"
        d="M0-184l420 2-420 2zM200-170l620 2-620 2zM1000-186l500 2-500 2zM1260-170l720 2-720 2zM1720-186l600 2-600 2z"
      />
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

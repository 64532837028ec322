import type { Drawing } from "../../../shop/catalogue/drawing.ts";
import { drinkingGlass } from "../products/drinking-glass.tsx";
import { drawnProduct } from "../products/product-svg.tsx";
import { EngravedLayers } from "./engraved-layers.tsx";
import { ENGRAVED_ROOMS } from "./engraved-rooms.ts";
import { ENGRAVED_SCENES } from "./engraved-scenes.ts";
import { Olives, TableFood } from "./table-food.tsx";

type Props = { className?: string | undefined };

/** Bottles as the shop shows them: glass, capsule and label. The red stands at the left as well. */
const BOTTLES: Record<"malvazija" | "teran" | "rose", Drawing> = {
  malvazija: {
    shape: "bordeaux",
    glass: "olive",
    capsule: "gold",
    label: { paper: "gold", ink: "ink", motif: "sun", words: ["Malvazija", "istarska"] },
  },
  teran: {
    shape: "bordeaux",
    glass: "black",
    capsule: "soil",
    label: { paper: "soil", ink: "paper", motif: "boskarin", family: "band", words: ["Teran"] },
  },
  rose: {
    shape: "bordeaux",
    glass: "clear",
    wine: "rose",
    capsule: "mist",
    label: { paper: "mist", ink: "soil", motif: "rose", words: ["Rosé"] },
  },
};
/** Where each stands: x and y. */
const STANDING: readonly (readonly [keyof typeof BOTTLES, number, number])[] = [
  ["teran", 244, -18],
  ["malvazija", 1680, -14],
  ["teran", 1800, -18],
  ["rose", 1920, -14],
];
/** What is poured, and where each glass stands. */
const POURED = [
  ["red", "#6b1a2b", 384, 112],
  ["white", "#d9b64a", 486, 124],
  ["white", "#d9b64a", 872, 122],
  ["white", "#c9655c", 2036, 124],
  ["white", "#d9b64a", 2128, 138],
] as const;

/** What stands on the table throws its shadow away from the window: one blade of ink each, from its foot. */
const SHADOWS = [
  ...STANDING.map(([, x, y]) => `M${x + 44} ${y + 347}`),
  ...POURED.map(([, , x, y]) => `M${x + 44} ${y + 219}`),
]
  .map((foot) => `${foot}q90-5 150 4-60 9-150-4z`)
  .join("");

/**
 * A table laid for a tasting, so wide that pages show different thirds of it, with bare wall between them: a ham and the opened red at
 * the left, cheese, slices and olives under the window, three bottles with their glasses and more olives at the right.
 */
export function TastingTable({ className }: Props) {
  return (
    <svg className={className} viewBox="0 -200 2400 568" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <Wall />
      <g transform="translate(602)">
        <Window />
      </g>
      <defs>
        {Object.entries(BOTTLES).map(([name, drawing]) => (
          <g key={name} id={`table-${name}`}>
            {drawnProduct({ drawing, year: null })}
          </g>
        ))}
      </defs>
      <g transform="translate(30 -200)">
        <EngravedLayers layers={ENGRAVED_ROOMS.hanging} />
      </g>
      <g transform="translate(0 80)">
        <EngravedLayers layers={ENGRAVED_ROOMS.bread} />
        <path fill="var(--ink)" d="M319 205h2081v84H319z" />
        {/* Begins further left than what it covers, so that no edge of it shows. */}
        <path fill="var(--soil)" d="M310 206h2090v83H310z" />
      </g>
      <path fill="var(--ink)" d={SHADOWS} />
      <g transform="translate(980 208)">
        <TableFood />
      </g>
      <g transform="translate(2236 232)">
        <path fill="var(--ink)" d="M16 86q90-5 150 4-60 9-150-4z" />
        <Olives />
      </g>
      {STANDING.map(([bottle, x, y]) => (
        <use key={x} href={`#table-${bottle}`} transform={`translate(${x} ${y}) scale(1.16)`} />
      ))}
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
      <path fill="var(--olive)" d="M0-200h2400v600H0z" />
      <path fill="var(--ink)" d={wedges(0, 560, 18) + wedges(2400, -380, 18)} />
      <path fill="var(--ink)" d="M0-200h2400v46H0z" />
      <path fill="var(--gold)" d="M0-184l420 2-420 2zM150-168q170-2 470 0-300 2-470 0z" />
    </>
  );
}

/** The town as the hero shows it. */
const TOWN = ENGRAVED_SCENES.coast.filter((layer) => "part" in layer && ["church", "houses"].includes(layer.part));

/** The town before the sea, in a window of stone. */
function Window() {
  const outline = "M486 226V38a112 112 0 0 1 224 0v188z";
  return (
    <>
      <path fill="none" stroke="var(--ink)" strokeWidth="34" d={outline} />
      <path fill="none" stroke="var(--paper)" strokeWidth="26" strokeDasharray="46 3" d={outline} />
      <path fill="var(--paper)" d={outline} />
      <circle cx="660" cy="14" r="26" fill="var(--gold)" />
      <path fill="var(--mist)" d="M486 102h224v60H486z" />
      <path
        fill="var(--ink)"
        d="M710 108l-60 1 60 1zM486 112l34 1-34 1zM710 118l-84 1 84 1zM700 128l-52 1 52 1zM486 124l24 1-24 1z"
      />
      <path fill="var(--olive)" d="M486 152q60-22 120-8t104-6v90H486z" />
      <EngravedLayers layers={[...TOWN, { places: "church 334 62 .33 houses 334 62 .33" }]} />
      <path fill="var(--gold)" d="M486 178q80-26 224 0v50H486z" />
      <path
        fill="var(--ink)"
        d="M540 167l-44 60h-8zM580 164l-26 63h-9zM622 163l6 64h-9zM664 166l40 61h-9zM486 177q80-27 224 0-140-22-224 0z"
      />
      <path fill="none" stroke="var(--ink)" strokeWidth="7" d={`${outline}M598-74v300M486 70h224`} />
      <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="4" d="M454 226h288v18H454z" />
    </>
  );
}

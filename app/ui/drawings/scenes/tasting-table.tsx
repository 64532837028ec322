import type { Drawing } from "../../../shop/catalogue/drawing.ts";
import { hatch } from "../products/cuts.ts";
import { PLACES } from "../products/motifs-places.tsx";
import { drawnProduct } from "../products/product-svg.tsx";
import { WineGlass } from "./wine-glass.tsx";

type Props = { className?: string | undefined };

/** The house's own red stands on the table. */
const OPENED: Drawing = {
  shape: "bordeaux",
  glass: "black",
  capsule: "soil",
  label: { paper: "paper", ink: "soil", motif: "hut", family: "band", words: ["Teran"] },
};

/** A table laid for a tasting: two wines, bread, cheese, sausage and olives under a window, a ham and a lamp above. */
export function TastingTable({ className }: Props) {
  return (
    <svg className={className} viewBox="0 -200 800 600" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <Room />
      <Window />
      <path fill="var(--soil)" stroke="var(--ink)" strokeWidth="4" d="M-10 304h820v110H-10z" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeDasharray="120 18 40 26"
        d="M0 324h800M60 346h740M0 370h800M30 390h770"
      />
      <path fill="var(--ink)" d="M180 328q-10-14 30-18h360q40 4 30 18-200 10-420 0" />
      <g transform="translate(222 -6) scale(1.12)">{drawnProduct(OPENED, null)}</g>
      <g transform="translate(92 122) scale(1.4)">
        <WineGlass wine="var(--soil)" />
      </g>
      <g transform="translate(352 124) scale(1.4)">
        <WineGlass wine="var(--gold)" />
      </g>
      <Board />
    </svg>
  );
}

/** The wall with its beam, and what hangs from it. */
function Room() {
  return (
    <>
      <path fill="var(--olive)" d="M0-200h800v510H0z" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeDasharray="50 22 20 30"
        d="M20-60h60M200 10h180M20 80h60M30 200h70M330-20h110M350 60h90M730 20h70M740 110h60M20 250h50M730 240h60"
      />
      <path fill="var(--ink)" d="M0-200h800v50H0z" />
      <path fill="none" stroke="var(--gold)" strokeWidth="3" strokeDasharray="90 30 40 20" d="M0-184h800M40-168h760" />
      <path
        fill="var(--gold)"
        d="M392-92l9 40 26-31-10 40 38-18-30 30 42 2-41 13 37 22-42-6 24 35-36-24 5 42-22-37-22 37 5-42-36 24 24-35-42 6 37-22-41-13 42-2-30-30 38 18-10-40 26 31z"
      />
      <path fill="var(--ink)" d="M389-150h6v78h-6zM376-72h32l12 50h-56z" />
      <path fill="var(--paper)" d="M384-62h16l6 30h-28z" />
      <path fill="var(--ink)" d="M127-150h5v30h-5z" />
      <path
        fill="var(--soil)"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinejoin="round"
        d="M122-122q8-8 16 0 0 26 10 40 34 30 22 78-12 34-42 30-36-4-38-44 0-34 24-60 8-16 8-44z"
      />
      <path fill="var(--paper)" d="M148-78q32 30 18 76-8 20-22 24 14-30 8-56-2-24-4-44z" />
      <path fill="var(--ink)" d={hatch(98, -34, 7, 20, 4)} />
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

function Board() {
  return (
    <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round">
      <path fill="var(--gold)" d="M462 330l18-26h274l20 26-4 16H466zM462 330h308" />
      <path fill="none" strokeWidth="2" strokeDasharray="40 12 16 8" d="M480 320h260M490 311h240" />
      <path fill="var(--paper)" d="M494 314v-42l96-36 14 36v42zM494 274l110 0" />
      <path
        fill="var(--ink)"
        stroke="none"
        d="M514 288a6 6 0 1 1-.1 0M548 296a7 7 0 1 1-.1 0M578 282a5 5 0 1 1-.1 0M562 252a5 4 0 1 1-.1 0"
      />
      <path
        fill="var(--soil)"
        d="M620 314q-10-30 20-32 28 4 24 34zM648 316q-12-38 22-38 30 4 24 38zM678 316q-12-32 20-34 28 4 20 34z"
      />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth="3"
        d="M628 309q-4-18 13-21M657 309q-5-22 14-25M687 310q-4-18 12-21"
      />
      <path fill="var(--olive)" d="M724 300a11 9 0 1 1-.1 0M746 302a11 9 0 1 1-.1 0M734 288a11 9 0 1 1-.1 0" />
      <path fill="var(--gold)" d="M20 336q-18-46 40-48 66-16 102 12 18 16 2 36z" />
      <path fill="none" strokeWidth="3" d="M50 298q13 11 9 27M82 291q13 13 9 31M114 293q13 13 11 29M20 342h146" />
    </g>
  );
}

import type { JSX } from "react";
import type { Motif } from "../../../shop/catalogue/drawing.ts";
import type { Inks } from "./inks.ts";
import { BEASTS } from "./motifs-beasts.tsx";
import { PLACES } from "./motifs-places.tsx";
import { PLANTS } from "./motifs-plants.tsx";

/** Every motif, drawn in a box of 60 by 60. */
export const MOTIF_DRAWINGS: Record<Motif, (inks: Inks) => JSX.Element> = { ...PLACES, ...PLANTS, ...BEASTS };

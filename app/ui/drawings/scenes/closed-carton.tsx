import { BOARD, shadeFrom } from "./carton-board.ts";
import { CartonPrint } from "./carton-print.tsx";

/** The end of the tape, torn off. */
const TORN = "l-3.5-4-3.5 4".repeat(4);
/** Shade on the front, and on the lid. */
const FRONT_SHADE = shadeFrom(303, [
  [113, 60],
  [118, 40],
  [123, 52],
  [128, 34],
  [133, 46],
]);
const LID_SHADE = "M292 96l-50 1 54 3zM284 89l-36 .6 40 3z";

type Props = {
  /** Where it stands in another drawing. */
  place?: { x: number; y: number; width: number };
};

/** A carton that is packed: its flaps are closed and taped. */
export function ClosedCarton({ place }: Props) {
  return (
    <svg {...place} viewBox="0 76 316 104" preserveAspectRatio="xMinYMin" aria-hidden>
      <path fillOpacity=".16" d="M0 176q158-10 316 0-158 8-316 0" />
      <path {...BOARD} d="M9 108l25-26h248l25 26z" />
      <path {...BOARD} d="M9 108h298l-3 70H12z" />
      <path fill="var(--ink)" d={FRONT_SHADE + LID_SHADE} />
      <path fill="var(--paper)" stroke="var(--ink)" strokeLinejoin="round" d={`M149 82h18l5 26v30${TORN}v-30z`} />
      <path fill="none" stroke="var(--ink)" strokeWidth=".8" d="M144 108h28" />
      <CartonPrint />
    </svg>
  );
}

import { hatch, leaf, wedge } from "../products/cuts.ts";

type Props = {
  /** What is poured into it. */
  wine?: "var(--soil)" | "var(--gold)";
};

/** It follows the bowl, and goes down the stem. */
const SHADE =
  [45, 50, 55, 60, 65, 70].map((y, i) => wedge(66 - i * i * 0.55, y, 180, 18, 3)).join("") + hatch(45, 92, 6, -7, 3);

/** A glass of wine in a box of 80 by 150, for use inside a scene: an ink edge that is thick where the glass is in shade. */
export function WineGlass({ wine }: Props) {
  return (
    <>
      <path fill="var(--ink)" d="M14 2h52q16 62-19 82v49q17 3 22 13H12q5-10 22-13V84Q-1 65 14 2z" />
      <path fill="var(--paper)" d="M17 4h45q13 58-19 77v54q13 2 20 8H17q6-6 20-8V81Q4 63 17 4z" />
      {wine && <path fill={wine} d="M12 36q27 8 53 0 1 34-23 44h-7Q11 70 12 36z" />}
      <path fill="var(--ink)" d={(wine ? "M12 35q28 8 54-1-26 13-54 1z" : "") + SHADE} />
      <path fill="var(--paper)" d={leaf(18, 44, 70, 30, 3) + leaf(20, 10, 97, 22, 2)} />
    </>
  );
}

import { STEPS } from "./wine-style.ts";

/** What a panel tastes in a virgin olive oil that has no defect, in the order of its sheet. */
export const OIL_SCALES = ["fruitiness", "bitterness", "pungency"] as const;
export type OilScale = (typeof OIL_SCALES)[number];

/** The end of the scale on which a taster writes down how strong something is. */
export const MOST_POINTS = 10;

/** An oil as its tasting panel has found it: the medians of what its tasters wrote down, from 0 to 10, to a tenth. */
export type OilStyle = { medians: Record<OilScale, number> };

/** From so much on an intensity is medium, and above so much it is robust. */
const [MEDIUM, ROBUST] = [3, 6];

/** How strong a median is called (docs/rules.md "Oils"). */
export function intensityOf(median: number): "delicate" | "medium" | "robust" {
  if (median > ROBUST) return "robust";
  return median >= MEDIUM ? "medium" : "delicate";
}

/** The step from 1 to 5 at which a median of at most 10 is drawn: two points each. */
export function oilStepOf(median: number): (typeof STEPS)[number] {
  return STEPS[Math.max(1, Math.ceil(median / 2)) - 1] ?? 5;
}

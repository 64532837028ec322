import type { Tone } from "../../../shop/awards/awards.ts";
import { PICTURE_PARTS } from "./product-picture.tsx";

/** A small struck medal, out of the common file. @param words what it is called; without them it stands beside its name */
export function Medallion({ tone, words }: { tone: Tone; words?: string | undefined }) {
  return (
    <svg
      className={`medallion medallion-${tone}`}
      viewBox="0 0 40 40"
      role={words && "img"}
      aria-label={words}
      aria-hidden={!words || undefined}
    >
      <use href={`${PICTURE_PARTS}#coin`} />
    </svg>
  );
}

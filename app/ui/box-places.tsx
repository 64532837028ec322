import { BOTTLES_PER_BOX } from "../shop/cart/box.ts";

/** A box of six seen from the front: the places that are taken are filled. */
export function BoxPlaces({ taken }: { taken: number }) {
  return (
    <svg className="box-places" viewBox="0 0 60 30" aria-hidden>
      {Array.from({ length: BOTTLES_PER_BOX }, (_, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a box are what is counted
          key={place}
          className={place < taken ? "box-places-taken" : undefined}
          d={`M${place * 10 + 5} 3v7q3 2 3 5v12h-6V15q0-3 3-5`}
        />
      ))}
    </svg>
  );
}

import { BOTTLES_PER_BOX } from "../shop/cart/box.ts";

/** A box seen from the front: the places that are taken are filled. */
export function BoxPlaces({ taken }: { taken: number }) {
  return (
    <svg className="box-places" viewBox="0 0 60 28" aria-hidden>
      {Array.from({ length: BOTTLES_PER_BOX }, (_, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a box are what is counted
          key={place}
          className={place < taken ? "box-places-taken" : undefined}
          d={`M${place * 10 + 3.8} 1h2.4v7.5q0 1.5 1.2 2.4t1.2 2.6v12.5q0 1-1 1h-5.2q-1 0-1-1V13.5q0-1.7 1.2-2.6t1.2-2.4z`}
        />
      ))}
    </svg>
  );
}

import { PICTURE_PARTS } from "../../ui/drawings/products/product-picture.tsx";
import type { OriginDescription } from "./describe-origin.server.ts";

/** What its maker says of the land that it has grown on, and where that lies. */
export function Origin({ origin: { title, name, ground, note, maker, map, spot } }: { origin: OriginDescription }) {
  return (
    <section className="origin">
      <svg className={`origin-map soil-${spot.soil}`} viewBox="0 0 160 100" role="img" aria-label={map}>
        <use href={`${PICTURE_PARTS}#vineyards`} />
        <circle cx={spot.x} cy={spot.y} r="9" />
        <circle cx={spot.x} cy={spot.y} r="4" className="origin-spot" />
      </svg>
      <div>
        <h2>{title}</h2>
        <p>
          <b>{name}</b>, {ground}
        </p>
        <blockquote className="lead">{note}</blockquote>
        <p className="small">{maker}</p>
      </div>
    </section>
  );
}

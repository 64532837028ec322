import type { Soil } from "../../shop/winery/vineyards.ts";
import { PICTURE_PARTS } from "../../ui/drawings/products/product-picture.tsx";
import type { OriginDescription } from "./describe-origin.server.ts";

const SOIL_COLOURS: Record<Soil, string> = { red: "var(--soil)", yellow: "var(--gold)", grey: "#7d8580" };

/** What the maker says about the land where it grew, and where that is. */
export function Origin({ origin }: { origin: OriginDescription }) {
  const { title, name, ground, note, maker, portrait, map, plot, soil } = origin;
  return (
    <section className="origin">
      <svg className="origin-map" viewBox="0 0 160 100" role="img" aria-label={map}>
        <use href={`${PICTURE_PARTS}#vineyards`} />
        <use href={`${PICTURE_PARTS}#plot-${plot}`} fill={SOIL_COLOURS[soil]} />
      </svg>
      <div>
        <h2>{title}</h2>
        <p>
          <b>{name}</b>
          {`, ${ground}`}
        </p>
        <img src={portrait} alt="" loading="lazy" />
        <blockquote className="lead">{note}</blockquote>
        <p className="small">{maker}</p>
      </div>
    </section>
  );
}

type Ink = "paper" | "ink" | "soil" | "gold" | "olive" | "leaf" | "mist";

/**
 * A layer of an engraved scene: a path in one ink, a part that is drawn once, or places where parts are shown. Each place is four words:
 * the part, x, y and its scale; a scale below 0 shows it mirrored.
 */
export type EngravedLayer = { ink: Ink; d: string } | { part: string; layers: EngravedLayer[] } | { places: string };

/** The layers from back to front. */
export function EngravedLayers({ layers }: { layers: readonly EngravedLayer[] }) {
  return layers.map((layer) => {
    if ("places" in layer) return placed(layer.places);
    if ("d" in layer) return <path key={layer.d} fill={`var(--${layer.ink})`} d={layer.d} />;
    return (
      <defs key={layer.part}>
        <g id={layer.part}>
          <EngravedLayers layers={layer.layers} />
        </g>
      </defs>
    );
  });
}

function placed(places: string) {
  return places.match(/\S+ \S+ \S+ \S+/g)?.map((place) => {
    const [part, x, y, scale = ""] = place.split(" ");
    const size = scale.startsWith("-") ? `${scale} ${scale.slice(1)}` : scale;
    return <use key={place} href={`#${part}`} transform={`translate(${x} ${y}) scale(${size})`} />;
  });
}

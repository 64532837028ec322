import { assetPath } from "../../../routing/paths.ts";
import { SCENES_EDITION } from "./scenes-edition.ts";

/**
 * The scenes that come as files, with width and height as they are drawn: the page keeps their place until they come.
 * Most stand below the first screenful and come when they are scrolled to.
 */
export const SCENE_SIZES = {
  vineyard: [800, 600],
  "olive-grove": [800, 600],
  "tasting-table": [2400, 568],
  "tasting-basic": [480, 200],
  "tasting-deluxe": [480, 200],
  "tasting-elite": [480, 200],
  cellar: [800, 400],
  soils: [1200, 400],
  "sea-wind": [1200, 600],
  harvest: [640, 480],
  coast: [1440, 560],
  town: [1200, 462],
  map: [1200, 600],
  toni: [640, 800],
  luka: [640, 800],
  marija: [640, 800],
  bepi: [640, 800],
  "empty-glass": [320, 240],
  "heart-leaf": [320, 240],
  corkscrew: [320, 240],
} as const;
export type SceneName = keyof typeof SCENE_SIZES;

/** A part of a scene, near to, in its own units. */
type View = readonly [x: number, y: number, width: number, height: number];

type Props = {
  name: SceneName;
  className?: string | undefined;
  view?: View | undefined;
  /** Whether it stands in the first screenful: then it is loaded without waiting for the layout. */
  first?: boolean;
};

/**
 * A scene as a picture of its own, cut to the box that its class gives it. Inline it would weigh twice: in the
 * document and in the script that takes the document over.
 */
export function Scene({ name, className, view, first }: Props) {
  const [width, height] = view?.slice(2) ?? SCENE_SIZES[name];
  return (
    <img
      className={className}
      src={assetPath(`scene-${name}-${SCENES_EDITION}`) + (view ? `#svgView(viewBox(${view}))` : "")}
      width={width}
      height={height}
      alt=""
      loading={first ? undefined : "lazy"}
    />
  );
}

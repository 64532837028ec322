import { assetPath } from "../../../routing/paths.ts";

/** The scenes that come as files: most stand below the first screenful and come when they are scrolled to. */
export const SCENE_NAMES = [
  "vineyard",
  "olive-grove",
  "tasting-table",
  "cellar",
  "soils",
  "sea-wind",
  "town",
  "map",
  "medals",
] as const;
export type SceneName = (typeof SCENE_NAMES)[number];

type Props = {
  name: SceneName;
  className?: string | undefined;
  /** Whether it stands in the first screenful: then it is loaded without waiting for the layout. */
  first?: boolean;
};

/**
 * A scene as a picture of its own, 800 × 400, cut to the box that its class gives it. Inline it would weigh twice: in the
 * document and in the script that takes the document over.
 */
export function Scene({ name, className, first }: Props) {
  const loading = first ? undefined : "lazy";
  return (
    <img className={className} src={assetPath(`scene-${name}`)} width="800" height="400" alt="" loading={loading} />
  );
}

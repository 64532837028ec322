/** The scenes that a page shows below its first screenful: they come as files, when they are scrolled to. */
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

type Props = { name: SceneName; className?: string | undefined };

/**
 * A scene as a picture of its own, 800 × 400, cut to the box that its class gives it. Inline it would weigh twice: in the
 * document and in the script that takes the document over.
 */
export function Scene({ name, className }: Props) {
  return <img className={className} src={`/assets/scene-${name}`} width="800" height="400" alt="" loading="lazy" />;
}

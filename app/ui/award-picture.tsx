import { assetPath } from "../routing/paths.ts";
import type { Award } from "../shop/awards/awards.ts";

/** The bottle that won, and its medal before it. */
export function AwardPicture({ media, product }: Pick<Award, "media" | "product">) {
  return (
    <span className="award-picture">
      <img src={assetPath(product, "card")} width="120" height="300" alt="" loading="lazy" />
      <img src={media.url} width="480" height="480" alt="" loading="lazy" />
    </span>
  );
}

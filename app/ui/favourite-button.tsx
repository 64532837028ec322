import { useLanguage, useText } from "../i18n/text.ts";
import { pathTo } from "../routing/paths.ts";
import { HeartIcon } from "./drawings/scenes/icons.tsx";

type Props = {
  name: string;
  /** Undefined where the page does not know: then it only adds. */
  isFavourite: boolean | undefined;
};

/**
 * A heart in a form with `productId` and `from`: it makes a product a favourite or removes it (docs/rules.md "Favourites"). Its texts are
 * `product-card`.
 */
export function FavouriteButton({ name, isFavourite }: Props) {
  const text = useText("product-card");
  return (
    <button
      className="heart"
      type="submit"
      formAction={pathTo("favourites", useLanguage())}
      name="favourite"
      value={isFavourite ? "off" : "on"}
      aria-pressed={isFavourite}
      aria-label={text("favourite", { name })}
    >
      <HeartIcon />
    </button>
  );
}

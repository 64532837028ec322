import { useLocation } from "@remix-run/react";
import { useCart } from "../../frame/cart/cart-context.tsx";
import { withOverlay } from "../../frame/overlay/overlay.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import type { Award } from "../../shop/awards/awards.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { formatVolume } from "../../shop/catalogue/product-properties.ts";
import { Medallion } from "../../ui/drawings/products/medallion.tsx";
import type { Poured } from "../../ui/drawings/products/poured.ts";
import { PICTURE_PARTS, ProductPicture } from "../../ui/drawings/products/product-picture.tsx";
import { FavouriteButton } from "../../ui/favourite-button.tsx";
import { Link } from "../../ui/link.tsx";
import { LitrePrice, Price } from "../../ui/price.tsx";
import { useIsFavourite } from "../../ui/use-favourites.ts";
import { pictureClass } from "./picture-class.ts";

type Named = Pick<Product, "name" | "year" | "summary" | "priceCents"> & {
  /** As a card has it. */
  volumeMl?: number | undefined;
};
type BottleProps = {
  product: Pick<Product, "id" | "name" | "category"> & { ground: string };
  /** As `pictureMarkup` has written it; not in the data of the page that shows it. */
  picture?: string | undefined;
  poured: Poured | null;
};

/** The bottle, a glass or dish of its contents, and the favourite button. */
export function PouredBottle({ product: { id, name, category, ground }, picture, poured }: BottleProps) {
  const text = useText("product");
  const { onCartForm } = useCart();
  const { pathname } = useLocation();
  return (
    <div className={`${pictureClass(category, poured !== null)} ${ground}`}>
      <ProductPicture markup={picture} title={text("picture", { name })} />
      {poured && (
        <svg className={`product-glass wine-${poured.colour}`} viewBox="0 0 80 150" aria-hidden>
          <use href={`${PICTURE_PARTS}#${poured.into}`} />
        </svg>
      )}
      <form method="post" onSubmit={onCartForm}>
        <input type="hidden" name="productId" value={id} />
        <input type="hidden" name="from" value={pathname} />
        <FavouriteButton name={name} isFavourite={useIsFavourite(id)} />
      </form>
    </div>
  );
}

type HeadProps = {
  product: Named;
  taste: string | undefined;
  /** Its litres among them; left out of a wine, which has a taste to tell of. */
  facts: string | undefined;
  medal: MedalOfProduct | null;
};

/** Its highest award and name. */
export type MedalOfProduct = Pick<Award, "id"> & { words: string; picture?: string | undefined };

/** Its name, style, awards and price. */
export function ProductHead({ product, taste, facts, medal }: HeadProps) {
  const language = useLanguage();
  const { name, year, summary, priceCents, volumeMl } = product;
  return (
    <div className="product-head">
      <h1>
        {year ? `${name} ` : name}
        {year && <span className="product-year">{year}</span>}
      </h1>
      <p>
        <b>{facts ?? taste}</b>
      </p>
      <p className="lead">{summary}</p>
      {medal && <MedalLine medal={medal} />}
      <p>
        <Price cents={priceCents} kuna className="product-price" />
        <LitrePrice cents={priceCents} volumeMl={volumeMl}>
          {!facts && volumeMl && `${formatVolume(volumeMl, language)} · `}
        </LitrePrice>
      </p>
    </div>
  );
}

/** Leads to what the jury has said. */
function MedalLine({ medal: { id, words, picture } }: { medal: MedalOfProduct }) {
  const { search } = useLocation();
  return (
    <Link className="product-medal" to={withOverlay(search, "award", { award: id })} preventScrollReset>
      <Medallion picture={picture} />
      {words}
    </Link>
  );
}

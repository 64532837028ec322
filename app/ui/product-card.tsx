import { useLocation } from "@remix-run/react";
import type { FormEvent } from "react";
import { useLanguage, useText } from "../i18n/text.ts";
import { ADDRESSES, pathTo } from "../routing/paths.ts";
import { nameWithYear } from "../shop/catalogue/name-with-year.ts";
import type { Product } from "../shop/catalogue/product.ts";
import { stockState } from "../shop/catalogue/product-properties.ts";
import { Button, ButtonLink } from "./button.tsx";
import { Medallion } from "./drawings/products/medallion.tsx";
import { ProductPicture } from "./drawings/products/product-picture.tsx";
import { FavouriteButton } from "./favourite-button.tsx";
import { Link } from "./link.tsx";
import { LitrePrice, Price } from "./price.tsx";
import { useIsFavourite } from "./use-favourites.ts";

export type CardProduct = Pick<Product, "id" | "name" | "summary" | "priceCents"> & {
  year?: number | undefined;
  /** How many bottles are left; left out where there are enough (`shownStock`). */
  stock?: number | undefined;
  /** Beside its vintage: how many bottles it holds, its litres and its strength, as its language writes them. */
  facts: string;
  /** As `pictureMarkup` has written it; not in the data of the page that shows it. */
  picture?: string | undefined;
  /** In its address; left out where it is the id. */
  slug?: string | undefined;
  /** The classes of what it stands on, as `groundOf` names them. */
  ground: string;
  /** Of a bottle; left out of a box, which has no price of a litre. */
  volumeMl?: number | undefined;
  /** A wine's colour and what it tastes like, in a few words. */
  taste?: string | undefined;
  /** Its highest award, with its name. */
  medal?: { picture?: string | undefined } | undefined;
};

type Props = {
  product: CardProduct;
  /** The frame's `useCart().onCartForm`. */
  onCartForm(event: FormEvent<HTMLFormElement>): void;
  heading?: "h2" | "h3";
  /** Whether the page knows it to be a favourite. */
  kept?: boolean;
  /** The classes of a card that is two places wide, as `CardList` gives them. */
  width?: string;
};

/**
 * A product in a list, linked to its page, with a form that adds one bottle to the cart and one that makes the product a favourite. Its
 * texts are `product-card`; it belongs in a `CardList`.
 */
export function ProductCard({ product, onCartForm, heading: Heading = "h2", kept, width = "" }: Props) {
  const language = useLanguage();
  const { id, slug = id, name, year, facts, summary, ground, picture, taste, medal } = product;
  const { priceCents, volumeMl, stock } = product;
  const text = useText("product-card");
  const state = stockState(stock);
  return (
    <li className={`product-card ${width}${ground}`}>
      <ProductPicture markup={picture} />
      {medal && <Medallion picture={medal.picture} named />}
      <hgroup>
        <Heading>
          <Link to={pathTo("product", language, { slug })}>{name}</Link>
        </Heading>
        <p>
          {year ? `${year} · ${facts}` : facts}
          {taste && <span>{taste}</span>}
        </p>
        <p>{summary}</p>
      </hgroup>
      <p>
        <Price cents={priceCents} kuna>
          {volumeMl && <span>{text("perBottle")}</span>}
        </Price>
        <LitrePrice cents={priceCents} volumeMl={volumeMl} />
      </p>
      {state !== "plenty" && (
        <p className="product-card-few">{state === "none" ? text("outOfStock") : text("left", { count: stock })}</p>
      )}
      <CardForm product={product} onCartForm={onCartForm} kept={kept} />
    </li>
  );
}

/** One form for cart and heart: the button says which. What is sold out leads to where an address is left instead. A page that does not know what its visitor likes leaves the heart to scripts. */
function CardForm({ product, onCartForm, kept }: Pick<Props, "product" | "onCartForm" | "kept">) {
  const text = useText("product-card");
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { id, slug = id, stock } = product;
  const name = nameWithYear(product);
  const isFavourite = useIsFavourite(id) ?? kept;
  const soldOut = stockState(stock) === "none" && (
    <ButtonLink kind="secondary" href={pathTo("back-in-stock", language, { slug })}>
      {text("tellMe")}
    </ButtonLink>
  );
  if (soldOut && isFavourite === undefined) return <div>{soldOut}</div>;
  return (
    <form method="post" action={ADDRESSES.cart} onSubmit={onCartForm}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={id} />
      <input type="hidden" name="from" value={pathname + search} />
      {soldOut || (
        <Button kind="secondary" aria-label={text("addNamed", { name })}>
          {text("add")}
        </Button>
      )}
      {isFavourite !== undefined && <FavouriteButton name={name} isFavourite={isFavourite} />}
    </form>
  );
}

import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { BOTTLES_PER_BOX, type ExampleBox } from "../../shop/cart/box.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ProductPicture } from "../../ui/drawings/products/product-picture.tsx";
import { Link } from "../../ui/link.tsx";
import { LitrePrice, Price } from "../../ui/price.tsx";

export type OwnBox = {
  /** As `ownBoxMarkup` has written it. */
  picture?: string | undefined;
  example?: ExampleBox | undefined;
};

type Props = OwnBox & {
  heading: "h2" | "h3";
  /** How many cards stand in its row of a wide window already. */
  beside: number;
};

/** Its classes where two places are too many for the last of a row, or too few for a row of its own. */
const OTHER_PLACES: Record<number, string> = { 0: " own-row", 3: " own-single" };

/** A card two places wide that looks like a product's and leads to how bottles travel; its button leads to the wines. */
export function OwnBoxCard({ picture, example, heading: Heading, beside }: Props) {
  const text = useText("our-products");
  const language = useLanguage();
  return (
    <li className={`product-card own-box${OTHER_PLACES[beside] ?? ""} kind-gift`}>
      <ProductPicture markup={picture} />
      <hgroup>
        <Heading>
          <Link to={pathTo("delivery", language)}>{text("note.title")}</Link>
        </Heading>
        <p>{text("note.text")}</p>
        <p>{text("note.others")}</p>
      </hgroup>
      {example && (
        <p>
          <Price cents={example.priceCents} kuna />
          <small>{`${text("note.example", { quantity: BOTTLES_PER_BOX, name: example.name })} · `}</small>
          <LitrePrice cents={example.priceCents} volumeMl={example.volumeMl} />
        </p>
      )}
      <ButtonLink kind="secondary" href={pathTo("our-products", language, {}, { category: "wine" })}>
        {text("note.start")}
      </ButtonLink>
    </li>
  );
}

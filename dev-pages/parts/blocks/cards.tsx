import { AWARDS } from "../../../app/shop/awards/awards.ts";
import { AwardPicture } from "../../../app/ui/award-picture.tsx";
import { CardList } from "../../../app/ui/card-list.tsx";
import { CardMarks } from "../../../app/ui/card-marks.tsx";
import { CardRow } from "../../../app/ui/card-row.tsx";
import { Medallion } from "../../../app/ui/drawings/products/medallion.tsx";
import { type CardProduct, ProductCard } from "../../../app/ui/product-card.tsx";
import type { PartsData } from "../parts-data.server.ts";
import { Specimen, Specimens } from "../specimen.tsx";

export const title = "Cards";

const ignore = () => undefined;

/** Products in lists, awards, and the marks of bank cards. */
export default function Cards({ data: { products } }: { data: PartsData }) {
  const [first] = products;
  if (!first) return null;
  const gift = products.find(({ card }) => card.ground === "kind-gift") ?? first;
  const bare: CardProduct = { ...first.card, medal: undefined, taste: undefined, year: undefined };
  return (
    <>
      <Specimens title="Products in their states">
        <Card name="in stock" product={first.card} />
        <Card name="favourite" product={first.card} kept />
        <Card name="no favourite" product={first.card} kept={false} />
        <Card name="the last bottles" product={{ ...first.card, stock: 5 }} />
        <Card name="sold out" product={{ ...first.card, stock: 0 }} />
        <Card name="sold out, favourite" product={{ ...first.card, stock: 0 }} kept />
        <Card name="gift box" product={gift.card} />
        <Card name="no medal, no year, no taste" product={bare} />
      </Specimens>
      <Specimens title="Every product">
        <Specimen name="as the list shows them" wide>
          <CardList products={products.map(({ card }) => card)} onCartForm={ignore} />
        </Specimen>
        <Specimen name="a row under its heading" wide>
          <CardRow title="Our wines" products={products.slice(0, 4).map(({ card }) => card)} onCartForm={ignore} />
        </Specimen>
      </Specimens>
      <Marks products={products} />
    </>
  );
}

function Marks({ products }: Pick<PartsData, "products">) {
  return (
    <>
      <Specimens title="Awards">
        {products.map(
          ({ card: { id, medal } }) =>
            medal && (
              <Specimen key={id} name={id}>
                <Medallion picture={medal.picture} named />
              </Specimen>
            ),
        )}
        {AWARDS.map((award) => (
          <Specimen key={award.id} name={award.id}>
            <AwardPicture {...award} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Bank cards">
        {[null, "CorvusPay"].map((provider) => (
          <Specimen key={provider} name={provider ?? "sandbox"}>
            <CardMarks cards={{ provider }} />
          </Specimen>
        ))}
      </Specimens>
    </>
  );
}

function Card({ name, product, kept }: { name: string; product: CardProduct; kept?: boolean }) {
  return (
    <Specimen name={name}>
      <ul className="product-cards plain-list">
        <ProductCard product={product} onCartForm={ignore} {...(kept === undefined ? {} : { kept })} />
      </ul>
    </Specimen>
  );
}

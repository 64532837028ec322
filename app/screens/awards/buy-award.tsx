import { useLocation, useMatches } from "@remix-run/react";
import { useState } from "react";
import { useCart } from "../../frame/cart/cart-context.tsx";
import { Notices } from "../../frame/notices.tsx";
import type { BuyAwardProps } from "../../frame/overlay/buy-award.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { ADDRESSES, pathTo } from "../../routing/paths.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { LitrePrice, Price } from "../../ui/price.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** The products that have won an award, by their slugs: `awarded` of the screen's data. */
export type AwardedProducts = Record<
  string,
  Pick<Product, "id" | "priceCents" | "stock"> & { volumeMl?: number | undefined }
>;

/** In the overlay: the way to the award's bottle, and what comes of a press: the page's own notices lie under it, and are inert. */
export function BuyAward(props: BuyAwardProps) {
  const { noticeNumber } = useCart();
  const hydrated = useHydrated();
  // What came with the document was pressed before there were scripts, with which the overlay covers the page's own notices.
  const [numberBefore] = useState(hydrated ? noticeNumber : null);
  return (
    <>
      <WayToBottle {...props} />
      {hydrated && noticeNumber !== numberBefore && <Notices />}
    </>
  );
}

/** The bottle's price, the button to buy it, and the link to its page; the link alone if it is sold out. */
function WayToBottle({ slug, name }: BuyAwardProps) {
  const [text, card] = [useText("awards"), useText("product-card")];
  const { onCartForm } = useCart();
  const { pathname, search } = useLocation();
  const data = useMatches().at(-1)?.data as { awarded?: AwardedProducts } | undefined;
  const awarded = data?.awarded?.[slug];
  const page = pathTo("product", useLanguage(), { slug });
  if (!awarded || awarded.stock <= 0) return <ButtonLink href={page}>{text("slider.product")}</ButtonLink>;
  return (
    <form method="post" action={ADDRESSES.cart} onSubmit={onCartForm} className="award-buy">
      <p>
        <Price cents={awarded.priceCents} kuna /> <LitrePrice cents={awarded.priceCents} volumeMl={awarded.volumeMl} />
      </p>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={awarded.id} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="from" value={pathname + search} />
      <Button aria-label={card("addNamed", { name })}>{card("add")}</Button>
      <ButtonLink href={page} kind="quiet">
        {text("slider.product")}
      </ButtonLink>
    </form>
  );
}

import { useLocation } from "@remix-run/react";
import { useLanguage, useText } from "../i18n/text.ts";
import { assetPath, pathTo } from "../routing/paths.ts";
import { BOTTLES_PER_BOX } from "../shop/cart/box.ts";
import { totals } from "../shop/cart/totals.ts";
import { nameWithYear } from "../shop/catalogue/name-with-year.ts";
import { BoxPlaces } from "../ui/box-places.tsx";
import { CheckIcon } from "../ui/drawings/scenes/icons.tsx";
import { Link } from "../ui/link.tsx";
import { CartChanges, CartKept } from "./cart/cart-changes.tsx";
import { useCart } from "./cart/cart-context.tsx";
import { overlayOf, withOverlay } from "./overlay/overlay.ts";

/** The frame's short notices: that a product was added, or became a favourite, and what the catalogue removed from the cart. */
export function Notices() {
  const { notice, noticeNumber, unchecked } = useCart();
  const cartIsOpen = overlayOf(useLocation().search) === "cartOpen";
  return (
    <div className="frame-notices" role="status">
      {notice && !unchecked && (
        // A new key starts the style sheet's clock again.
        <Done key={noticeNumber} liked={notice === "liked"} />
      )}
      {unchecked && !cartIsOpen && <CartKept />}
      {!cartIsOpen && <CartChanges />}
    </div>
  );
}

/** What was added, how full its box is now, and the way to the cart; or the way to the favourites. */
function Done({ liked }: { liked: boolean }) {
  const text = useText();
  const { added, lines } = useCart();
  const { pathname, search } = useLocation();
  const favourites = pathTo("favourites", useLanguage());
  const inLastBox = BOTTLES_PER_BOX - totals(lines).bottlesToFillBox;
  return (
    <div className="frame-notice">
      {added ? <img src={assetPath(added.productId, "thumb")} width="36" height="90" alt="" /> : <CheckIcon />}
      <p>
        {text(liked ? "notice.liked" : "notice.added")}
        {added && <span>{nameWithYear(added)}</span>}
        {added?.boxed && (
          <span className="frame-notice-box">
            <BoxPlaces taken={inLastBox} />
            {text("cart.inBox", { taken: inLastBox })}
          </span>
        )}
      </p>
      <Link to={liked ? favourites : pathname + withOverlay(search, "cartOpen")} preventScrollReset={!liked}>
        {text(liked ? "header.favourites" : "cart.title")}
      </Link>
    </div>
  );
}

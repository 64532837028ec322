import { useLocation } from "@remix-run/react";
import { useText } from "../i18n/text.ts";
import { CheckIcon } from "../ui/drawings/scenes/icons.tsx";
import { CartChanges, CartKept } from "./cart/cart-changes.tsx";
import { useCart } from "./cart/cart-context.tsx";
import { overlayOf } from "./overlay/overlay.ts";

/** The frame's passing notices: that a product was added, and what the catalogue took out of the cart. */
export function Notices() {
  const text = useText();
  const { notice, noticeNumber, unchecked } = useCart();
  const cartIsOpen = overlayOf(useLocation().search) === "cartOpen";
  return (
    <div className="frame-notices" role="status">
      {notice === "added" && !unchecked && (
        // A new key starts the style sheet's clock again.
        <p key={noticeNumber} className="frame-notice">
          <CheckIcon />
          {text("notice.added")}
        </p>
      )}
      {unchecked && !cartIsOpen && <CartKept />}
      {!cartIsOpen && <CartChanges />}
    </div>
  );
}

import { type FormEvent, useRef } from "react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { totals } from "../../shop/cart/totals.ts";
import { CloseIcon } from "../../ui/drawings/scenes/icons.tsx";
import { Link } from "../../ui/link.tsx";
import { OverlayTitle } from "../overlay/overlay-title.tsx";
import { BoxPicture } from "./box-picture.tsx";
import { BoxSentence } from "./box-sentence.tsx";
import { CartChanges, CartKept } from "./cart-changes.tsx";
import { useCart } from "./cart-context.tsx";
import { CartDelivery } from "./cart-delivery.tsx";
import { CartFigures } from "./cart-figures.tsx";
import { CartLineForm } from "./cart-line.tsx";
import { CheckoutLink } from "./checkout-link.tsx";
import { MissingBottles } from "./missing-bottles.tsx";

/** The cart as an overlay (docs/interface.md "Addresses"). */
export function CartPanel({ closing }: { closing: string }) {
  const text = useText();
  const { lines, isEmpty, isKnown, unchecked } = useCart();
  const title = useRef<HTMLHeadingElement>(null);

  return (
    <div className="cart">
      <div className="cart-head">
        <OverlayTitle ref={title}>
          {text("cart.title")} {lines.length > 2 && <small>{text("cart.count", { count: lines.length })}</small>}
        </OverlayTitle>
        <Link className="cart-link" to={closing} replace preventScrollReset>
          {text("cart.continue")}
          <CloseIcon />
        </Link>
      </div>
      <div role="status">{unchecked && <CartKept />}</div>
      <CartChanges />
      {/* What was just added may not be known yet: it is in the cart all the same. */}
      {isEmpty && <EmptyCart />}
      {!isEmpty && !isKnown && (
        <p role="status" className="cart-loading quiet">
          {text("cart.loading")}
        </p>
      )}
      {lines.length > 0 && <CartLines onRemoved={() => title.current?.focus()} />}
    </div>
  );
}

/** @param onRemoved gives the focus another place: the pressed button goes with its line */
function CartLines({ onRemoved }: { onRemoved(): void }) {
  const text = useText();
  const { lines, delivery, onCartForm } = useCart();
  const figures = totals(lines);
  const missing = figures.bottlesToFillBox;

  function onLineForm(event: FormEvent<HTMLFormElement>) {
    onCartForm(event);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === "remove") onRemoved();
  }

  return (
    <>
      <ul className="plain-list cart-lines" aria-label={text("cart.lines")}>
        {lines.map((line) => (
          <CartLineForm key={line.productId} line={line} onSubmit={onLineForm} />
        ))}
      </ul>
      <CartDelivery price={delivery} parcel={figures} />
      {figures.boxes > 0 && <BoxPicture lines={lines} />}
      <div className="cart-onward">
        <div aria-live="polite">{figures.boxes > 0 && <BoxSentence {...figures} />}</div>
        <CartFigures figures={figures} />
        {missing > 0 ? <MissingBottles lines={lines} /> : <CheckoutLink />}
      </div>
    </>
  );
}

function EmptyCart() {
  const text = useText();
  return (
    <div className="cart-empty">
      <BoxPicture lines={[]} />
      <p className="display">{text("cart.empty.title")}</p>
      <p>{text("cart.empty.message")}</p>
      <Link className="button button-primary" to={pathTo("our-products", useLanguage())}>
        {text("screens.our-products")}
      </Link>
    </div>
  );
}

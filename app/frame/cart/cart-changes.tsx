import { useText } from "../../i18n/text.ts";
import { useCart } from "./cart-context.tsx";

/** What the catalogue made of the cart since the visitor left it: sold out, gone, or fewer than wanted. */
export function CartChanges() {
  const text = useText();
  const { changes } = useCart();
  if (!changes) return null;
  const { soldOut, gone, lowered } = changes;
  return (
    <div className="notice notice-alert cart-changes">
      {soldOut.length > 0 && <p>{text("cart.soldOut", { names: soldOut.join(", ") })}</p>}
      {gone > 0 && <p>{text("cart.gone", { count: gone })}</p>}
      {lowered.length > 0 && <p>{text("cart.lowered", { names: lowered.join(", ") })}</p>}
    </div>
  );
}

/** That a change waits on this device until the server can be asked. */
export function CartKept() {
  const text = useText();
  const { count } = useCart();
  return <p className="notice cart-changes">{text("cart.kept", { count })}</p>;
}

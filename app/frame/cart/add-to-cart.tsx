import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useText } from "../../i18n/text.ts";
import { ADDRESSES } from "../../routing/paths.ts";
import { MOST_OF_ONE } from "../../shop/cart/cart.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { Button } from "../../ui/button.tsx";
import { Quantity } from "../../ui/quantity.tsx";
import { useCart } from "./cart-context.tsx";

type Props = { product: Pick<Product, "id" | "name" | "stock">; children: ReactNode; kind?: "primary" | "secondary" };

/** The form that puts one of a product into the cart, as a card of the list has it. */
export function AddOneToCart({ product, children, kind = "secondary" }: Props) {
  return (
    <CartForm product={product} className="add-to-cart">
      <input type="hidden" name="quantity" value="1" />
      <AddButton product={product} kind={kind}>
        {children}
      </AddButton>
    </CartForm>
  );
}

/** The form that puts as many as the visitor says into the cart. */
export function AddSomeToCart({ product, children, kind = "primary" }: Props) {
  const text = useText();
  const { name, stock } = product;
  return (
    <CartForm product={product} className="add-to-cart add-to-cart-some">
      <Quantity
        label={text("cart.quantityOf", { name })}
        id="quantity"
        name="quantity"
        defaultValue={1}
        min={1}
        max={Math.min(stock, MOST_OF_ONE)}
        step={1}
        required
        decrease={{ "aria-label": text("cart.less", { name }) }}
        increase={{ "aria-label": text("cart.more", { name }) }}
      />
      <AddButton product={product} kind={kind}>
        {children}
      </AddButton>
    </CartForm>
  );
}

function CartForm({ product, className, children }: Omit<Props, "kind"> & { className: string }) {
  const { pathname, search } = useLocation();
  const { onCartForm } = useCart();
  return (
    <form method="post" action={ADDRESSES.cart} onSubmit={onCartForm} className={className}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="from" value={pathname + search} />
      {children}
    </form>
  );
}

/** Every add button of a list says the same; what it adds is said to those who only hear it. */
function AddButton({ product, children, kind = "primary" }: Props) {
  return (
    <Button kind={kind}>
      {children}
      <span className="visually-hidden">: {product.name}</span>
    </Button>
  );
}

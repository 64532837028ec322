import { useText } from "../../i18n/text.ts";

/** Below this many the visitor is told how many are left. */
const FEW = 24;

/** Whether it can be had, and how many are left when they are few. */
export function StockNote({ stock }: { stock: number }) {
  const text = useText("product");
  const list = useText("our-products");
  if (stock < 1) return <p className="product-stock product-stock-none">{list("soldOut")}</p>;
  return <p className="product-stock">{stock < FEW ? text("onlyLeft", { count: stock }) : text("inStock")}</p>;
}

import type { OrderLine } from "../../shop/orders/order.ts";
import { PackedBox } from "../../ui/drawings/scenes/packed-box.tsx";
import { BoxPicture } from "./box-picture.tsx";

type Props = {
  lines: readonly Pick<OrderLine, "productId" | "quantity" | "boxed">[];
  /** Whether nothing of it will be sent. */
  givenUp?: boolean;
};

/** An order's last box with the bottles that were ordered; a packed one where nothing of it goes into a box. */
export function OrderedBox({ lines, givenUp = false }: Props) {
  if (!lines.some(({ boxed }) => boxed)) return <PackedBox />;
  return <BoxPicture lines={givenUp ? [] : lines} />;
}

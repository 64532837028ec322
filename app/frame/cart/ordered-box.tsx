import type { OrderLine } from "../../shop/orders/order.ts";
import { isGivenUp, type OrderState } from "../../shop/orders/order-states.ts";
import { ClosedCarton } from "../../ui/drawings/scenes/closed-carton.tsx";
import { PackedBox } from "../../ui/drawings/scenes/packed-box.tsx";
import { ParcelVan } from "../../ui/drawings/scenes/parcel-van.tsx";
import { BoxPicture } from "./box-picture.tsx";
import { UnpackedBottles } from "./unpacked-bottles.tsx";

type Props = {
  lines: readonly Pick<OrderLine, "productId" | "quantity" | "boxed">[];
  /** How far the order has come; unless said, it has only been placed. */
  state?: OrderState;
};

/**
 * What became of an order's bottles: the last box with them, closed, on its way, or unpacked; an empty box if nothing will be sent, a
 * packed one if nothing ordered goes into boxes.
 */
export function OrderedBox({ lines, state = "placed" }: Props) {
  if (!lines.some(({ boxed }) => boxed)) return <PackedBox />;
  if (state === "sent") return <ParcelVan />;
  if (state === "done") return <UnpackedBottles lines={lines} />;
  if (state === "packed" || state === "readyForPickup") return <ClosedCarton />;
  return <BoxPicture lines={isGivenUp(state) ? [] : lines} />;
}

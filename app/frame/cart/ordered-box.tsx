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
 * What has become of an order's bottles: the last of its boxes with them, closed, on its way, or unpacked; an empty one where nothing will be
 * sent, and a packed one where nothing of it goes into a box.
 */
export function OrderedBox({ lines, state = "placed" }: Props) {
  if (!lines.some(({ boxed }) => boxed)) return <PackedBox />;
  if (state === "sent") return <ParcelVan />;
  if (state === "done") return <UnpackedBottles lines={lines} />;
  if (state === "packed" || state === "readyForPickup") return <ClosedCarton />;
  return <BoxPicture lines={isGivenUp(state) ? [] : lines} />;
}

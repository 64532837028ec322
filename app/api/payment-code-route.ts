import type { LoaderFunctionArgs } from "@remix-run/node";
import { READ_ONLY } from "../routing/methods.ts";
import { platformOf } from "../session/request-platform.server.ts";
import { notFound } from "../session/screen-request.server.ts";
import { awaitsTransfer, orderTransfer } from "../shop/orders/order-transfer.ts";
import { findOrderByToken } from "../shop/orders/orders.store.server.ts";
import { isUnderReview } from "../shop/orders/payments.store.server.ts";
import { PAYMENT_CODES, paymentCodeSvg } from "../shop/payment/payment-codes.server.ts";
import { notAllowed } from "./answers/problem.server.ts";
import { PRIVATE_FILE } from "./private-file.ts";

export const action = notAllowed(READ_ONLY);

/**
 * `GET /payment-code/{token}/{hub3|epc}.svg`: the picture by which an order is paid, for whoever has its link, as long as it waits for a
 * transfer and no money for it is looked at (docs/rules.md "Transfer"); else 404.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const platform = await platformOf(context);
  const code = PAYMENT_CODES.find((known) => `${known}.svg` === params.picture);
  const order = code && (await findOrderByToken(platform.database.read, params.token ?? ""));
  if (!order || !awaitsTransfer(order) || (await isUnderReview(platform.database.read, order.id))) throw notFound();
  const svg = await paymentCodeSvg(code, orderTransfer(order));
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml", ...PRIVATE_FILE } });
}

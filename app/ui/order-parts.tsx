import type { ReactNode } from "react";
import { useText } from "../i18n/text.ts";
import { formatEuro } from "../shop/money/money.ts";
import type { OrderFigures } from "../shop/orders/order.ts";
import type { OrderFiles } from "../shop/orders/order-files.ts";
import type { OrderSheet } from "../shop/orders/order-sheet.ts";
import { isGivenUp, orderEnd } from "../shop/orders/order-states.ts";
import { WINERY } from "../shop/winery/winery.ts";
import { LogoMark } from "./drawings/scenes/logo-mark.tsx";
import { FiguresTable, OrderLines } from "./figures.tsx";
import { TransferDetails } from "./transfer-details.tsx";
import { WithdrawalPart } from "./withdrawal-part.tsx";

/** The seller, as the head of the printed sheet; on screen the footer says it. */
export function SellerHead({ soldAt }: Pick<OrderSheet, "soldAt">) {
  const text = useText("order");
  const { legalName, taxNumber } = WINERY.company;
  return (
    <address className="order-sheet-seller">
      <LogoMark />
      <strong>{legalName}</strong>
      <span>{soldAt.join(", ")}</span>
      <span>
        {text("seller.taxNumber")} {taxNumber}
      </span>
      <span>
        {WINERY.phones[0]}, {WINERY.email}
      </span>
    </address>
  );
}

type BodyProps = {
  order: OrderSheet;
  files: OrderFiles;
  /** The other way to pay it, where there is one. */
  payOtherwise: ReactNode;
  cancel: ReactNode;
  children?: ReactNode;
};

/** The order itself. Payment by transfer comes first where it is due. @param children what follows the goods */
export function OrderBody({ order, files, payOtherwise, cancel, children }: BodyProps) {
  const isFirst = files.codes !== null;
  const payment = (
    // Until when it is held is said where it is said how it stands.
    <OrderPayment order={{ ...order, heldUntil: null }} files={files}>
      {payOtherwise}
    </OrderPayment>
  );
  return (
    <>
      {isFirst && payment}
      <OrderGoods order={order}>{children}</OrderGoods>
      <OrderFacts order={order} files={files} payment={!isFirst && payment} />
      <div className="order-sheet-changes">
        {cancel}
        {!isGivenUp(order.state) && <WithdrawalPart number={order.number} />}
      </div>
    </>
  );
}

type GoodsProps = { order: OrderFigures & Pick<OrderSheet, "lines" | "delivery" | "state">; children?: ReactNode };

/** The ordered products and their total. */
export function OrderGoods({ order, children }: GoodsProps) {
  const text = useText("order");
  const ended = orderEnd(order.state);
  return (
    <section aria-labelledby="order-goods">
      <h2 id="order-goods">{text("goods")}</h2>
      <OrderLines lines={order.lines} ended={ended} />
      <FiguresTable figures={order} delivery={order.delivery} ended={ended} />
      {children}
    </section>
  );
}

type PaymentProps = {
  order: Pick<OrderSheet, "number" | "state" | "payment" | "heldUntil" | "totalCents" | "refundedCents">;
  files: OrderFiles;
  children?: ReactNode;
};

/** How an order is paid, and what the buyer can do about it. */
export function OrderPayment({ order, files, children }: PaymentProps) {
  const text = useText("order");
  const { number, state, payment, heldUntil, totalCents, refundedCents } = order;
  return (
    <section className="order-sheet-payment" aria-labelledby="order-payment">
      <h2 id="order-payment">{text("paymentTitle")}</h2>
      <p>{text(`payments.${payment}`)}</p>
      {heldUntil !== null && (
        <p className="order-sheet-until">
          {text(`heldUntil.${state}`, { until: heldUntil })} {files.codes && text("payByThen")}
        </p>
      )}
      {files.codes && <TransferDetails number={number} totalCents={totalCents} codes={files.codes} />}
      {refundedCents > 0 && state !== "refunded" && (
        <p>{text("refundedSoFar", { amount: formatEuro(refundedCents) })}</p>
      )}
      {children}
    </section>
  );
}

type FactsProps = { order: OrderSheet; files: OrderFiles; payment: ReactNode };

/** Where an order is handed over and who is billed. */
function OrderFacts({ order, files, payment }: FactsProps) {
  const text = useText("order");
  const { delivery, handedOverAt, billedTo, note, giftMessage } = order;
  return (
    <div className="order-sheet-facts">
      {payment}
      <section aria-labelledby="order-delivery">
        <h2 id="order-delivery">{text(delivery === "pickup" ? "pickupTitle" : "deliveryTitle")}</h2>
        <p>{text(`deliveries.${delivery}`)}</p>
        <Lines of={handedOverAt} />
      </section>
      <section aria-labelledby="order-billing">
        <h2 id="order-billing">{text("billingTitle")}</h2>
        <Lines of={billedTo} />
        {files.documents.length > 0 && <Documents documents={files.documents} />}
      </section>
      <BuyerText what="note" words={note} />
      <BuyerText what="giftMessage" words={giftMessage} />
    </div>
  );
}

/** What a buyer has typed for the house or for a card. */
function BuyerText({ what, words }: { what: "note" | "giftMessage"; words: string }) {
  const text = useText("order");
  if (words === "") return null;
  return (
    <section aria-labelledby={`order-${what}`}>
      <h2 id={`order-${what}`}>{text(what)}</h2>
      <p className="order-sheet-message">{words}</p>
    </section>
  );
}

/** The invoice and the credit notes, as far as they are issued. */
function Documents({ documents }: { documents: OrderFiles["documents"] }) {
  const text = useText("order");
  return (
    <ul className="plain-list order-sheet-documents">
      {documents.map(({ kind, number, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener">
            {text(`documents.${kind}`, { number })}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Lines({ of: lines }: { of: string[] }) {
  return (
    <address className="order-sheet-address">
      {lines
        .filter((line) => line.trim() !== "")
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}

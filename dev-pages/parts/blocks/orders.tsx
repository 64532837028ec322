import { OrderedBox } from "../../../app/frame/cart/ordered-box.tsx";
import { useLanguage } from "../../../app/i18n/text.ts";
import { orderSheet } from "../../../app/shop/orders/order-sheet.ts";
import { ORDER_STATES } from "../../../app/shop/orders/order-states.ts";
import { BoxPlaces } from "../../../app/ui/box-places.tsx";
import { FiguresTable, OrderLines } from "../../../app/ui/figures.tsx";
import { OrderBody, OrderGoods, OrderPayment, SellerHead } from "../../../app/ui/order-parts.tsx";
import { OrderSteps } from "../../../app/ui/order-steps.tsx";
import { LitrePrice, Price } from "../../../app/ui/price.tsx";
import { TransferDetails } from "../../../app/ui/transfer-details.tsx";
import { WithdrawalPart } from "../../../app/ui/withdrawal-part.tsx";
import { Specimen, Specimens } from "../specimen.tsx";
import { CODES, ORDER, orderIn } from "../specimen-order.ts";

export const title = "Orders";

const FIGURES = { ...ORDER, deliveryCents: null };

/** Money, boxes, and orders on their way. */
export default function Orders() {
  return (
    <>
      <Specimens title="Money and boxes">
        <Specimen name="price">
          <Price cents={6884} />
        </Specimen>
        <Specimen name="price in kuna too, and of a litre">
          <Price cents={999} kuna />
          <LitrePrice cents={999} volumeMl={750} />
        </Specimen>
        {[0, 1, 3, 5, 6].map((taken) => (
          <Specimen key={taken} name={`${taken} of a box`}>
            <BoxPlaces taken={taken} />
          </Specimen>
        ))}
        <Specimen name="lines">
          <OrderLines lines={ORDER.lines} />
        </Specimen>
        <Specimen name="figures">
          <FiguresTable figures={ORDER} delivery="courier" />
        </Specimen>
        <Specimen name="figures, delivery listed">
          <FiguresTable figures={ORDER} delivery="courier" deliveryPrice="listed" />
        </Specimen>
        <Specimen name="figures, delivery to be agreed">
          <FiguresTable figures={FIGURES} delivery="courier" deliveryPrice="toBeAgreed" />
        </Specimen>
        <Specimen name="transfer">
          <TransferDetails number={ORDER.number} totalCents={ORDER.totalCents} codes={null} />
        </Specimen>
        <Specimen name="transfer with codes">
          <TransferDetails number={ORDER.number} totalCents={ORDER.totalCents} codes={CODES} />
        </Specimen>
      </Specimens>
      <States />
      <Sheet />
    </>
  );
}

function States() {
  const language = useLanguage();
  return (
    <Specimens title="States">
      {ORDER_STATES.map((state) => (
        <Specimen key={state} name={state} wide>
          <OrderSteps
            order={orderSheet(orderIn(state), language, { transitions: [{ to: state, at: ORDER.createdAt }] })}
            drawing={<OrderedBox lines={ORDER.lines} state={state} />}
          />
        </Specimen>
      ))}
      <Specimen name="its payment is looked at" wide>
        <OrderSteps
          order={orderSheet(orderIn("awaitingPayment"), language, { isReviewed: true })}
          drawing={<OrderedBox lines={ORDER.lines} state="awaitingPayment" />}
        />
      </Specimen>
    </Specimens>
  );
}

function Sheet() {
  const order = orderSheet(orderIn("awaitingPayment"), useLanguage());
  const documents = [{ kind: "invoice" as const, number: "12/WEB1/1", href: "#" }];
  return (
    <Specimens title="The sheet">
      <Specimen name="seller, in print">
        <SellerHead soldAt={order.soldAt} />
      </Specimen>
      <Specimen name="to be transferred" wide>
        <OrderBody order={order} files={{ codes: CODES, documents: [] }} payOtherwise={null} cancel={null} />
      </Specimen>
      <Specimen name="with its invoice" wide>
        <OrderBody order={order} files={{ codes: null, documents }} payOtherwise={null} cancel={null} />
      </Specimen>
      <Specimen name="on the page that thanks" wide>
        <OrderPayment order={order} files={{ codes: CODES, documents: [] }} />
        <OrderGoods order={order} />
      </Specimen>
      <Specimen name="withdrawal">
        <WithdrawalPart number={ORDER.number} />
      </Specimen>
    </Specimens>
  );
}

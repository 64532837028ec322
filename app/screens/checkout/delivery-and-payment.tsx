import { useFrameData } from "../../frame/data/frame-data.ts";
import { useText } from "../../i18n/text.ts";
import { canOrder, DELIVERIES, deliveryCents, type Parcel, type ShippingPrice } from "../../shop/delivery/delivery.ts";
import type { Payment } from "../../shop/payment/payment.ts";
import { WINERY } from "../../shop/winery/winery.ts";
import { RadioGroup } from "../../ui/field.tsx";
import { useMoney } from "../../ui/price.tsx";
import type { CheckoutFieldsProps } from "./checkout-fields.ts";

type Props = CheckoutFieldsProps & { payments: Payment[]; price: ShippingPrice | undefined; parcel: Parcel };

/** Delivery and payment choices; each shows its price before it is chosen. */
export function DeliveryAndPayment({ fields, words, payments, price, parcel }: Props) {
  const text = useText("checkout");
  const { street, postalCode, city } = WINERY.address;
  const money = useMoney();
  const courier = deliveryCents("courier", price, parcel);
  const costs = { courier: courier === null ? text("byOffer") : costText(courier), pickup: text("free") };
  const hints = { courier: canOrder("courier", price) ? "courier" : "courierAbroad", pickup: "pickup" };

  const provider = useFrameData()?.cards?.provider ?? null;
  const cardHint = provider === null ? text("paymentHints.cardTest") : text("paymentHints.card", { provider });

  function costText(cents: number): string {
    return cents === 0 ? text("free") : money(cents);
  }
  return (
    <>
      <RadioGroup
        {...words.radios(fields.delivery)}
        className="checkout-choice checkout-delivery"
        required
        options={DELIVERIES.map((delivery) => ({
          value: delivery,
          label: `${text(`deliveries.${delivery}`)} · ${costs[delivery]}`,
          hint: text(`deliveryHints.${hints[delivery]}`, { address: `${street}, ${postalCode}\u00a0${city}` }),
        }))}
      />
      <RadioGroup
        {...words.radios(fields.payment)}
        className="checkout-choice checkout-payment"
        required
        options={payments.map((payment) => ({
          value: payment,
          label: text(`payments.${payment}`),
          hint: payment === "card" ? cardHint : text(`paymentHints.${payment}`),
        }))}
      />
    </>
  );
}

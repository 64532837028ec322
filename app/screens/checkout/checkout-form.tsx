import { type DefaultValue, getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { fieldWords, summaryOf } from "../../frame/form-fields.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { totals } from "../../shop/cart/totals.ts";
import { type Delivery, deliveryCents, HOME_COUNTRY, type ShippingPrice } from "../../shop/delivery/delivery.ts";
import { LIMITS } from "../../shop/orders/checkout-form.ts";
import { type OrderLine, withDelivery } from "../../shop/orders/order.ts";
import type { Payment } from "../../shop/payment/payment.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField, ErrorSummary, TextareaField } from "../../ui/field.tsx";
import { AddressFields, CompanyFields, type CountryOption, PersonFields } from "./address-fields.tsx";
import type { CheckoutAnswer } from "./answer-checkout.server.ts";
import type { CheckoutFields } from "./checkout-fields.ts";
import { DeliveryAndPayment } from "./delivery-and-payment.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { TroubleNotice } from "./trouble-notice.tsx";

type Props = {
  lines: OrderLine[];
  countries: CountryOption[];
  prices: ShippingPrice[];
  payments: Payment[];
  constraint: Parameters<typeof useForm>[0]["constraint"];
  orderKey: string;
  /** What the account of a buyer who is logged in fills in; null for a guest. */
  defaults: Record<string, string> | null;
  answer: CheckoutAnswer | undefined;
};

/** The whole form. The figures follow country and delivery at once; without scripts, when "update" is pressed. */
export function CheckoutForm({ lines, countries, prices, payments, constraint, orderKey, defaults, answer }: Props) {
  const text = useText("checkout");
  const language = useLanguage();
  const sending = useNavigation().state === "submitting";
  const sent = answer?.result.initialValue ?? {};
  const first = { ...FIRST_VALUES, ...defaults };
  const [form, fields] = useForm<CheckoutFields>({
    id: "checkout",
    lastResult: answer?.result as SubmissionResult<string[]> | undefined,
    constraint,
    // The browser's own checks stay on: they say at once what the server would say later.
    defaultNoValidate: false,
    defaultValue: answer ? sent : first,
  });
  const [chosen, setChosen] = useState(choiceFrom(answer ? sent : first));
  const words = fieldWords(text, LIMITS);
  const price = prices.find(({ countryCode }) => countryCode === chosen.country);
  const parcel = totals(lines);
  const trouble = answer?.trouble ?? (parcel.bottlesToFillBox > 0 ? BOX_NOT_FULL : null);
  const figures = price?.orderable ? withDelivery(lines, deliveryCents(chosen.delivery, price, parcel)) : null;
  const home = prices.find(({ countryCode }) => countryCode === HOME_COUNTRY);

  function followChoice(event: FormEvent<HTMLFormElement>) {
    setChosen(choiceFrom(Object.fromEntries(new FormData(event.currentTarget))));
  }

  return (
    <Form method="post" {...getFormProps(form)} className="checkout wrap" onChange={followChoice}>
      <div className="checkout-fields">
        <h1>{text("title")}</h1>
        <ErrorSummary title={text("errors.summary")} errors={summaryOf(text, form, fields, LIMITS)} answer={answer} />
        {trouble && <TroubleNotice trouble={trouble} />}
        <input type="hidden" name="orderKey" value={sent.orderKey?.toString() ?? orderKey} />
        <input type="hidden" name="seenGoodsCents" value={parcel.grossCents} />
        <PersonFields fields={fields} words={words} />
        <AddressFields fields={fields} words={words} countries={countries} />
        <CompanyFields fields={fields} words={words} />
        <DeliveryAndPayment fields={fields} words={words} payments={payments} price={home} parcel={parcel} />
        <TextareaField {...words.textarea(fields.note)} hint={text("noteHint")} rows={3} />
        {defaults && <CheckboxField {...words.checkbox(fields.saveToProfile)} />}
        <CheckboxField {...words.checkbox(fields.adult)} />
        <CheckboxField
          {...words.checkbox(fields.terms)}
          label={
            <>
              {text("termsBefore")}{" "}
              <a href={pathTo("terms-and-conditions", language)} target="_blank" rel="noreferrer">
                {text("termsLink")}
              </a>
            </>
          }
        />
      </div>
      <aside className="checkout-summary" aria-labelledby="checkout-summary-title">
        <OrderSummary lines={lines} figures={figures} delivery={chosen.delivery} />
        <div className="checkout-actions">
          <Button className="checkout-order" name="intent" value="order" disabled={sending}>
            {text("placeOrder")}
          </Button>
          <Button className="checkout-inquiry" name="intent" value="inquiry" disabled={sending}>
            {text("sendInquiry")}
          </Button>
          <Button className="checkout-update" kind="secondary" name="intent" value="update" formNoValidate>
            {text("updateTotal")}
          </Button>
          <p className="checkout-binding">{text("binding")}</p>
        </div>
      </aside>
    </Form>
  );
}

/** Said before the form is filled in: an order of these lines will be refused. */
const BOX_NOT_FULL = { reason: "boxNotFull", products: [] };

const FIRST_VALUES: DefaultValue<CheckoutFields> & Record<string, string> = {
  country: HOME_COUNTRY,
  billingCountry: HOME_COUNTRY,
  billingSameAsDelivery: "on",
  delivery: "courier",
  payment: "transfer",
};

function choiceFrom(values: Record<string, unknown>): { country: string; delivery: Delivery } {
  return {
    country: typeof values.country === "string" ? values.country : HOME_COUNTRY,
    delivery: values.delivery === "pickup" ? "pickup" : "courier",
  };
}

import { Form } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { FormStart } from "../../forms/form-start.tsx";
import type { FormSetup } from "../../forms/open-form.server.ts";
import { useForm } from "../../forms/use-form.ts";
import type { Language } from "../../i18n/languages.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { totals } from "../../shop/cart/totals.ts";
import { COUNTRY_OF_LANGUAGE, type Delivery, HOME_COUNTRY, type ShippingPrice } from "../../shop/delivery/delivery.ts";
import { checkoutFigures } from "../../shop/orders/checkout-figures.ts";
import type { OrderLine } from "../../shop/orders/order.ts";
import type { Payment } from "../../shop/payment/payment.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField, TextareaField } from "../../ui/field.tsx";
import { TermsLabel } from "../../ui/terms-label.tsx";
import { AddressFields, CompanyFields, type CountryOption, PersonFields } from "./address-fields.tsx";
import { AtAGlance, LogInFirst } from "./at-a-glance.tsx";
import { BoxNotFull } from "./box-not-full.tsx";
import { CHECKOUT_FIELDS, type CheckoutFieldsProps } from "./checkout-fields.ts";
import { DeliveryAndPayment } from "./delivery-and-payment.tsx";
import { InquireInstead } from "./inquire-instead.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { RememberContact } from "./remember-contact.tsx";

type Props = {
  lines: OrderLine[];
  countries: CountryOption[];
  prices: ShippingPrice[];
  payments: Payment[];
  setup: FormSetup;
  /** What the account of a buyer who is logged in fills in; null for a guest. */
  defaults: Record<string, string> | null;
  answer: FormAnswer | null;
};

/** The whole form. The figures update with country and delivery; without scripts, when "update" is pressed. */
export function CheckoutForm({ lines, countries, prices, payments, setup, defaults, answer }: Props) {
  const text = useText("checkout");
  const first = { ...firstValues(useLanguage()), ...defaults };
  const form = useForm("checkout", { names: CHECKOUT_FIELDS, setup, answer, defaults: first, texts: "checkout" });
  const { fields, words, sending } = form;
  const [chosen, setChosen] = useState(choiceFrom({ ...first, ...answer?.values }));
  const price = prices.find(({ countryCode }) => countryCode === chosen.country);
  const parcel = totals(lines);
  const shown = checkoutFigures(lines, chosen.delivery, price);

  function followChoice(event: FormEvent<HTMLFormElement>) {
    setChosen(choiceFrom(Object.fromEntries(new FormData(event.currentTarget))));
  }

  return (
    <Form method="post" {...form.props} className="checkout wrap" onChange={followChoice}>
      <div className="checkout-fields">
        <h1>{text("title")}</h1>
        <AtAGlance lines={lines} totalCents={shown.figures.totalCents} />
        {defaults === null && <LogInFirst />}
        <FormStart form={form} summary={text("refused")} />
        <InquireInstead answer={answer} />
        {parcel.bottlesToFillBox > 0 && <BoxNotFull refused={answer?.formError?.reason === "boxNotFull"} />}
        <input type="hidden" name="seenTotalCents" value={shown.figures.totalCents} />
        <PersonFields fields={fields} words={words} />
        <AddressFields fields={fields} words={words} countries={countries} country={chosen.country} />
        <CompanyFields fields={fields} words={words} />
        <DeliveryAndPayment fields={fields} words={words} payments={payments} price={price} parcel={parcel} />
        <Messages fields={fields} words={words} />
        {defaults === null && <RememberContact form={form.name} answered={answer !== null} />}
        {defaults !== null && <CheckboxField {...words.checkbox(fields.saveToProfile)} />}
      </div>
      <aside className="checkout-summary" aria-labelledby="checkout-summary-title">
        <OrderSummary lines={lines} shown={shown} delivery={chosen.delivery} />
        <Actions fields={fields} words={words} sending={sending} />
      </aside>
    </Form>
  );
}

/** A field with a placeholder tells the style sheet whether it is empty: on paper it is left out then. */
const EMPTY = " ";

/** What is to be known of the order, and what the gift's card is to say. */
function Messages({ fields, words }: CheckoutFieldsProps) {
  const text = useText("checkout");
  return (
    <fieldset className="checkout-part">
      <legend>{text("parts.messages")}</legend>
      <TextareaField {...words.textarea(fields.note)} hint={text("noteHint")} rows={4} placeholder={EMPTY} />
      <TextareaField
        {...words.textarea(fields.giftMessage)}
        hint={text("giftMessageHint")}
        rows={4}
        placeholder={EMPTY}
      />
    </fieldset>
  );
}

function Consents({ fields, words }: CheckoutFieldsProps) {
  const text = useText("checkout");
  return (
    <>
      <CheckboxField {...words.checkbox(fields.adult)} />
      <CheckboxField
        {...words.checkbox(fields.terms)}
        label={<TermsLabel before={text("termsBefore")} link={text("termsLink")} />}
      />
    </>
  );
}

/** What must be ticked stands beside the button that asks for it. */
function Actions({ fields, words, sending }: CheckoutFieldsProps & { sending: boolean }) {
  const text = useText("checkout");
  const frame = useText();
  return (
    <div className="checkout-actions">
      <Consents fields={fields} words={words} />
      <Button className="checkout-order" name="intent" value="order" disabled={sending}>
        {text("placeOrder")}
      </Button>
      <Button className="checkout-inquiry" name="intent" value="inquiry" disabled={sending}>
        {text("sendInquiry")}
      </Button>
      <p className="checkout-binding">
        <TermsLabel screen="privacy-policy" before={text("binding")} link={frame("screens.privacy-policy")} />
      </p>
      <div className="checkout-update">
        <p className="quiet">{text("updateWhen")}</p>
        <Button kind="secondary" name="intent" value="update" formNoValidate>
          {text("updateTotal")}
        </Button>
      </div>
    </div>
  );
}

/** The country that product page and cart have spoken of, so that delivery costs the same here. */
function firstValues(language: Language): Record<string, string> {
  const country = COUNTRY_OF_LANGUAGE[language];
  return {
    country,
    billingCountry: country,
    billingSameAsDelivery: "on",
    delivery: "courier",
    payment: "transfer",
  };
}

function choiceFrom(values: Record<string, unknown>): { country: string; delivery: Delivery } {
  return {
    country: typeof values.country === "string" ? values.country : HOME_COUNTRY,
    delivery: values.delivery === "pickup" ? "pickup" : "courier",
  };
}

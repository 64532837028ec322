import type { ReactNode } from "react";
import { useLanguage, useText } from "../i18n/text.ts";
import { pathTo } from "../routing/paths.ts";
import { telUri } from "../shop/contact/phone.ts";
import type { OrderSheet } from "../shop/orders/order-sheet.ts";
import { isGivenUp, type OrderState } from "../shop/orders/order-states.ts";
import { WINERY } from "../shop/winery/winery.ts";
import { ButtonLink } from "./button.tsx";
import { useMoney } from "./price.tsx";

type Props = {
  order: OrderSheet;
  /** Stands beside the words where there is room. */
  drawing: ReactNode;
  children?: ReactNode;
};

/** States of which more is to be known than a sentence tells. */
const EXPLAINED_FURTHER: readonly OrderState[] = [
  ...(["paid", "packed", "sent", "readyForPickup", "done"] as const),
  ...(["cancelled", "expired", "refunded"] as const),
];

/** More do not have room for their days from one edge of a tablet to the other. */
const MAX_STEPS_IN_LINE = 5;

/**
 * The state of an order and, as children, what its buyer does next; then its steps in a row: what was reached and when, the present step,
 * what lies ahead.
 */
export function OrderSteps({ order, drawing, children }: Props) {
  const text = useText("order");
  const { steps, state, delivery } = order;
  return (
    <section className="order-steps" aria-label={text("state")}>
      {drawing}
      <div className="order-steps-words">
        {order.isReviewed ? <Reviewed number={order.number} /> : <StateInWords order={order} />}
        {isGivenUp(state) && <WaysOn first="our-products" then="contact" />}
        {state === "done" && <WaysOn first="contact" then="our-products" />}
        {children}
      </div>
      {state === "readyForPickup" && <WayToTheCellar />}
      <ol className={steps.length > MAX_STEPS_IN_LINE ? undefined : "order-steps-line"}>
        {steps.map(({ name, place, day }, index) => (
          <li
            key={name}
            className={`order-step order-step-${place}${index === steps.length - 1 ? " order-step-last" : ""}`}
            aria-current={place === "present" || place === "ended" ? "step" : undefined}
          >
            <span className="order-step-name">
              {text(name === "done" ? `steps.done.${delivery}` : `steps.${name}`)}
            </span>
            {place !== "ahead" && <span className="order-step-day">{day ?? ""}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Money has come that a person looks at: nobody is asked for any meanwhile. */
function Reviewed({ number }: Pick<OrderSheet, "number">) {
  const text = useText("order");
  return (
    <>
      <p>{text("review.title")}</p>
      <p>{text("review.text", { number })}</p>
    </>
  );
}

function StateInWords({ order }: Pick<Props, "order">) {
  const text = useText("order");
  const money = useMoney();
  const { state, delivery, payment, totalCents, heldUntil } = order;
  return (
    <>
      <p>{text(`explained.${state}`)}</p>
      {EXPLAINED_FURTHER.includes(state) && (
        <p>{text([`explainedFurther.${state}.${delivery}`, `explainedFurther.${state}`])}</p>
      )}
      {heldUntil !== null && (
        <>
          <p className="order-steps-due">{text(`due.${payment}`, { amount: money(totalCents) })}</p>
          <p>{text(`heldUntil.${state}`, { until: heldUntil })}</p>
        </>
      )}
    </>
  );
}

/** Where what is ready is collected, and whom to call on the way. */
function WayToTheCellar() {
  const text = useText("order");
  const language = useLanguage();
  const { street, postalCode, city } = WINERY.address;
  const [phone] = WINERY.phones;
  return (
    <div className="order-steps-way">
      <address>
        {`${street}, ${postalCode}\u00a0${city}`}
        <br />
        <a href={telUri(phone)}>{phone}</a>
      </address>
      <ButtonLink kind="quiet" href={pathTo("contact", language)}>
        {text("directions")}
      </ButtonLink>
    </div>
  );
}

type WayOn = "our-products" | "contact";

/** The ways on from an order that is over: other bottles, and somebody to ask. */
function WaysOn({ first, then }: { first: WayOn; then: WayOn }) {
  const text = useText("order");
  const language = useLanguage();
  return (
    <div className="button-row">
      <ButtonLink kind="secondary" href={pathTo(first, language)}>
        {text(`waysOn.${first}`)}
      </ButtonLink>
      <ButtonLink kind="quiet" href={pathTo(then, language)}>
        {text(`waysOn.${then}`)}
      </ButtonLink>
    </div>
  );
}

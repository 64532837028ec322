import type { FormAnswer } from "../../forms/form-answer.ts";
import type { openOrderForms } from "../../frame/orders/answer-order-change.server.ts";
import { OrderChangeForm } from "../../frame/orders/order-change-forms.tsx";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { wineryInTexts } from "../../shop/winery/winery-in-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { RareDrawing } from "../../ui/drawings/scenes/rare-drawing.tsx";
import { Linked } from "../../ui/linked.tsx";
import { useMoney } from "../../ui/price.tsx";
import { ResultPage } from "../../ui/result-page.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";

type Props = {
  /**
   * `isReviewed`: money has come for it that does not fit, and a person looks at it. `takesCard`: the card page can be tried once more.
   */
  order: {
    number: string;
    token: string;
    /** Whole cents. */
    totalCents: number;
    canPay: boolean;
    takesCard: boolean;
    isReviewed: boolean;
    heldUntil: string;
  };
  setups: ReturnType<typeof openOrderForms>;
  answer: FormAnswer | undefined;
};

/** The order whose payment failed: nothing of it is lost, and it can be paid again, differently, or moved back into the cart. */
export function UnpaidOrder({ order, setups, answer }: Props) {
  const text = useText("order-error");
  const language = useLanguage();
  const money = useMoney();
  const { number, token, totalCents, canPay, isReviewed, heldUntil } = order;
  const view = pathTo("order", language, { token });
  if (isReviewed || !canPay) return <NothingToPay number={number} view={view} about={isReviewed ? "review" : "over"} />;
  const sentence = text("unpaid.text", { number, amount: money(totalCents), until: heldUntil });
  return (
    <ResultPage
      drawing={<RareDrawing name="brokenGlass" />}
      className="result-long"
      title={text("unpaid.title")}
      actions={<WaysOn order={order} setups={setups} answer={answer} />}
    >
      <p>
        <Unbroken sentence={sentence} part={number} />
      </p>
      <p>
        <Linked text={text("unpaid.help", wineryInTexts(language))} />
      </p>
    </ResultPage>
  );
}

/** To the card once more, by a transfer, or back into the cart. */
function WaysOn({ order: { token, takesCard }, setups, answer }: Props) {
  const text = useText("order-error");
  const language = useLanguage();
  return (
    <>
      {takesCard && <ButtonLink href={pathTo("card-payment", language, { token })}>{text("again")}</ButtonLink>}
      <OrderChangeForm
        {...{ name: "payByTransfer", intent: "transfer", kind: takesCard ? "secondary" : "primary", answer }}
        setup={setups.payByTransfer}
      >
        {text("transfer")}
      </OrderChangeForm>
      <OrderChangeForm
        {...{ name: "backToCart", intent: "backToCart", kind: "quiet", answer }}
        setup={setups.backToCart}
      >
        {text("backToCart")}
      </OrderChangeForm>
    </>
  );
}

/** Money has come that a person looks at, or none is awaited any more. */
function NothingToPay({ number, view, about }: { number: string; view: string; about: "review" | "over" }) {
  const text = useText("order-error");
  const words = useText(about === "review" ? "order" : "order-error");
  const look = <ButtonLink href={view}>{text("view")}</ButtonLink>;
  return (
    <ResultPage drawing={<RareDrawing name="brokenGlass" />} title={words(`${about}.title`)} actions={look}>
      <p>
        <Unbroken sentence={words(`${about}.text`, { number })} part={number} />
      </p>
    </ResultPage>
  );
}

import type { openOrderForms } from "../../forms/answer-order-change.server.ts";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { OrderChangeForm } from "../../forms/order-change-forms.tsx";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { factsForTexts } from "../../shop/facts/facts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { RareDrawing } from "../../ui/drawings/scenes/rare-drawing.tsx";
import { ResultPage } from "../../ui/result-page.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";

type Props = {
  /**
   * `isReviewed`: money has come for it that does not fit, and a person looks at it. `takesCard`: the card page can be tried once more.
   */
  order: {
    number: string;
    token: string;
    canPay: boolean;
    takesCard: boolean;
    isReviewed: boolean;
    heldUntil: string;
  };
  setups: ReturnType<typeof openOrderForms>;
  answer: FormAnswer | undefined;
};

/** The order whose payment failed: nothing of it is lost, and it can be paid again, otherwise, or taken back into the cart. */
export function UnpaidOrder({ order, setups, answer }: Props) {
  const text = useText("order-error");
  const language = useLanguage();
  const { number, token, canPay, takesCard, isReviewed, heldUntil } = order;
  const view = pathTo("order", language, { token });
  if (isReviewed || !canPay) return <NothingToPay number={number} view={view} about={isReviewed ? "review" : "over"} />;
  return (
    <ResultPage
      drawing={<RareDrawing name="brokenGlass" />}
      title={text("unpaid.title")}
      actions={
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
      }
    >
      <p>
        <Unbroken sentence={text("unpaid.text", { number, until: heldUntil })} part={number} />
      </p>
      <p>{text("unpaid.help", factsForTexts(language))}</p>
    </ResultPage>
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

import { Form } from "@remix-run/react";
import { answerTo, type FormAnswer } from "../../forms/form-answer.ts";
import { FormStart } from "../../forms/form-start.tsx";
import type { FormSetup } from "../../forms/open-form.server.ts";
import { useForm } from "../../forms/use-form.ts";
import { useText } from "../../i18n/text.ts";
import type { OrderChoices } from "../../shop/orders/order-choices.ts";
import type { OrderFiles } from "../../shop/orders/order-files.ts";
import { Button, type ButtonKind, ButtonLink } from "../../ui/button.tsx";

type Props = { answer: FormAnswer | null | undefined; setup: FormSetup };

type ChangesProps = {
  choices: OrderChoices;
  setups: { payByTransfer: FormSetup; cancelOrder: FormSetup };
  answer: FormAnswer | null | undefined;
};

/**
 * What an order waits for, as the first thing on its page: the card page, or the way down to what a transfer needs.
 * @param cardPage where it is paid by card; null where it is not
 */
export function PayNow({ cardPage, files }: { cardPage: string | null; files: OrderFiles }) {
  const text = useText("order");
  if (cardPage) return <ButtonLink href={cardPage}>{text("payByCard")}</ButtonLink>;
  return files.codes && <ButtonLink href="#order-payment">{text("payByTransferNow")}</ButtonLink>;
}

/** Where an order that waits for a card may be paid by transfer instead. */
export function PayByTransfer({ choices, setups, answer }: ChangesProps) {
  const text = useText("order");
  if (!choices.payByTransfer) return null;
  return (
    <OrderChangeForm
      {...{ name: "payByTransfer", intent: "transfer", kind: "secondary", answer }}
      setup={setups.payByTransfer}
    >
      {text("payByTransfer")}
    </OrderChangeForm>
  );
}

/** Behind one press that shows what it means, a second one that cancels the order, where it still may be. Needs no script. */
export function CancelOrder({ choices, setups, answer }: ChangesProps) {
  const text = useText("order");
  if (!choices.cancel) return null;
  return (
    <details className="order-cancel fold" open={answerTo(answer, "cancelOrder") !== null || undefined}>
      <summary>{text("cancel.title")}</summary>
      <p>{text("cancel.text")}</p>
      <OrderChangeForm name="cancelOrder" intent="cancel" kind="danger" answer={answer} setup={setups.cancelOrder}>
        {text("cancel.button")}
      </OrderChangeForm>
    </details>
  );
}

type FormProps = Props & {
  name: "cancelOrder" | "payByTransfer" | "backToCart";
  intent: string;
  kind: ButtonKind;
  children: string;
};

/** A form of one button that changes an order. */
export function OrderChangeForm({ name, intent, kind, answer, setup, children }: FormProps) {
  const form = useForm(name, { names: [], setup, answer: answerTo(answer, name), texts: "order" });
  return (
    <Form method="post" {...form.props}>
      <FormStart form={form} />
      <input type="hidden" name="intent" value={intent} />
      <Button kind={kind} disabled={form.sending}>
        {children}
      </Button>
    </Form>
  );
}

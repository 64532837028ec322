import { translator } from "../../i18n/i18next.server.ts";
import { DEFAULT_LANGUAGE } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { CommandLine } from "../mail/command-line.mail.tsx";
import { EmailDetails } from "../mail/email-details.mail.tsx";
import { EmailLayout, Paragraph } from "../mail/email-layout.mail.tsx";
import { type MailWords, wineryAddress } from "../mail/mail.ts";
import { renderEmail } from "../mail/render-email.mail.tsx";
import { formatAmount, formatEuro } from "../money/money.ts";
import type { Order } from "./order.ts";
import { buyerDetails, OrderButton } from "./order-details.mail.tsx";
import { canBeReopened } from "./order-states.ts";
import type { SetAsidePayment } from "./payments.store.server.ts";
import { orderCommand, paidCommand, settledCommand } from "./typed-commands.ts";

/**
 * The mail to the winery about a payment that waits for a person, in Croatian.
 * @param order for which it has come; null where no order has its number
 */
export async function setAsideMailToWinery(
  payment: SetAsidePayment,
  order: Order | null,
  settings: Settings,
): Promise<MailWords> {
  const email = <SetAsideEmail {...{ payment, order, settings }} />;
  const subject = translator(DEFAULT_LANGUAGE, "order-state-mail")("setAside.subject", { number: payment.orderNumber });
  // Whoever answers writes to the buyer, where there is one whose address is not forgotten.
  return { replyTo: order?.email || wineryAddress(settings), subject, ...(await renderEmail(email)), attachments: [] };
}

type SetAsideEmailProps = { payment: SetAsidePayment; order: Order | null; settings: Pick<Settings, "publicUrl"> };

function SetAsideEmail({ payment, order, settings: { publicUrl } }: SetAsideEmailProps) {
  const t = translator(DEFAULT_LANGUAGE, "order-state-mail");
  const { orderNumber: number, reference, actor, reason } = payment;
  const amount = amountInWords(payment);
  const { text, commands, otherwise } = nextAtWinery(payment, order);
  return (
    <EmailLayout
      language={DEFAULT_LANGUAGE}
      publicUrl={publicUrl}
      preview={t("setAside.preview", { amount, reference })}
      title={t("setAside.title")}
    >
      <Paragraph>{t(`setAside.${text}`)}</Paragraph>
      {commands.map((command) => (
        <CommandLine key={command}>{command}</CommandLine>
      ))}
      {otherwise && <Paragraph>{t(`setAside.${otherwise}`)}</Paragraph>}
      <EmailDetails
        details={[
          { label: t("setAside.order"), value: number },
          { label: t("setAside.reason"), value: t(`setAside.reasons.${reason}`) },
          { label: t("setAside.amount"), value: amount, strong: true, unbroken: true },
          ...(order ? [{ label: t("setAside.owed"), value: formatEuro(order.totalCents), unbroken: true }] : []),
          { label: t("setAside.from"), value: actor },
          { label: t("setAside.reference"), value: reference },
        ]}
      />
      {order && <EmailDetails details={buyerDetails(order, DEFAULT_LANGUAGE)} />}
      {order && <OrderButton order={order} publicUrl={publicUrl} />}
    </EmailLayout>
  );
}

/** What is done about it, and what is typed for that, in its order. */
function nextAtWinery(payment: SetAsidePayment, order: Order | null) {
  const { reason, orderNumber: number } = payment;
  const settled = settledCommand(payment);
  if (reason === "reversal") return { text: "reversalText", commands: [orderCommand(number, "refund"), settled] };
  if (!order || !canStillPay(payment, order)) return { text: "text", commands: [settled] };
  // Once it is settled, it pays nothing any more.
  const commands = [orderCommand(number, "reopen"), paidCommand(order, payment), settled];
  return { text: "lateText", commands, otherwise: "lateOtherwise" };
}

/** Whether it pays its order once that is open again. */
function canStillPay({ reason, amountCents, currency }: SetAsidePayment, order: Order): boolean {
  const fits = amountCents === order.totalCents && currency === "EUR";
  return reason === "tooLate" && order.state === "expired" && canBeReopened(order) && fits;
}

/** How much has come, as it was reported; the currency alone where the amount is not known. */
export function amountInWords({ amountCents, currency }: SetAsidePayment): string {
  if (amountCents === null) return currency;
  return currency === "EUR" ? formatEuro(amountCents) : formatAmount(amountCents, currency);
}

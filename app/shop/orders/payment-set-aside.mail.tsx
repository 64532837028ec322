import { translator } from "../../i18n/i18next.server.ts";
import { DEFAULT_LANGUAGE } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { EmailDetails } from "../mail/email-details.mail.tsx";
import { EmailLayout, Paragraph, renderEmail } from "../mail/email-layout.mail.tsx";
import { type MailWords, wineryAddress } from "../mail/mail.ts";
import { formatAmount, formatEuro } from "../money/money.ts";
import type { Order } from "./order.ts";
import { buyerDetails } from "./order-details.mail.tsx";
import type { SetAsidePayment } from "./payments.store.server.ts";

/**
 * The mail to the winery about a payment that waits for a person, in Croatian.
 * @param order for which it has come; null where no order has its number
 */
export async function setAsideMailToWinery(
  payment: SetAsidePayment,
  order: Order | null,
  settings: Settings,
): Promise<MailWords> {
  const t = translator(DEFAULT_LANGUAGE, "order-state-mail");
  const { id, orderNumber: number, reference, actor, reason } = payment;
  const amount = amountInWords(payment);
  const title = t("setAside.title");
  const email = (
    <EmailLayout
      language={DEFAULT_LANGUAGE}
      publicUrl={settings.publicUrl}
      preview={t("setAside.preview", { amount, reference })}
      title={title}
    >
      <Paragraph>{t(reason === "reversal" ? "setAside.reversalText" : "setAside.text", { id })}</Paragraph>
      <EmailDetails
        details={[
          { label: t("setAside.order"), value: number },
          { label: t("setAside.reason"), value: t(`setAside.reasons.${reason}`) },
          { label: t("setAside.amount"), value: amount, strong: true, unbroken: true },
          { label: t("setAside.from"), value: actor },
          { label: t("setAside.reference"), value: reference },
        ]}
      />
      {order && (
        <EmailDetails details={buyerDetails(order, DEFAULT_LANGUAGE).filter(({ value }) => value.trim() !== "")} />
      )}
    </EmailLayout>
  );
  const subject = t("setAside.subject", { number });
  // Whoever answers writes to the buyer, where there is one whose address is not forgotten.
  return { replyTo: order?.email || wineryAddress(settings), subject, ...(await renderEmail(email)), attachments: [] };
}

/** How much has come, as it was reported; the currency alone where the amount is not known. */
export function amountInWords({ amountCents, currency }: SetAsidePayment): string {
  if (amountCents === null) return currency;
  return currency === "EUR" ? formatEuro(amountCents) : formatAmount(amountCents, currency);
}

import { translator } from "../../i18n/i18next.server.ts";
import { DEFAULT_LANGUAGE } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { EmailDetails } from "../mail/email-details.mail.tsx";
import { EmailLayout, Paragraph, renderEmail } from "../mail/email-layout.mail.tsx";
import type { MailWords } from "../mail/mail.ts";
import { formatEuro } from "../money/money.ts";
import type { Order } from "./order.ts";
import { AddressesAndNote, buyerDetails, Goods } from "./order-details.mail.tsx";

/**
 * The mail to the winery about an order that a card provider says is paid, in Croatian: what is to be packed, and where it goes.
 * One that is written late asks nobody to pack what has been packed, or given back.
 * @param order with the goods as the family calls them
 */
export async function paidMailToWinery(order: Order, { publicUrl }: Pick<Settings, "publicUrl">): Promise<MailWords> {
  const t = translator(DEFAULT_LANGUAGE, "order-state-mail");
  const { number, firstName, lastName, state, totalCents, email: address } = order;
  const words = { number, buyer: `${firstName} ${lastName}`, total: formatEuro(totalCents) };
  const email = (
    <EmailLayout
      language={DEFAULT_LANGUAGE}
      publicUrl={publicUrl}
      preview={t("paidWinery.preview", words)}
      title={t("paidWinery.title", words)}
    >
      <Paragraph>{t(state === "paid" ? "paidWinery.text" : "paidWinery.changedSince", words)}</Paragraph>
      <EmailDetails details={buyerDetails(order, DEFAULT_LANGUAGE)} />
      <Goods order={order} language={DEFAULT_LANGUAGE} publicUrl={publicUrl} />
      <AddressesAndNote order={order} language={DEFAULT_LANGUAGE} />
    </EmailLayout>
  );
  // A buyer whose contact data is forgotten has no address to answer to.
  const replyTo = address === "" ? {} : { replyTo: address };
  return { ...replyTo, subject: t("paidWinery.subject", words), ...(await renderEmail(email)), attachments: [] };
}

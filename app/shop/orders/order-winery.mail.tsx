import type { ReactNode } from "react";
import { translator } from "../../i18n/i18next.server.ts";
import { DEFAULT_LANGUAGE } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { CommandLine } from "../mail/command-line.mail.tsx";
import { EmailDetails } from "../mail/email-details.mail.tsx";
import { EmailLayout, Paragraph } from "../mail/email-layout.mail.tsx";
import type { MailWords } from "../mail/mail.ts";
import { renderEmail } from "../mail/render-email.mail.tsx";
import { formatEuro } from "../money/money.ts";
import type { Order } from "./order.ts";
import { AddressesAndNote, buyerDetails, OrderButton } from "./order-details.mail.tsx";
import { GoodsAndFigures, GoodsAndTotal } from "./order-goods.mail.tsx";
import { amountInWords } from "./payment-set-aside.mail.tsx";
import type { SetAsidePayment } from "./payments.store.server.ts";
import { orderCommand, settledCommand } from "./typed-commands.ts";

type WineryMailSettings = Pick<Settings, "publicUrl" | "showKuna">;

/** What a mail to the winery says about an order, in Croatian. */
type WineryMail = { subject: string; preview: string; title: string; text?: string; commands?: string[] };

/**
 * A mail to the winery about an order: what has become of it, what is typed for it into the terminal, who ordered and how it is
 * reached, and its page.
 * @param order with the goods as the family calls them
 */
async function mailToWinery(
  order: Order,
  { publicUrl }: WineryMailSettings,
  { subject, preview, title, text, commands = [] }: WineryMail,
  goods: ReactNode,
): Promise<MailWords> {
  const t = translator(DEFAULT_LANGUAGE, "mail");
  const email = (
    <EmailLayout {...{ language: DEFAULT_LANGUAGE, publicUrl, preview, title }}>
      {text && <Paragraph>{text}</Paragraph>}
      {commands.map((command) => (
        <CommandLine key={command}>{command}</CommandLine>
      ))}
      <EmailDetails
        details={[
          ...buyerDetails(order, DEFAULT_LANGUAGE),
          { label: t("order.payment"), value: t(`payment.${order.payment}.title`) },
        ]}
      />
      {goods}
      <OrderButton order={order} publicUrl={publicUrl} />
    </EmailLayout>
  );
  // A buyer whose contact data is forgotten has no address to answer to.
  const replyTo = order.email === "" ? {} : { replyTo: order.email };
  return { ...replyTo, subject, ...(await renderEmail(email)), attachments: [] };
}

const wordsOf = ({ number, firstName, lastName, totalCents }: Order) => ({
  number,
  buyer: `${firstName} ${lastName}`,
  total: formatEuro(totalCents),
});

/** What the family does about a new order, and what it waits for; of one that has moved on since, nothing is said. */
function nextAtWinery({ state, payment, number }: Order): Pick<WineryMail, "text" | "commands"> {
  const t = translator(DEFAULT_LANGUAGE, "mail");
  if (state === "placed") return { text: t("placedWinery.cash"), commands: [orderCommand(number, "ready")] };
  if (state !== "awaitingPayment") return {};
  return { text: t(payment === "card" ? "placedWinery.cardAwaited" : "placedWinery.transferAwaited") };
}

/** The mail about a new order. */
export async function orderMailToWinery(order: Order, settings: WineryMailSettings): Promise<MailWords> {
  const t = translator(DEFAULT_LANGUAGE, "mail");
  const words = { ...wordsOf(order), count: order.lines.length };
  const about = {
    subject: t("placedWinery.subject", words),
    preview: t("placedWinery.preview", words),
    title: t("placedWinery.title", words),
    ...nextAtWinery(order),
  };
  const reading = { order, language: DEFAULT_LANGUAGE, ...settings };
  return mailToWinery(
    order,
    settings,
    about,
    <>
      <GoodsAndFigures {...reading} />
      <AddressesAndNote {...reading} />
    </>,
  );
}

/**
 * The mail about an order that a card provider says is paid: what is to be packed, and where it goes. One that is written late asks
 * nobody to pack what has been packed, or given back.
 */
export async function paidMailToWinery(order: Order, settings: WineryMailSettings): Promise<MailWords> {
  const t = translator(DEFAULT_LANGUAGE, "order-state-mail");
  const words = wordsOf(order);
  const isToBePacked = order.state === "paid";
  const about = {
    subject: t("paidWinery.subject", words),
    preview: t(isToBePacked ? "paidWinery.preview" : "paidWinery.latePreview", words),
    title: t("paidWinery.title", words),
    text: t(isToBePacked ? "paidWinery.text" : "paidWinery.changedSince", words),
    commands: [isToBePacked ? orderCommand(order.number, "packed") : orderCommand(order.number)],
  };
  const reading = { order, language: DEFAULT_LANGUAGE, ...settings };
  return mailToWinery(
    order,
    settings,
    about,
    <>
      <GoodsAndTotal {...reading} />
      <AddressesAndNote {...reading} />
    </>,
  );
}

/**
 * The mail about an order that its buyer has cancelled.
 * @param waiting payments for it that a person still has to look at
 */
export async function cancelledMailToWinery(
  order: Order,
  settings: WineryMailSettings,
  waiting: readonly SetAsidePayment[],
): Promise<MailWords> {
  const t = translator(DEFAULT_LANGUAGE, "order-state-mail");
  const words = { ...wordsOf(order), money: waiting.map(amountInWords).join(", ") };
  const about = {
    subject: t("cancelledWinery.subject", words),
    preview: t("cancelledWinery.preview", words),
    title: t("cancelledWinery.title", words),
    text: t(waiting.length > 0 ? "cancelledWinery.reviewed" : "cancelledWinery.text", words),
    commands: waiting.map(settledCommand),
  };
  const goods = <GoodsAndTotal {...{ order, language: DEFAULT_LANGUAGE, publicUrl: settings.publicUrl }} />;
  return mailToWinery(order, settings, about, goods);
}

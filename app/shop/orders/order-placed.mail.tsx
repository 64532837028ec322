import { translator } from "../../i18n/i18next.server.ts";
import { DEFAULT_LANGUAGE } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { EmailDetails } from "../mail/email-details.mail.tsx";
import { EmailButton, EmailLayout, Paragraph, Part, renderEmail } from "../mail/email-layout.mail.tsx";
import { Steps } from "../mail/email-steps.mail.tsx";
import { type Attachment, type MailWords, wineryAddress } from "../mail/mail.ts";
import { ibanInGroups } from "../money/iban.ts";
import { formatEuro } from "../money/money.ts";
import { paymentReference } from "../payment/payment.ts";
import { holdingDays } from "../terms/holding-days.server.ts";
import { momentInWords } from "../winery/moment-in-words.ts";
import { WINERY } from "../winery/winery.ts";
import { wineryInTexts } from "../winery/winery-in-texts.ts";
import type { Order } from "./order.ts";
import { ContractPart } from "./order-contract.mail.tsx";
import { AddressesAndNote, buyerDetails, GoodsAndFigures } from "./order-details.mail.tsx";
import { isGivenUp } from "./order-states.ts";
import { awaitsTransfer } from "./order-transfer.ts";
import { PaymentCodesPart, paymentCodeFiles } from "./payment-codes-part.mail.tsx";

type OrderMailSettings = Pick<Settings, "publicUrl" | "showKuna" | "mailFrom" | "mailTo" | "holding">;

/**
 * The mail to the buyer of a new order, in the order's language.
 * With the terms of that day it is the contract on a durable medium (`docs/rules.md`, "Contract").
 * A mail that was written late asks for no money that is owed no more.
 * @param proven whether the address is known to be the buyer's; to any other one nothing goes that the buyer has typed
 * @param isReviewed whether money has come for it that a person looks at
 */
export async function orderMailToBuyer(
  order: Order,
  settings: OrderMailSettings,
  { proven, terms, isReviewed = false }: { proven: boolean; terms: Attachment | null; isReviewed?: boolean },
): Promise<MailWords> {
  const t = translator(order.language, "mail");
  const isOwed = order.paidAt === null && !isGivenUp(order.state) && !isReviewed;
  const codes = isOwed && awaitsTransfer(order) ? await paymentCodeFiles(order, proven) : [];
  return {
    replyTo: wineryAddress(settings),
    subject: t("placed.subject", { number: order.number, winery: WINERY.name }),
    ...(await renderEmail(<BuyerEmail {...{ order, settings, proven, isOwed }} />)),
    attachments: [...codes, ...(terms ? [terms] : [])],
  };
}

/** The mail to the winery about a new order, in Croatian. */
export async function orderMailToWinery(order: Order, settings: OrderMailSettings): Promise<MailWords> {
  const t = translator(DEFAULT_LANGUAGE, "mail");
  const buyer = `${order.firstName} ${order.lastName}`;
  return {
    replyTo: order.email,
    subject: t("placedWinery.subject", { number: order.number, buyer, total: formatEuro(order.totalCents) }),
    ...(await renderEmail(<WineryEmail order={order} settings={settings} />)),
    attachments: [],
  };
}

type OrderEmailProps = { order: Order; settings: OrderMailSettings };

function BuyerEmail({ order, settings, proven, isOwed }: OrderEmailProps & { proven: boolean; isOwed: boolean }) {
  const { language, number, createdAt } = order;
  const { publicUrl, showKuna } = settings;
  const t = translator(language, "mail");
  const total = formatEuro(order.totalCents);
  const words = { number, moment: momentInWords(createdAt, language) };
  return (
    <EmailLayout
      language={language}
      publicUrl={publicUrl}
      preview={t("placed.preview", { number, total })}
      title={t("placed.title")}
    >
      <Paragraph>{t("greeting")}</Paragraph>
      <Paragraph>{t(proven ? "placed.intro" : "placed.introShort", words)}</Paragraph>
      <EmailButton href={publicUrl + pathTo("order", language, { token: order.token })}>{t("placed.link")}</EmailButton>
      {isOwed ? (
        <>
          <NextPart order={order} settings={settings} />
          <PaymentPart order={order} />
        </>
      ) : (
        <Paragraph>{t("placed.changedSince")}</Paragraph>
      )}
      <GoodsAndFigures order={order} language={language} showKuna={showKuna} publicUrl={publicUrl} />
      {proven && <AddressesAndNote order={order} language={language} />}
      <ContractPart order={order} settings={settings} />
      <Paragraph>{t("placed.questions", wineryInTexts(language))}</Paragraph>
      {!proven && <Paragraph>{t("placed.notYours")}</Paragraph>}
      <Paragraph>{t("signature", { winery: WINERY.name })}</Paragraph>
    </EmailLayout>
  );
}

/** What the buyer does and what the winery does, in turn, until the goods are there. */
function NextPart({ order, settings }: OrderEmailProps) {
  const { language, payment, delivery, totalCents } = order;
  const t = translator(language, "mail");
  const words = { total: formatEuro(totalCents), ...holdingDays(settings, language) };
  const steps = payment === "cash" ? ["prepared", "cash"] : [payment, "packed", delivery];
  return (
    <Part title={t("next.title")}>
      <Steps steps={steps.map((step) => t(`next.${step}`, words))} />
    </Part>
  );
}

function PaymentPart({ order }: Pick<OrderEmailProps, "order">) {
  const t = translator(order.language, "mail");
  const { bank, company, address } = WINERY;
  const payeeAt = [address.street, `${address.postalCode} ${address.city}`];
  return (
    <Part title={t(`payment.${order.payment}.title`)}>
      {order.payment !== "transfer" && <Paragraph>{t(`payment.${order.payment}.text`)}</Paragraph>}
      {order.payment === "transfer" && (
        <EmailDetails
          stacked
          details={[
            { label: t("payment.amount"), value: formatEuro(order.totalCents), strong: true },
            { label: t("payment.payee"), value: company.legalName, notes: payeeAt },
            { label: "IBAN", value: ibanInGroups(bank.iban), unbroken: true },
            { label: "BIC", value: bank.bic, unbroken: true },
            { label: t("payment.bank"), value: bank.name },
            { label: t("payment.reference"), value: paymentReference(order.number), unbroken: true },
          ]}
        />
      )}
      {awaitsTransfer(order) && <PaymentCodesPart language={order.language} />}
    </Part>
  );
}

function WineryEmail({ order, settings }: OrderEmailProps) {
  const { number, totalCents } = order;
  const { publicUrl, showKuna } = settings;
  const t = translator(DEFAULT_LANGUAGE, "mail");
  const title = t("placedWinery.title", { number });
  return (
    <EmailLayout
      language={DEFAULT_LANGUAGE}
      publicUrl={publicUrl}
      preview={t("placedWinery.preview", { count: order.lines.length, total: formatEuro(totalCents) })}
      title={title}
    >
      {order.payment === "card" && order.paidAt === null && <Paragraph>{t("placedWinery.cardAwaited")}</Paragraph>}
      <EmailDetails
        details={[
          ...buyerDetails(order, DEFAULT_LANGUAGE),
          { label: t("order.payment"), value: t(`payment.${order.payment}.title`) },
        ]}
      />
      <GoodsAndFigures order={order} language={DEFAULT_LANGUAGE} showKuna={showKuna} publicUrl={publicUrl} />
      <AddressesAndNote order={order} language={DEFAULT_LANGUAGE} />
      <EmailButton href={publicUrl + pathTo("order", order.language, { token: order.token })}>
        {t("placedWinery.link")}
      </EmailButton>
    </EmailLayout>
  );
}

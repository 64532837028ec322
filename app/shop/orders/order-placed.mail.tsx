import { translator } from "../../i18n/i18next.server.ts";
import { DEFAULT_LANGUAGE } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { ButtonLink, Facts, Letter, Paragraph, Part, renderLetter } from "../mail/letter.mail.tsx";
import { type Mail, wineryAddress } from "../mail/mail.ts";
import { formatEuro } from "../money/money.ts";
import { ibanInGroups } from "../payment/payment.ts";
import { WINERY } from "../winery.ts";
import type { Order } from "./order.ts";
import { buyerFacts, momentInWords, OrderDetails } from "./order-details.mail.tsx";

type MailSettings = Pick<Settings, "publicUrl" | "showKuna" | "mailFrom" | "mailTo">;

/** The two mails about a new order: to the buyer in the order's language, to the winery in Croatian. */
export async function orderPlacedMails(order: Order, settings: MailSettings): Promise<Mail[]> {
  return [await mailToBuyer(order, settings), await mailToWinery(order, settings)];
}

async function mailToBuyer(order: Order, settings: MailSettings): Promise<Mail> {
  const t = translator(order.language, "mail");
  return {
    kind: "order-placed",
    recipient: order.email,
    replyTo: wineryAddress(settings),
    subject: t("placed.subject", { number: order.number, winery: WINERY.name }),
    ...(await renderLetter(<LetterToBuyer order={order} settings={settings} />)),
    attachments: [],
  };
}

async function mailToWinery(order: Order, settings: MailSettings): Promise<Mail> {
  const t = translator(DEFAULT_LANGUAGE, "mail");
  const buyer = `${order.firstName} ${order.lastName}`;
  return {
    kind: "order-placed-winery",
    recipient: wineryAddress(settings),
    replyTo: order.email,
    subject: t("placedWinery.subject", { number: order.number, buyer, total: formatEuro(order.totalCents) }),
    ...(await renderLetter(<LetterToWinery order={order} settings={settings} />)),
    attachments: [],
  };
}

type LetterProps = { order: Order; settings: MailSettings };

function LetterToBuyer({ order, settings }: LetterProps) {
  const { language, number, createdAt } = order;
  const { publicUrl, showKuna } = settings;
  const t = translator(language, "mail");
  const total = formatEuro(order.totalCents);
  return (
    <Letter
      language={language}
      publicUrl={publicUrl}
      preview={t("placed.preview", { number, total })}
      title={t("placed.title")}
    >
      <Paragraph>{t("greeting")}</Paragraph>
      <Paragraph>{t("placed.intro", { number, moment: momentInWords(createdAt, language) })}</Paragraph>
      <ButtonLink href={publicUrl + pathTo("order", language, { token: order.token })}>{t("placed.link")}</ButtonLink>
      <PaymentPart order={order} />
      <OrderDetails order={order} language={language} showKuna={showKuna} />
      <Paragraph>{t("placed.questions", { email: WINERY.email, phone: WINERY.phones[0] })}</Paragraph>
      <Paragraph>{t("signature", { winery: WINERY.name })}</Paragraph>
    </Letter>
  );
}

function PaymentPart({ order }: { order: Order }) {
  const t = translator(order.language, "mail");
  const { bank, company, address } = WINERY;
  const payee = `${company.legalName}, ${address.street}, ${address.postalCode} ${address.city}`;
  return (
    <Part title={t(`payment.${order.payment}.title`)}>
      <Paragraph>{t(`payment.${order.payment}.text`)}</Paragraph>
      {order.payment === "transfer" && (
        <Facts
          facts={[
            { label: t("payment.amount"), value: formatEuro(order.totalCents), strong: true },
            { label: t("payment.payee"), value: payee },
            { label: "IBAN", value: ibanInGroups(bank.iban) },
            { label: "BIC", value: bank.bic },
            { label: t("payment.bank"), value: bank.name },
            { label: t("payment.reference"), value: t("payment.referenceNumber", { number: order.number }) },
          ]}
        />
      )}
    </Part>
  );
}

function LetterToWinery({ order, settings }: LetterProps) {
  const { number, totalCents } = order;
  const { publicUrl, showKuna } = settings;
  const t = translator(DEFAULT_LANGUAGE, "mail");
  const title = t("placedWinery.title", { number });
  return (
    <Letter
      language={DEFAULT_LANGUAGE}
      publicUrl={publicUrl}
      preview={t("placedWinery.preview", { count: order.lines.length, total: formatEuro(totalCents) })}
      title={title}
    >
      <Facts
        facts={[
          ...buyerFacts(order, DEFAULT_LANGUAGE),
          { label: t("order.payment"), value: t(`payment.${order.payment}.title`) },
        ]}
      />
      <OrderDetails order={order} language={DEFAULT_LANGUAGE} showKuna={showKuna} />
      <ButtonLink href={publicUrl + pathTo("order", order.language, { token: order.token })}>
        {t("placedWinery.link")}
      </ButtonLink>
    </Letter>
  );
}

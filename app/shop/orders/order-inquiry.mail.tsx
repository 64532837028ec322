import { translator } from "../../i18n/i18next.server.ts";
import { DEFAULT_LANGUAGE } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { countryName } from "../delivery/countries.ts";
import { type Fact, Facts, Letter, Paragraph, renderLetter } from "../mail/letter.mail.tsx";
import { type Mail, wineryAddress } from "../mail/mail.ts";
import { formatEuro } from "../money/money.ts";
import { WINERY } from "../winery.ts";
import type { OrderInquiry } from "./order.ts";
import { buyerFacts, OrderDetails } from "./order-details.mail.tsx";

type MailSettings = Pick<Settings, "publicUrl" | "showKuna" | "mailFrom" | "mailTo">;

/** The two mails about an order inquiry: to whom asked, in the language of the form; to the winery in Croatian. */
export async function orderInquiryMails(inquiry: OrderInquiry, settings: MailSettings): Promise<Mail[]> {
  return [await mailToAsker(inquiry, settings), await mailToWinery(inquiry, settings)];
}

async function mailToAsker(inquiry: OrderInquiry, settings: MailSettings): Promise<Mail> {
  const t = translator(inquiry.language, "mail");
  return {
    kind: "order-inquiry",
    recipient: inquiry.email,
    replyTo: wineryAddress(settings),
    subject: t("inquiry.subject", { winery: WINERY.name }),
    ...(await renderLetter(<LetterToAsker inquiry={inquiry} settings={settings} />)),
    attachments: [],
  };
}

async function mailToWinery(inquiry: OrderInquiry, settings: MailSettings): Promise<Mail> {
  const t = translator(DEFAULT_LANGUAGE, "mail");
  const buyer = `${inquiry.firstName} ${inquiry.lastName}`;
  const country = countryName(inquiry.address.country, DEFAULT_LANGUAGE);
  return {
    kind: "order-inquiry-winery",
    recipient: wineryAddress(settings),
    replyTo: inquiry.email,
    subject: t("inquiryWinery.subject", { buyer, country }),
    ...(await renderLetter(<LetterToWinery inquiry={inquiry} settings={settings} />)),
    attachments: [],
  };
}

type LetterProps = { inquiry: OrderInquiry; settings: MailSettings };

function LetterToAsker({ inquiry, settings }: LetterProps) {
  const { language, address } = inquiry;
  const { publicUrl, showKuna } = settings;
  const t = translator(language, "mail");
  return (
    <Letter language={language} publicUrl={publicUrl} preview={t("inquiry.preview")} title={t("inquiry.title")}>
      <Paragraph>{t("greeting")}</Paragraph>
      <Paragraph>{t("inquiry.intro", { country: countryName(address.country, language) })}</Paragraph>
      <OrderDetails order={inquiry} language={language} showKuna={showKuna} />
      <Paragraph>{t("placed.questions", { email: WINERY.email, phone: WINERY.phones[0] })}</Paragraph>
      <Paragraph>{t("signature", { winery: WINERY.name })}</Paragraph>
    </Letter>
  );
}

function LetterToWinery({ inquiry, settings }: LetterProps) {
  const { publicUrl, showKuna } = settings;
  const t = translator(DEFAULT_LANGUAGE, "mail");
  const listed: Fact[] =
    inquiry.listedDeliveryCents === null
      ? []
      : [{ label: t("inquiryWinery.listedDelivery"), value: formatEuro(inquiry.listedDeliveryCents) }];
  return (
    <Letter
      language={DEFAULT_LANGUAGE}
      publicUrl={publicUrl}
      preview={t("inquiryWinery.preview", { count: inquiry.lines.length, total: formatEuro(inquiry.totalCents) })}
      title={t("inquiryWinery.title")}
    >
      <Paragraph>{t("inquiryWinery.answer")}</Paragraph>
      <Facts facts={[...buyerFacts(inquiry, DEFAULT_LANGUAGE), ...listed]} />
      <OrderDetails order={inquiry} language={DEFAULT_LANGUAGE} showKuna={showKuna} />
    </Letter>
  );
}

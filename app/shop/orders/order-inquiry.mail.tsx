import { translator } from "../../i18n/i18next.server.ts";
import { DEFAULT_LANGUAGE } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { countryName } from "../delivery/countries.ts";
import { EmailDetails } from "../mail/email-details.mail.tsx";
import { Closing, EmailLayout, Paragraph } from "../mail/email-layout.mail.tsx";
import { type MailWords, wineryAddress } from "../mail/mail.ts";
import { renderEmail } from "../mail/render-email.mail.tsx";
import { formatEuro } from "../money/money.ts";
import { WINERY } from "../winery/winery.ts";
import { wineryInTexts } from "../winery/winery-in-texts.ts";
import type { DeliveryPrice } from "./checkout-figures.ts";
import { type OrderInquiry, withDelivery } from "./order.ts";
import { AddressesAndNote, buyerDetails, type DetailedOrder } from "./order-details.mail.tsx";
import { GoodsAndFigures } from "./order-goods.mail.tsx";

type OrderInquiryEmailProps = {
  inquiry: OrderInquiry;
  settings: Pick<Settings, "publicUrl" | "showKuna" | "mailFrom" | "mailTo">;
};

/** The receipt for an order inquiry, in the form's language; nobody knows whose address it is, so it repeats nothing that was typed. */
export async function orderInquiryReceipt(props: OrderInquiryEmailProps): Promise<MailWords> {
  const t = translator(props.inquiry.language, "mail");
  return {
    replyTo: wineryAddress(props.settings),
    subject: t("inquiry.subject", { winery: WINERY.name }),
    ...(await renderEmail(<ReceiptEmail {...props} />)),
    attachments: [],
  };
}

/** The mail to the winery about an order inquiry, in Croatian; an answer to it goes to the asker. */
export async function orderInquiryMailToWinery(props: OrderInquiryEmailProps): Promise<MailWords> {
  const { inquiry } = props;
  const t = translator(DEFAULT_LANGUAGE, "mail");
  const buyer = `${inquiry.firstName} ${inquiry.lastName}`;
  const country = countryName(inquiry.address.country, DEFAULT_LANGUAGE);
  return {
    replyTo: inquiry.email,
    subject: t(`inquiryWinery.subject.${inquiry.delivery}`, { buyer, country }),
    ...(await renderEmail(<WineryInquiryEmail {...props} />)),
    attachments: [],
  };
}

function ReceiptEmail({ inquiry, settings }: OrderInquiryEmailProps) {
  const { language, address, delivery } = inquiry;
  const { publicUrl, showKuna } = settings;
  const t = translator(language, "mail");
  return (
    <EmailLayout language={language} publicUrl={publicUrl} preview={t("inquiry.preview")} title={t("inquiry.title")}>
      <Paragraph>{t("greeting")}</Paragraph>
      <Paragraph>{t(`inquiry.intro.${delivery}`, { country: countryName(address.country, language) })}</Paragraph>
      <Paragraph>{t("inquiry.answer")}</Paragraph>
      <GoodsAndFigures {...detailsOf(inquiry)} language={language} showKuna={showKuna} publicUrl={publicUrl} />
      <Closing language={language}>
        <Paragraph>{t("placed.questions", wineryInTexts(language))}</Paragraph>
        <Paragraph>{t("inquiry.notYours")}</Paragraph>
      </Closing>
    </EmailLayout>
  );
}

function WineryInquiryEmail({ inquiry, settings }: OrderInquiryEmailProps) {
  const { publicUrl, showKuna } = settings;
  const t = translator(DEFAULT_LANGUAGE, "mail");
  const { lines, totalCents, delivery } = inquiry;
  return (
    <EmailLayout
      language={DEFAULT_LANGUAGE}
      publicUrl={publicUrl}
      preview={t(`inquiryWinery.preview.${delivery}`, { count: lines.length, total: formatEuro(totalCents) })}
      title={t("inquiryWinery.title")}
    >
      <Paragraph>{t("inquiryWinery.answer")}</Paragraph>
      <EmailDetails details={buyerDetails(inquiry, DEFAULT_LANGUAGE)} />
      <GoodsAndFigures {...detailsOf(inquiry)} language={DEFAULT_LANGUAGE} showKuna={showKuna} publicUrl={publicUrl} />
      <AddressesAndNote order={inquiry} language={DEFAULT_LANGUAGE} />
    </EmailLayout>
  );
}

/** An inquiry with the figures that its form has shown: with delivery by the price list, where that has a price. */
function detailsOf(inquiry: OrderInquiry): { order: DetailedOrder; deliveryPrice: DeliveryPrice } {
  const { listedDeliveryCents, lines } = inquiry;
  if (listedDeliveryCents === null) return { order: inquiry, deliveryPrice: "toBeAgreed" };
  return { order: { ...inquiry, ...withDelivery(lines, listedDeliveryCents) }, deliveryPrice: "listed" };
}

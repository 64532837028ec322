import { translator } from "../../i18n/i18next.server.ts";
import { DEFAULT_LANGUAGE } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { type EmailDetail, EmailDetails, emailDetail, phoneDetail } from "../mail/email-details.mail.tsx";
import { Closing, EmailLayout, EmailLink, Paragraph, Part } from "../mail/email-layout.mail.tsx";
import { type MailWords, wineryAddress } from "../mail/mail.ts";
import { renderEmail } from "../mail/render-email.mail.tsx";
import { momentInWords } from "../winery/moment-in-words.ts";
import { WINERY } from "../winery/winery.ts";
import { wineryInTexts } from "../winery/winery-in-texts.ts";
import type { Inquiry } from "./inquiry.ts";

type InquiryEmailProps = { inquiry: Inquiry; settings: Pick<Settings, "publicUrl" | "mailFrom" | "mailTo"> };

/** The mail to the winery about an inquiry, in Croatian, with all that was asked. */
export async function inquiryMailToWinery(props: InquiryEmailProps): Promise<MailWords> {
  const { name, subject, email } = props.inquiry;
  const t = translator(DEFAULT_LANGUAGE, "inquiry-mail");
  return {
    replyTo: email,
    subject: t("winery.subject", { name, subject }),
    ...(await renderEmail(<WineryEmail {...props} />)),
    attachments: [],
  };
}

/** The receipt for whoever asked, in the form's language; nobody knows whose address it is, so it repeats nothing that was typed. */
export async function inquiryReceipt(props: InquiryEmailProps): Promise<MailWords> {
  const t = translator(props.inquiry.language, "inquiry-mail");
  return {
    replyTo: wineryAddress(props.settings),
    subject: t("asker.subject", { winery: WINERY.name }),
    ...(await renderEmail(<ReceiptEmail {...props} />)),
    attachments: [],
  };
}

function WineryEmail({ inquiry, settings }: InquiryEmailProps) {
  const { name, email, phone, language, subject, message, referrer, createdAt } = inquiry;
  const t = translator(DEFAULT_LANGUAGE, "inquiry-mail");
  const through = referrer?.partner ?? referrer?.partnerOrigin;
  const details: EmailDetail[] = [
    ...(through ? [{ label: t("partner"), value: through }] : []),
    { label: t("name"), value: name },
    emailDetail(t("email"), email),
    ...(phone === "" ? [] : [phoneDetail(t("phone"), phone)]),
    { label: t("language"), value: t(`languages.${language}`) },
    { label: t("receivedAt"), value: momentInWords(createdAt, DEFAULT_LANGUAGE) },
  ];
  return (
    <EmailLayout
      language={DEFAULT_LANGUAGE}
      publicUrl={settings.publicUrl}
      preview={t("winery.preview", { subject })}
      title={t("winery.title")}
    >
      <Paragraph>{t("winery.answer")}</Paragraph>
      <EmailDetails details={details} />
      <Part title={subject}>
        <Paragraph>{message}</Paragraph>
      </Part>
    </EmailLayout>
  );
}

function ReceiptEmail({ inquiry, settings }: InquiryEmailProps) {
  const { language, createdAt } = inquiry;
  const { publicUrl } = settings;
  const t = translator(language, "inquiry-mail");
  return (
    <EmailLayout language={language} publicUrl={publicUrl} preview={t("asker.preview")} title={t("asker.title")}>
      <Paragraph>{translator(language, "mail")("greeting")}</Paragraph>
      <Paragraph>{t("asker.intro", { moment: momentInWords(createdAt, language) })}</Paragraph>
      <Paragraph>{t("asker.urgent", wineryInTexts(language))}</Paragraph>
      <EmailLink href={publicUrl + pathTo("contact", language)}>{t("asker.link")}</EmailLink>
      <Closing language={language} />
    </EmailLayout>
  );
}

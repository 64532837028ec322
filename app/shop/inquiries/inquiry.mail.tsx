import { translator } from "../../i18n/i18next.server.ts";
import { DEFAULT_LANGUAGE } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { type Fact, Facts, Letter, Paragraph, Part, renderLetter } from "../mail/letter.mail.tsx";
import { type Mail, wineryAddress } from "../mail/mail.ts";
import { WINERY } from "../winery.ts";
import type { Inquiry } from "./inquiry.ts";

type MailSettings = Pick<Settings, "publicUrl" | "mailFrom" | "mailTo">;
type LetterProps = { inquiry: Inquiry; settings: MailSettings };

/** The two mails about an inquiry: to the winery in Croatian, whose answer goes to the asker, and the asker's own copy. */
export async function inquiryMails(inquiry: Inquiry, settings: MailSettings): Promise<Mail[]> {
  return [await mailToWinery(inquiry, settings), await mailToAsker(inquiry, settings)];
}

async function mailToWinery(inquiry: Inquiry, settings: MailSettings): Promise<Mail> {
  const t = translator(DEFAULT_LANGUAGE, "inquiry-mail");
  return {
    kind: "inquiry-winery",
    recipient: wineryAddress(settings),
    replyTo: inquiry.email,
    subject: t("winery.subject", { name: inquiry.name, subject: inquiry.subject }),
    ...(await renderLetter(<LetterToWinery inquiry={inquiry} settings={settings} />)),
    attachments: [],
  };
}

async function mailToAsker(inquiry: Inquiry, settings: MailSettings): Promise<Mail> {
  const t = translator(inquiry.language, "inquiry-mail");
  return {
    kind: "inquiry",
    recipient: inquiry.email,
    replyTo: wineryAddress(settings),
    subject: t("asker.subject", { subject: inquiry.subject, winery: WINERY.name }),
    ...(await renderLetter(<LetterToAsker inquiry={inquiry} settings={settings} />)),
    attachments: [],
  };
}

function LetterToWinery({ inquiry, settings }: LetterProps) {
  const { name, email, phone, language, subject, message, referrer } = inquiry;
  const t = translator(DEFAULT_LANGUAGE, "inquiry-mail");
  const through = referrer?.partner ?? referrer?.partnerOrigin;
  const facts: Fact[] = [
    ...(through ? [{ label: t("partner"), value: through }] : []),
    { label: t("name"), value: name },
    { label: t("email"), value: email },
    ...(phone === "" ? [] : [{ label: t("phone"), value: phone }]),
    { label: t("language"), value: t(`languages.${language}`) },
  ];
  return (
    <Letter
      language={DEFAULT_LANGUAGE}
      publicUrl={settings.publicUrl}
      preview={t("winery.preview", { subject })}
      title={t("winery.title")}
    >
      <Paragraph>{t("winery.answer")}</Paragraph>
      <Facts facts={facts} />
      <Part title={subject}>
        <Paragraph>{message}</Paragraph>
      </Part>
    </Letter>
  );
}

function LetterToAsker({ inquiry, settings }: LetterProps) {
  const { language, subject, message } = inquiry;
  const t = translator(language, "inquiry-mail");
  return (
    <Letter language={language} publicUrl={settings.publicUrl} preview={t("asker.preview")} title={t("asker.title")}>
      <Paragraph>{t("asker.intro")}</Paragraph>
      <Part title={subject}>
        <Paragraph>{message}</Paragraph>
      </Part>
      <Paragraph>{t("asker.urgent", { phone: WINERY.phones[0] })}</Paragraph>
      <Paragraph>{t("asker.signature", { winery: WINERY.name })}</Paragraph>
    </Letter>
  );
}

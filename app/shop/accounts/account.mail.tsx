import { translator } from "../../i18n/i18next.server.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { Closing, EmailButton, EmailLayout, Paragraph } from "../mail/email-layout.mail.tsx";
import { type MailWords, wineryAddress } from "../mail/mail.ts";
import { renderEmail } from "../mail/render-email.mail.tsx";
import { WINERY } from "../winery/winery.ts";
import { wineryInTexts } from "../winery/winery-in-texts.ts";
import type { AccountMailFacts } from "./account-mails.server.ts";

type AccountEmailProps = {
  /** The key of `locales/<language>/account-mail.json`. */
  about: string;
  facts: AccountMailFacts;
  settings: Pick<Settings, "publicUrl" | "mailFrom" | "mailTo">;
};

/** A mail about an account, in the visitor's language. */
export async function accountMail(props: AccountEmailProps): Promise<MailWords> {
  const { about, facts, settings } = props;
  const t = translator(facts.language, "account-mail");
  return {
    replyTo: wineryAddress(settings),
    subject: t(`${about}.subject`, { winery: WINERY.name, ...facts.details }),
    ...(await renderEmail(<AccountEmail {...props} />)),
    attachments: [],
    ...(facts.headers ? { headers: facts.headers } : {}),
  };
}

function AccountEmail({ about, facts, settings }: AccountEmailProps) {
  const { language, href, details } = facts;
  const t = translator(language, "account-mail");
  const words = { ...wineryInTexts(language), ...details };
  return (
    <EmailLayout
      language={language}
      publicUrl={settings.publicUrl}
      preview={t(`${about}.title`, words)}
      title={t(`${about}.title`, words)}
    >
      <Paragraph>{translator(language, "mail")("greeting")}</Paragraph>
      <Paragraph>{t(`${about}.text`, words)}</Paragraph>
      {href && (
        <EmailButton href={href} quiet={about === "welcome"}>
          {t(`${about}.button`, words)}
        </EmailButton>
      )}
      <Paragraph>{t(`${about}.after`, words)}</Paragraph>
      <Closing language={language} />
    </EmailLayout>
  );
}

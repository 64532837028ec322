import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { ButtonLink, Letter, Paragraph, renderLetter } from "../mail/letter.mail.tsx";
import { type Mail, wineryAddress } from "../mail/mail.ts";
import { WINERY } from "../winery.ts";

type MailSettings = Pick<Settings, "publicUrl" | "mailFrom" | "mailTo">;

/** What a letter about an account is about; the keys of `locales/<language>/account-mail.json`. */
export type AccountLetter =
  | "confirm"
  | "reset"
  | "passwordChanged"
  | "changeEmail"
  | "emailNotice"
  | "newsletter"
  | "welcome"
  | "invite"
  | "deleted";

type Letters = {
  letter: AccountLetter;
  recipient: string;
  language: Language;
  /** Where the button leads: an absolute address; none: no button. */
  href?: string;
  /** What the sentences speak of. */
  details?: Record<string, string>;
  headers?: Record<string, string>;
};

/** A letter about an account, in the visitor's language. Its kind begins with `account-`, so that its link is not kept. */
export async function accountMail(settings: MailSettings, letters: Letters): Promise<Mail> {
  const { letter, recipient, language, details = {}, headers } = letters;
  const t = translator(language, "account-mail");
  return {
    kind: `account-${letter}`,
    recipient,
    replyTo: wineryAddress(settings),
    subject: t(`${letter}.subject`, { winery: WINERY.name, ...details }),
    ...(await renderLetter(<AccountLetterPaper settings={settings} letters={letters} />)),
    attachments: [],
    ...(headers ? { headers } : {}),
  };
}

function AccountLetterPaper({ settings, letters }: { settings: MailSettings; letters: Letters }) {
  const { letter, language, href, details = {} } = letters;
  const t = translator(language, "account-mail");
  const common = translator(language, "mail");
  const words = { winery: WINERY.name, email: WINERY.email, phone: WINERY.phones[0], ...details };
  return (
    <Letter
      language={language}
      publicUrl={settings.publicUrl}
      preview={t(`${letter}.title`, words)}
      title={t(`${letter}.title`, words)}
    >
      <Paragraph>{common("greeting")}</Paragraph>
      <Paragraph>{t(`${letter}.text`, words)}</Paragraph>
      {href && <ButtonLink href={href}>{t(`${letter}.button`, words)}</ButtonLink>}
      <Paragraph>{t(`${letter}.after`, words)}</Paragraph>
      <Paragraph>{common("signature", { winery: WINERY.name })}</Paragraph>
    </Letter>
  );
}

/** The absolute address of a screen with a token, from `PUBLIC_URL` alone (threats, "poisoned host in mails"). */
export function tokenLink(
  { publicUrl }: Pick<Settings, "publicUrl">,
  screen: "confirm" | "reset-password",
  language: Language,
  token: string,
): string {
  return publicUrl + pathTo(screen, language, {}, { token });
}

/** The headers by which a mail program shows its own button to unsubscribe, one press long (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(link: string): Record<string, string> {
  return { "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

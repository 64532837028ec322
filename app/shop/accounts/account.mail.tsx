import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { Closing, EmailButton, EmailLayout, EmailLink, Paragraph } from "../mail/email-layout.mail.tsx";
import { firstSentence } from "../mail/first-sentence.ts";
import { type MailWords, wineryAddress } from "../mail/mail.ts";
import { renderEmail, searchable } from "../mail/render-email.mail.tsx";
import { WINERY } from "../winery/winery.ts";
import { wineryInTexts } from "../winery/winery-in-texts.ts";
import type { AccountMailFacts } from "./account-mails.server.ts";

type AccountEmailProps = {
  /** The key of `locales/<language>/account-mail.json`. */
  about: string;
  facts: AccountMailFacts;
  settings: Pick<Settings, "publicUrl" | "mailFrom" | "mailTo">;
};

/** Where a page of the shop does what a mail speaks of: by the mail's topic, the page's address in a language. */
const PAGES: Record<string, (language: Language) => string> = {
  passwordChanged: (language) => pathTo("login", language, {}, { overlay: "forgotPassword" }),
  addressInUse: (language) => pathTo("login", language),
  emailNotice: (language) => pathTo("profile", language),
  welcome: (language) => pathTo("our-products", language),
};

/** A mail about an account, in the visitor's language. */
export async function accountMail(props: AccountEmailProps): Promise<MailWords> {
  const { about, facts, settings } = props;
  const t = translator(facts.language, "account-mail");
  return {
    replyTo: wineryAddress(settings),
    subject: searchable(t(`${about}.subject`, { winery: WINERY.name, ...facts.details })),
    ...(await renderEmail(<AccountEmail {...props} />)),
    attachments: [],
    ...(facts.headers ? { headers: facts.headers } : {}),
  };
}

function AccountEmail({ about, facts, settings }: AccountEmailProps) {
  const { language, href, details } = facts;
  const t = translator(language, "account-mail");
  const words = { ...wineryInTexts(language), ...details, scope: scopeInWords(details?.scope, language) };
  const page = PAGES[about];
  const own = href && { href, words: t(`${about}.button`) };
  const other = page && { href: settings.publicUrl + page(language), words: t(`${about}.link`) };
  // Few who have just subscribed want the way out that their link is.
  const [button, link] = about === "welcome" ? [other, own] : [own, other];
  return (
    <EmailLayout
      language={language}
      publicUrl={settings.publicUrl}
      preview={firstSentence(t(`${about}.text`, words), language)}
      title={t(`${about}.title`, words)}
    >
      <Paragraph>{translator(language, "mail")("greeting")}</Paragraph>
      <Paragraph>{t(`${about}.text`, words)}</Paragraph>
      {button && <EmailButton href={button.href}>{button.words}</EmailButton>}
      <Paragraph>{t(`${about}.after`, words)}</Paragraph>
      {link && <EmailLink href={link.href}>{link.words}</EmailLink>}
      <Closing language={language} />
    </EmailLayout>
  );
}

/** Names of a scope that have words; others stay as they are. */
const NAMED: readonly string[] = ["orders", "catalogue", "stock", "reservations", "inquiries"];

/** What somebody is invited to. */
function scopeInWords(scope = "", language: Language): string {
  const t = translator(language, "account-mail");
  const names = scope.split(", ").map((name) => (NAMED.includes(name) ? t(`scopes.${name}`) : name));
  return names.join(", ");
}

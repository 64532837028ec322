import type { ReactNode } from "react";
import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { assetPath } from "../../routing/paths.ts";
import { nameWithYear } from "../catalogue/name-with-year.ts";
import type { Product } from "../catalogue/product.ts";
import { EmailDetails } from "../mail/email-details.mail.tsx";
import { Closing, EmailButton, EmailLayout, EmailLink, Paragraph } from "../mail/email-layout.mail.tsx";
import { type MailWords, wineryAddress } from "../mail/mail.ts";
import { renderEmail } from "../mail/render-email.mail.tsx";
import { WINERY } from "../winery/winery.ts";

type Props = {
  product: Pick<Product, "id" | "name" | "year">;
  language: Language;
  /** Where the button leads: an absolute address. */
  href: string;
  settings: Pick<Settings, "publicUrl" | "mailFrom" | "mailTo">;
};

/** Asks whether somebody wants to hear of a product; it repeats nothing that was typed. @param endHref where the wish is ended */
export async function confirmStockAlertMail({ endHref, ...props }: Props & { endHref: string }): Promise<MailWords> {
  const t = translator(props.language, "stock-alert-mail");
  return stockAlertMail(props, "confirm", <EmailLink href={endHref}>{t("confirm.end")}</EmailLink>);
}

/** Says that a product is there again. */
export async function backInStockMail(props: Props): Promise<MailWords> {
  return stockAlertMail(props, "back", null);
}

async function stockAlertMail(props: Props, about: "confirm" | "back", end: ReactNode): Promise<MailWords> {
  const { product, language, href, settings } = props;
  const t = translator(language, "stock-alert-mail");
  const mail = translator(language, "mail");
  const words = { product: nameWithYear(product), winery: WINERY.name };
  const title = t(`${about}.title`, words);
  return {
    replyTo: wineryAddress(settings),
    subject: t(`${about}.subject`, words),
    ...(await renderEmail(
      <EmailLayout language={language} publicUrl={settings.publicUrl} preview={title} title={title}>
        <Paragraph>{mail("greeting")}</Paragraph>
        <Paragraph>{t(`${about}.text`, words)}</Paragraph>
        <EmailDetails
          details={[
            { picture: settings.publicUrl + assetPath(product.id, "card-png"), label: words.product, value: "" },
          ]}
        />
        <EmailButton href={href}>{t(`${about}.button`)}</EmailButton>
        <Paragraph>{t(`${about}.after`)}</Paragraph>
        {end}
        <Closing language={language} />
      </EmailLayout>,
    )),
    attachments: [],
  };
}

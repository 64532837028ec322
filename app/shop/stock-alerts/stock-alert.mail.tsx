import { Img } from "@react-email/components";
import { type CSSProperties, Fragment, type ReactNode } from "react";
import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { assetPath } from "../../routing/paths.ts";
import { nameWithYear } from "../catalogue/name-with-year.ts";
import type { Product } from "../catalogue/product.ts";
import { centsOfLitre, formatVolume, pricedVolumeMl } from "../catalogue/product-properties.ts";
import { Closing, EmailButton, EmailLayout, EmailLink, Paragraph } from "../mail/email-layout.mail.tsx";
import { MAIL_FONTS } from "../mail/email-look.ts";
import { firstSentence } from "../mail/first-sentence.ts";
import { type MailWords, wineryAddress } from "../mail/mail.ts";
import { renderEmail } from "../mail/render-email.mail.tsx";
import { formatEuro, formatKuna, formatMoney, lipaFromCents } from "../money/money.ts";
import { WINERY } from "../winery/winery.ts";

const STYLES = {
  table: { width: "100%", borderCollapse: "collapse", margin: "16px 0" },
  picture: { width: 96, padding: "0 16px 0 0", verticalAlign: "middle" },
  words: { verticalAlign: "middle" },
  // Beside the name where there is room, else below it: without media queries, which some programs ignore.
  name: {
    display: "inline-block",
    width: "100%",
    maxWidth: 300,
    verticalAlign: "middle",
    fontFamily: MAIL_FONTS.serif,
    fontSize: 20,
    lineHeight: "26px",
  },
  price: { display: "inline-block", width: 130, padding: "6px 0", verticalAlign: "middle" },
  sum: { fontSize: 18, fontWeight: 700, lineHeight: "26px" },
  volume: { fontSize: 13, lineHeight: "20px" },
} satisfies Record<string, CSSProperties>;

type Props = {
  product: Pick<Product, "id" | "name" | "year" | "category" | "priceCents" | "volumeMl">;
  language: Language;
  /** Where the button leads: an absolute address. */
  href: string;
  settings: Pick<Settings, "publicUrl" | "showKuna" | "mailFrom" | "mailTo">;
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
      <EmailLayout
        language={language}
        publicUrl={settings.publicUrl}
        preview={firstSentence(t(`${about}.text`, words), language)}
        title={title}
      >
        <Paragraph>{mail("greeting")}</Paragraph>
        <Paragraph>{t(`${about}.text`, words)}</Paragraph>
        <ProductRow {...props} />
        {settings.showKuna && <Paragraph>{mail("order.rate")}</Paragraph>}
        <EmailButton href={href}>{t(`${about}.button`)}</EmailButton>
        <Paragraph>{t(`${about}.after`)}</Paragraph>
        {end}
        <Closing language={language} />
      </EmailLayout>,
    )),
    attachments: [],
  };
}

/** What it is, how much there is of it, and for how much. */
function ProductRow({ product, language, settings }: Props) {
  const { id, priceCents, volumeMl } = product;
  const priced = pricedVolumeMl(product);
  const kuna = settings.showKuna ? [formatKuna(lipaFromCents(priceCents))] : [];
  const litre = priced === undefined ? [] : [formatMoney(centsOfLitre(priceCents, priced), settings.showKuna, "/l")];
  const under = [...kuna, formatVolume(volumeMl, language), ...litre];
  return (
    <table style={STYLES.table}>
      <tbody>
        <tr>
          <td style={STYLES.picture}>
            <Img src={settings.publicUrl + assetPath(id, "card-png")} width={96} height={120} alt="" />
          </td>
          <td style={STYLES.words}>
            <div style={STYLES.name}>{nameWithYear(product)}</div>
            <div style={STYLES.price}>
              <span style={STYLES.sum}>{formatEuro(priceCents)}</span>
              {under.map((line) => (
                <Fragment key={line}>
                  <br />
                  <span style={STYLES.volume}>{line}</span>
                </Fragment>
              ))}
            </div>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

import { translator } from "../../i18n/i18next.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { type EmailDetail, EmailDetails, emailDetail, phoneDetail } from "../mail/email-details.mail.tsx";
import { Closing, EmailButton, EmailLayout, Paragraph, Part } from "../mail/email-layout.mail.tsx";
import { Steps } from "../mail/email-steps.mail.tsx";
import { type MailWords, wineryAddress } from "../mail/mail.ts";
import { renderEmail } from "../mail/render-email.mail.tsx";
import { momentInWords, onMoment } from "../winery/moment-in-words.ts";
import { WINERY } from "../winery/winery.ts";
import { wineryInTexts } from "../winery/winery-in-texts.ts";
import {
  aboutWhat,
  isFromBuyer,
  type ReachedOrder,
  type WithdrawalStatement,
  type WithdrawnOrder,
} from "./withdrawal.ts";

/** What is promised back, by what the statement is about. */
const REFUNDS = { wholeOrder: "refund", goods: "refundOfGoods", asWritten: "refundAsWritten" } as const;

type WithdrawalEmailProps = {
  withdrawal: WithdrawalStatement;
  settings: Pick<Settings, "publicUrl" | "mailFrom" | "mailTo">;
};

/**
 * The receipt of a statement of withdrawal, in its language, with its content, date and time (Directive 2011/83/EU, article 11a). To
 * an address that is not its buyer's it says when it came and repeats nothing that was typed.
 */
export async function withdrawalReceipt(props: WithdrawalEmailProps): Promise<MailWords> {
  const { language } = props.withdrawal;
  return {
    replyTo: wineryAddress(props.settings),
    subject: translator(language, "withdrawal-mail")("receipt.subject", { winery: WINERY.name }),
    ...(await renderEmail(<ReceiptEmail {...props} />)),
    attachments: [],
  };
}

type WineryEmailProps = WithdrawalEmailProps & {
  /** Those that it names and that there are. */
  orders: readonly ReachedOrder[];
};

/** The mail to the winery about a withdrawal, in Croatian; an answer to it goes to whoever withdrew. */
export async function withdrawalMailToWinery(props: WineryEmailProps): Promise<MailWords> {
  const { name, orderNumber, email } = props.withdrawal;
  const t = translator(DEFAULT_LANGUAGE, "withdrawal-mail");
  return {
    replyTo: email,
    subject: t("winery.subject", { number: orderNumber, name }),
    ...(await renderEmail(<WineryEmail {...props} />)),
    attachments: [],
  };
}

function ReceiptEmail({ withdrawal, settings }: WithdrawalEmailProps) {
  const { language, sentAt } = withdrawal;
  const t = translator(language, "withdrawal-mail");
  const on = onMoment(sentAt, language);
  // Of a part of the order no more is given back than what was paid for it.
  const steps = ["send", REFUNDS[aboutWhat(withdrawal)]];
  return (
    <EmailLayout
      language={language}
      publicUrl={settings.publicUrl}
      preview={t("receipt.preview", { on })}
      title={t("receipt.title")}
    >
      <Paragraph>{t("greeting")}</Paragraph>
      <Paragraph>{t("receipt.intro", { on })}</Paragraph>
      {isFromBuyer(withdrawal) ? (
        <>
          <Part title={t("receipt.statement")}>
            <Paragraph>{t("statement")}</Paragraph>
            <EmailDetails stacked details={statementDetails(withdrawal, language)} />
          </Part>
          <Part title={t("receipt.nextTitle")}>
            <Steps steps={steps.map((step) => t(`receipt.next.${step}`, wineryInTexts(language)))} />
          </Part>
        </>
      ) : (
        <Paragraph>{t("receipt.unmatched", wineryInTexts(language))}</Paragraph>
      )}
      <Closing language={language}>
        <Paragraph>{t("receipt.notYours")}</Paragraph>
      </Closing>
    </EmailLayout>
  );
}

function WineryEmail({ withdrawal, orders, settings }: WineryEmailProps) {
  const t = translator(DEFAULT_LANGUAGE, "withdrawal-mail");
  const page = translator(DEFAULT_LANGUAGE, "mail")("placedWinery.link");
  return (
    <EmailLayout
      language={DEFAULT_LANGUAGE}
      publicUrl={settings.publicUrl}
      preview={t("winery.preview", { on: onMoment(withdrawal.sentAt, DEFAULT_LANGUAGE) })}
      title={t("winery.title")}
    >
      <Paragraph>{t(`winery.answer.${senderOf(withdrawal)}`)}</Paragraph>
      <EmailDetails stacked details={wineryDetails(withdrawal, orders)} />
      {orders.map(({ number, token, language }) => (
        <EmailButton key={number} href={settings.publicUrl + pathTo("order", language, { token })}>
          {orders.length > 1 ? `${page} ${number}` : page}
        </EmailButton>
      ))}
    </EmailLayout>
  );
}

/** Who has sent it as far as is known: one order that is somebody else's is enough to ask before money goes out. */
function senderOf({ orders }: WithdrawalStatement): WithdrawnOrder["found"] {
  const isOf = (wanted: WithdrawnOrder["found"]) => orders.some(({ found }) => found === wanted);
  if (isOf("otherAddress")) return "otherAddress";
  return isOf("buyer") ? "buyer" : "unknown";
}

/** What was typed, and what is known of the orders in it; a number that was typed as the shop writes it stands there once. */
function wineryDetails(withdrawal: WithdrawalStatement, known: readonly ReachedOrder[]): EmailDetail[] {
  const { name, orderNumber, email, sentAt, language, orders } = withdrawal;
  const t = translator(DEFAULT_LANGUAGE, "withdrawal-mail");
  const found = orders.map(({ number, found }) => `${number}: ${t(`winery.founds.${found}`)}`);
  const isRepeated = orders.length === 1 && orders[0]?.number === orderNumber.trim();
  return [
    { label: t("facts.name"), value: name },
    ...(isRepeated ? [] : [{ label: t("facts.orderNumber"), value: orderNumber }]),
    {
      label: t("winery.found"),
      value: found.join("; ") || t("winery.founds.none"),
      strong: senderOf(withdrawal) !== "buyer",
    },
    ...known.flatMap(({ phone }) => (phone === "" ? [] : [phoneDetail(t("winery.phone"), phone)])),
    ...goodsDetail(withdrawal, DEFAULT_LANGUAGE),
    emailDetail(t("facts.email"), email),
    { label: t("facts.sentAt"), value: momentInWords(sentAt, DEFAULT_LANGUAGE) },
    { label: t("winery.language"), value: t(`languages.${language}`) },
  ];
}

function statementDetails(withdrawal: WithdrawalStatement, language: Language): EmailDetail[] {
  const { name, orderNumber, email, sentAt } = withdrawal;
  const t = translator(language, "withdrawal-mail");
  return [
    { label: t("facts.name"), value: name },
    { label: t("facts.orderNumber"), value: orderNumber },
    ...goodsDetail(withdrawal, language),
    { label: t("facts.email"), value: email },
    { label: t("facts.sentAt"), value: momentInWords(sentAt, language) },
  ];
}

/** Which goods; nothing is put into the mouth of somebody who has written something beside the number. */
function goodsDetail(withdrawal: WithdrawalStatement, language: Language): EmailDetail[] {
  const t = translator(language, "withdrawal-mail");
  const about = aboutWhat(withdrawal);
  if (about === "asWritten") return [];
  return [{ label: t("facts.goods"), value: about === "wholeOrder" ? t("facts.allGoods") : withdrawal.goods }];
}

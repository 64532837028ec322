import { translator } from "../../i18n/i18next.server.ts";
import { DEFAULT_LANGUAGE } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { EmailDetails } from "../mail/email-details.mail.tsx";
import { EmailButton, EmailLayout, Paragraph, Part, renderEmail } from "../mail/email-layout.mail.tsx";
import { type Attachment, type MailWords, wineryAddress } from "../mail/mail.ts";
import { formatEuro } from "../money/money.ts";
import { untilMoment } from "../winery/moment-in-words.ts";
import { WINERY } from "../winery/winery.ts";
import { wineryInTexts } from "../winery/winery-in-texts.ts";
import type { Order } from "./order.ts";
import { addedDetails, buyerDetails, Goods } from "./order-details.mail.tsx";
import { type MailedState, type MailVariant, variantOf } from "./order-mail-variant.ts";
import { cellarLines } from "./order-sheet.ts";
import { amountInWords } from "./payment-set-aside.mail.tsx";
import type { SetAsidePayment } from "./payments.store.server.ts";

/** Those in which the goods are still to come: the mail shows them. */
const GOODS_SHOWN: readonly MailedState[] = ["paid", "sent", "readyForPickup"];

/** Those after which nobody pays: a sum below such words would read as one that is due. */
const NOTHING_DUE: readonly MailedState[] = ["cancelled", "expired"];

type OrderMailSettings = Pick<Settings, "publicUrl" | "mailFrom" | "mailTo">;

/**
 * What goes with a mail: the invoice where it was paid, the credit note where money is given back; and how much, in whole cents.
 * `variant`: which words fit (`order-mail-variant.ts`).
 */
type Enclosed = { variant?: MailVariant; documents?: Attachment[]; amountCents?: number };

/** The mail to the buyer about a change of the order's state, in the order's language. Its words hold nothing that anybody has typed. */
export async function orderStateMail(
  state: MailedState,
  order: Order,
  settings: OrderMailSettings,
  { variant = variantOf(state, order), documents = [], amountCents = order.totalCents }: Enclosed = {},
): Promise<MailWords> {
  const { language, number } = order;
  const t = translator(language, "order-state-mail");
  const words = { ...wordsOf(order), amount: formatEuro(amountCents) };
  const head = variant === "late" ? "late" : state;
  const email = (
    <EmailLayout
      language={language}
      publicUrl={settings.publicUrl}
      preview={t(`${head}.preview`, words)}
      title={t(`${head}.title`)}
    >
      <StateEmail
        {...{ state, variant, order, words }}
        publicUrl={settings.publicUrl}
        attached={documents.length > 0}
      />
    </EmailLayout>
  );
  return {
    replyTo: wineryAddress(settings),
    subject: t(`${state}.subject`, { number, winery: WINERY.name }),
    ...(await renderEmail(email)),
    attachments: documents,
  };
}

type StateEmailProps = {
  state: MailedState;
  variant: MailVariant;
  order: Order;
  words: Record<string, string>;
  publicUrl: string;
  attached: boolean;
};

function StateEmail({ state, variant, order, words, publicUrl, attached }: StateEmailProps) {
  const { language, number, totalCents, token } = order;
  const t = translator(language, "order-state-mail");
  const mail = translator(language, "mail");
  const showsGoods = GOODS_SHOWN.includes(state);
  return (
    <>
      <Paragraph>{mail("greeting")}</Paragraph>
      <Paragraph>{t(`${state}.${variant}`, words)}</Paragraph>
      {(state === "expired" || (state === "cancelled" && variant !== "reviewed")) && (
        <Paragraph>{t(`${state}.after`)}</Paragraph>
      )}
      {attached && <Paragraph>{t(`${state}.attached`)}</Paragraph>}
      <EmailButton href={publicUrl + pathTo("order", language, { token })}>{t("link")}</EmailButton>
      {state === "readyForPickup" && variant !== "late" && (
        <Part title={t("pickupTitle")}>
          <Paragraph>{cellarLines(language).join("\n")}</Paragraph>
          <Paragraph>{mail("order.pickupHours")}</Paragraph>
        </Part>
      )}
      {showsGoods && <Goods {...{ order, language, publicUrl }} />}
      {!NOTHING_DUE.includes(state) && (
        <EmailDetails
          details={[
            ...(showsGoods ? addedDetails({ order, language, showKuna: false }) : []),
            { label: t("total"), value: formatEuro(totalCents), strong: true, unbroken: true },
            { label: t("number"), value: number, unbroken: true },
          ]}
        />
      )}
      <Paragraph>{t("questions", wineryInTexts(language))}</Paragraph>
      <Paragraph>{mail("signature", { winery: WINERY.name })}</Paragraph>
    </>
  );
}

function wordsOf({ number, totalCents, heldUntil, language }: Order) {
  const until = heldUntil === null ? "" : untilMoment(heldUntil, language);
  return { number, total: formatEuro(totalCents), until };
}

/**
 * The mail to the winery about an order that its buyer has cancelled, in Croatian.
 * @param waiting payments for it that a person still has to look at
 */
export async function cancelledMailToWinery(
  order: Order,
  { publicUrl }: OrderMailSettings,
  waiting: readonly SetAsidePayment[],
): Promise<MailWords> {
  const t = translator(DEFAULT_LANGUAGE, "order-state-mail");
  const { number, firstName, lastName, totalCents } = order;
  const money = waiting.map(amountInWords).join(", ");
  const words = { number, buyer: `${firstName} ${lastName}`, amount: formatEuro(totalCents), money };
  const email = (
    <EmailLayout
      language={DEFAULT_LANGUAGE}
      publicUrl={publicUrl}
      preview={t("cancelledWinery.preview", words)}
      title={t("cancelledWinery.title", words)}
    >
      <Paragraph>{t(waiting.length > 0 ? "cancelledWinery.reviewed" : "cancelledWinery.text", words)}</Paragraph>
      <EmailDetails
        details={[
          ...buyerDetails(order, DEFAULT_LANGUAGE),
          { label: t("total"), value: formatEuro(totalCents), strong: true, unbroken: true },
        ]}
      />
      <Goods {...{ order, publicUrl }} language={DEFAULT_LANGUAGE} />
    </EmailLayout>
  );
  const subject = t("cancelledWinery.subject", words);
  // A buyer whose contact data is forgotten has no address to answer to.
  const replyTo = order.email === "" ? {} : { replyTo: order.email };
  return { ...replyTo, subject, ...(await renderEmail(email)), attachments: [] };
}

import { onDate } from "../../i18n/date-in-words.ts";
import { translator } from "../../i18n/i18next.server.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { dateAtWinery } from "../../platform/system/clock.ts";
import { pathTo } from "../../routing/paths.ts";
import { CellarPart } from "../mail/cellar-part.mail.tsx";
import { EmailDetails } from "../mail/email-details.mail.tsx";
import { Closing, EmailButton, EmailLayout, Paragraph } from "../mail/email-layout.mail.tsx";
import { type Attachment, type MailWords, wineryAddress } from "../mail/mail.ts";
import { renderEmail } from "../mail/render-email.mail.tsx";
import { formatEuro } from "../money/money.ts";
import { untilMoment } from "../winery/moment-in-words.ts";
import { WINERY } from "../winery/winery.ts";
import { wineryInTexts } from "../winery/winery-in-texts.ts";
import type { Order } from "./order.ts";
import { GoodsAlone, GoodsAndTotal } from "./order-goods.mail.tsx";
import { type MailedState, type MailVariant, variantOf } from "./order-mail-variant.ts";

/** Those in which the goods are still to come: the mail shows them with what was paid. */
const GOODS_TO_COME: readonly MailedState[] = ["paid", "sent", "readyForPickup"];

type OrderMailSettings = Pick<Settings, "publicUrl" | "mailFrom" | "mailTo">;

/**
 * What goes with a mail: the invoice where it was paid, the credit note where money is given back; and how much, in whole cents.
 * `variant`: which words fit (`order-mail-variant.ts`). `at`: when the order came to the state, in milliseconds since 1970.
 */
type Enclosed = { variant?: MailVariant; documents?: Attachment[]; amountCents?: number; at?: number };

/** The mail to the buyer about a change of the order's state, in the order's language. Its words hold nothing that anybody has typed. */
export async function orderStateMail(
  state: MailedState,
  order: Order,
  settings: OrderMailSettings,
  {
    variant = variantOf(state, order),
    documents = [],
    amountCents = order.totalCents,
    at = order.stateSince,
  }: Enclosed = {},
): Promise<MailWords> {
  const { language, number } = order;
  const t = translator(language, "order-state-mail");
  const onDay = onDate(dateAtWinery(at), language);
  const words = { ...wordsOf(order), amount: formatEuro(amountCents), onDay };
  const head = variant === "late" || variant === "done" ? variant : state;
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
  const { language, token } = order;
  const t = translator(language, "order-state-mail");
  const after = sentencesAfter(state, variant, order);
  return (
    <>
      <Paragraph>{translator(language, "mail")("greeting")}</Paragraph>
      <Paragraph>{t(`${state}.${variant}`, words)}</Paragraph>
      {after.map((sentence) => (
        <Paragraph key={sentence}>{t(sentence)}</Paragraph>
      ))}
      {attached && <Paragraph>{t(`${state}.attached`)}</Paragraph>}
      <EmailButton href={publicUrl + pathTo("order", language, { token })}>{t("link")}</EmailButton>
      {state === "readyForPickup" && variant !== "late" && <CellarPart language={language} hours />}
      <WhatWasOrdered {...{ state, order, words, publicUrl }} />
      <Closing language={language}>
        <Paragraph>{t("questions", wineryInTexts(language))}</Paragraph>
      </Closing>
    </>
  );
}

/** What is said after the news itself: nobody who was to pay cash has paid before, and what is looked at has been said already. */
function sentencesAfter(state: MailedState, variant: MailVariant, { payment }: Order): string[] {
  if (state === "sent") return ["sent.arrival"];
  if (state !== "cancelled" && state !== "expired") return [];
  // Whoever was refused an order is not asked to place it again.
  if (variant === "byStaff") return payment === "cash" ? [] : [`${state}.after`];
  return payment === "cash" || variant === "reviewed" ? ["again"] : [`${state}.after`, "again"];
}

/** The goods with what was paid, the goods alone where nothing is due, or what comes back of how much. */
function WhatWasOrdered({ state, order, words, publicUrl }: Omit<StateEmailProps, "variant" | "attached">) {
  const { language, totalCents } = order;
  const t = translator(language, "order-state-mail");
  if (GOODS_TO_COME.includes(state)) return <GoodsAndTotal {...{ order, language, publicUrl }} />;
  if (state !== "refunded") return <GoodsAlone {...{ order, language, publicUrl }} />;
  return (
    <EmailDetails
      details={[
        { label: t("refunded.back"), value: words.amount ?? "", strong: true, unbroken: true },
        { label: t("refunded.of"), value: formatEuro(totalCents), unbroken: true },
      ]}
    />
  );
}

function wordsOf({ number, totalCents, heldUntil, language }: Order) {
  const until = heldUntil === null ? "" : untilMoment(heldUntil, language);
  return { number, total: formatEuro(totalCents), until };
}

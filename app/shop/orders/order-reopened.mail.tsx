import { translator } from "../../i18n/i18next.server.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { Closing, EmailButton, EmailLayout, Paragraph } from "../mail/email-layout.mail.tsx";
import { type MailWords, wineryAddress } from "../mail/mail.ts";
import { renderEmail } from "../mail/render-email.mail.tsx";
import { formatEuro } from "../money/money.ts";
import { untilMoment } from "../winery/moment-in-words.ts";
import { WINERY } from "../winery/winery.ts";
import { wineryInTexts } from "../winery/winery-in-texts.ts";
import type { Order } from "./order.ts";
import { GoodsAndTotal } from "./order-goods.mail.tsx";
import { awaitsTransfer } from "./order-transfer.ts";
import { paymentCodeFiles, TransferPart } from "./transfer-part.mail.tsx";

type ReopenedMailSettings = Pick<Settings, "publicUrl" | "mailFrom" | "mailTo">;

/**
 * The mail to the buyer of an order that had expired and is open again, in the order's language; one that is written late asks for no
 * money that is owed no more. It holds nothing that anybody has typed.
 * @param heldUntil in milliseconds since 1970
 * @param isReviewed whether money has come for it that a person looks at: nobody is asked for it twice
 */
export async function reopenedMail(
  order: Order,
  heldUntil: number,
  settings: ReopenedMailSettings,
  isReviewed = false,
): Promise<MailWords> {
  const { language, number, token, state } = order;
  const { publicUrl } = settings;
  const t = translator(language, "order-state-mail");
  const mail = translator(language, "mail");
  const total = formatEuro(order.totalCents);
  const words = { number, total, until: untilMoment(heldUntil, language), winery: WINERY.name };
  const isAwaited = state === "awaitingPayment";
  const isOwed = isAwaited && !isReviewed;
  const byTransfer = isOwed && awaitsTransfer(order);
  const preview = t(isAwaited ? "reopened.preview" : "late.preview", words);
  const email = (
    <EmailLayout {...{ language, publicUrl, preview }} title={t("reopened.title")}>
      <Paragraph>{mail("greeting")}</Paragraph>
      <Paragraph>{t(isAwaited ? "reopened.text" : "reopened.changedSince", words)}</Paragraph>
      {isAwaited && <Paragraph>{t(isReviewed ? "reopened.reviewed" : "reopened.paid", words)}</Paragraph>}
      <EmailButton href={publicUrl + pathTo("order", language, { token })}>
        {isOwed && !byTransfer ? mail("placed.payByCard") : t("link")}
      </EmailButton>
      {byTransfer && <TransferPart order={order} />}
      <GoodsAndTotal {...{ order, language, publicUrl }} />
      <Closing language={language}>
        <Paragraph>{t("questions", wineryInTexts(language))}</Paragraph>
      </Closing>
    </EmailLayout>
  );
  const subject = t("reopened.subject", words);
  const attachments = byTransfer ? await paymentCodeFiles(order, false) : [];
  return { replyTo: wineryAddress(settings), subject, ...(await renderEmail(email)), attachments };
}

import { translator } from "../../i18n/i18next.server.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { CellarPart } from "../mail/cellar-part.mail.tsx";
import { Closing, EmailButton, EmailLayout, Paragraph, Part } from "../mail/email-layout.mail.tsx";
import { Steps } from "../mail/email-steps.mail.tsx";
import { type Attachment, type MailWords, wineryAddress } from "../mail/mail.ts";
import { renderEmail } from "../mail/render-email.mail.tsx";
import { formatEuro } from "../money/money.ts";
import { holdingDays } from "../terms/holding-days.server.ts";
import { momentInWords, untilMoment } from "../winery/moment-in-words.ts";
import { WINERY } from "../winery/winery.ts";
import { wineryInTexts } from "../winery/winery-in-texts.ts";
import type { Order } from "./order.ts";
import { ContractPart } from "./order-contract.mail.tsx";
import { AddressesAndNote } from "./order-details.mail.tsx";
import { GoodsAndFigures } from "./order-goods.mail.tsx";
import { isGivenUp } from "./order-states.ts";
import { awaitsTransfer } from "./order-transfer.ts";
import { paymentCodeFiles, TransferPart } from "./transfer-part.mail.tsx";

type OrderMailSettings = Pick<Settings, "publicUrl" | "showKuna" | "mailFrom" | "mailTo" | "holding">;

/**
 * The mail to the buyer of a new order, in the order's language.
 * With the terms of that day it is the contract on a durable medium (`docs/rules.md`, "Contract").
 * A mail that was written late asks for no money that is owed no more.
 * @param proven whether the address is known to be the buyer's; to any other one nothing goes that the buyer has typed
 * @param isReviewed whether money has come for it that a person looks at
 */
export async function orderMailToBuyer(
  order: Order,
  settings: OrderMailSettings,
  { proven, terms, isReviewed = false }: { proven: boolean; terms: Attachment | null; isReviewed?: boolean },
): Promise<MailWords> {
  const t = translator(order.language, "mail");
  const isOwed = order.paidAt === null && !isGivenUp(order.state) && !isReviewed;
  const codes = isOwed && awaitsTransfer(order) ? await paymentCodeFiles(order, proven) : [];
  return {
    replyTo: wineryAddress(settings),
    subject: t("placed.subject", { number: order.number, winery: WINERY.name }),
    ...(await renderEmail(<BuyerEmail {...{ order, settings, proven, isOwed }} />)),
    attachments: [...codes, ...(terms ? [terms] : [])],
  };
}

type OrderEmailProps = { order: Order; settings: OrderMailSettings };

function BuyerEmail({ order, settings, proven, isOwed }: OrderEmailProps & { proven: boolean; isOwed: boolean }) {
  const { language, number, createdAt } = order;
  const { publicUrl, showKuna } = settings;
  const t = translator(language, "mail");
  const total = formatEuro(order.totalCents);
  const words = { number, moment: momentInWords(createdAt, language) };
  // Both lead to the order's page: a mail program that opens links to check them must begin no payment.
  const link = isOwed && order.payment === "card" ? "placed.payByCard" : "placed.link";
  return (
    <EmailLayout
      language={language}
      publicUrl={publicUrl}
      preview={t("placed.preview", { number, total })}
      title={t("placed.title")}
    >
      <Paragraph>{t("greeting")}</Paragraph>
      <Paragraph>{t(proven ? "placed.intro" : "placed.introShort", words)}</Paragraph>
      <EmailButton href={publicUrl + pathTo("order", language, { token: order.token })}>{t(link)}</EmailButton>
      {isOwed ? (
        <>
          <NextPart order={order} settings={settings} />
          {order.payment === "transfer" && <TransferPart order={order} />}
        </>
      ) : (
        <Paragraph>{t("placed.changedSince")}</Paragraph>
      )}
      {order.delivery === "pickup" && !isGivenUp(order.state) && <CellarPart language={language} hours />}
      <GoodsAndFigures order={order} language={language} showKuna={showKuna} publicUrl={publicUrl} />
      {proven && <AddressesAndNote order={order} language={language} />}
      <ContractPart order={order} settings={settings} />
      <Closing language={language}>
        <Paragraph>{t("placed.questions", wineryInTexts(language))}</Paragraph>
        {!proven && <Paragraph>{t("placed.notYours")}</Paragraph>}
      </Closing>
    </EmailLayout>
  );
}

/** What the buyer does and what the winery does, in turn, until the goods are there. */
function NextPart({ order, settings }: OrderEmailProps) {
  const { language, payment, delivery, totalCents, heldUntil } = order;
  const t = translator(language, "mail");
  const until = heldUntil === null ? "" : untilMoment(heldUntil, language);
  const words = { total: formatEuro(totalCents), until, ...holdingDays(settings, language) };
  const steps = payment === "cash" ? ["prepared", "cash"] : [payment, "packed", delivery];
  return (
    <Part title={t("next.title")}>
      <Steps steps={steps.map((step) => t(`next.${step}`, words))} />
    </Part>
  );
}

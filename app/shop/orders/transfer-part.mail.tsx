import { Img } from "@react-email/components";
import { Fragment } from "react";
import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { EmailDetails } from "../mail/email-details.mail.tsx";
import { Paragraph, Part } from "../mail/email-layout.mail.tsx";
import type { Attachment } from "../mail/mail.ts";
import { ibanInGroups } from "../money/iban.ts";
import { formatEuro } from "../money/money.ts";
import { paymentReference } from "../payment/payment.ts";
import { PAYMENT_CODES, type PaymentCode, paymentCodePng } from "../payment/payment-codes.server.ts";
import { WINERY } from "../winery/winery.ts";
import type { Order } from "./order.ts";
import { awaitsTransfer, namelessTransfer, orderTransfer } from "./order-transfer.ts";

/** How wide the codes are shown, so that a reader finds every module; a phone narrower than its mail's sheet shows them smaller. In pixels. */
const WIDTH: Record<PaymentCode, number> = { hub3: 300, epc: 170 };

const contentIdOf = (code: PaymentCode) => `payment-${code}`;

/** Where the money goes, to be copied or scanned. */
export function TransferPart({ order }: { order: Order }) {
  const t = translator(order.language, "mail");
  const { bank, company, address } = WINERY;
  const payeeAt = [address.street, `${address.postalCode} ${address.city}`];
  return (
    <Part title={t("payment.transfer.title")}>
      <EmailDetails
        stacked
        details={[
          { label: t("payment.amount"), value: formatEuro(order.totalCents), strong: true },
          { label: t("payment.payee"), value: company.legalName, notes: payeeAt },
          { label: "IBAN", value: ibanInGroups(bank.iban), unbroken: true },
          { label: "BIC", value: bank.bic, unbroken: true },
          { label: t("payment.bank"), value: bank.name },
          { label: t("payment.reference"), value: paymentReference(order.number), unbroken: true },
        ]}
      />
      {awaitsTransfer(order) && <PaymentCodes language={order.language} />}
    </Part>
  );
}

/** The codes in the mail itself: most mail programs show pictures that came along without asking. */
function PaymentCodes({ language }: { language: Language }) {
  const t = translator(language, "mail");
  return (
    <>
      <Paragraph>{t("payment.scan")}</Paragraph>
      {PAYMENT_CODES.map((code) => (
        <Fragment key={code}>
          <Img
            src={`cid:${contentIdOf(code)}`}
            alt=""
            width={WIDTH[code]}
            style={{ backgroundColor: "#ffffff", margin: "16px 0 0", maxWidth: "100%", height: "auto" }}
          />
          <Paragraph close>{t(`payment.${code}`)}</Paragraph>
        </Fragment>
      ))}
    </>
  );
}

/** The pictures that `TransferPart` shows. @param proven whether the mail's address is known to be the buyer's */
export function paymentCodeFiles(order: Order, proven: boolean): Promise<Attachment[]> {
  const transfer = proven ? orderTransfer(order) : namelessTransfer(order);
  return Promise.all(
    PAYMENT_CODES.map(async (code) => ({
      filename: `${code}.png`,
      contentType: "image/png",
      contentBase64: (await paymentCodePng(code, transfer)).toString("base64"),
      contentId: contentIdOf(code),
    })),
  );
}

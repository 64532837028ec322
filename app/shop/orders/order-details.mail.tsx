import { translator } from "../../i18n/i18next.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../i18n/languages.ts";
import { pathTo } from "../../routing/paths.ts";
import { type Address, sameAddress } from "../contact/address.ts";
import type { Company } from "../contact/company.ts";
import { countsAsOib } from "../contact/tax-number.ts";
import { type EmailDetail, emailDetail, phoneDetail } from "../mail/email-details.mail.tsx";
import { EmailButton, Paragraph, Part } from "../mail/email-layout.mail.tsx";
import { momentInWords } from "../winery/moment-in-words.ts";
import type { OpenFigures } from "./checkout-figures.ts";
import type { Order, OrderInquiry } from "./order.ts";
import { addressLines } from "./order-sheet.ts";

/** What a mail says of an order or of an order inquiry, with the figures that its form has shown. */
export type DetailedOrder = Omit<Order | OrderInquiry, keyof OpenFigures> & OpenFigures;

type Reading = { order: DetailedOrder; language: Language };

/** Where it goes by courier, who pays, note and gift message: what the buyer has typed. */
export function AddressesAndNote({ order, language }: Reading) {
  const t = translator(language, "mail");
  return (
    <>
      {order.delivery === "courier" && (
        <Part title={t("order.delivery.courier")}>
          <Paragraph>{postal(order, order.address, language)}</Paragraph>
        </Part>
      )}
      {(order.delivery === "pickup" || !sameAddress(order.address, order.billing)) && (
        <Part title={t("order.billing")}>
          <Paragraph>{postal(order, order.billing, language)}</Paragraph>
        </Part>
      )}
      {order.company && <CompanyPart {...order.company} country={order.billing.country} language={language} />}
      {order.note !== "" && (
        <Part title={t("order.note")}>
          <Paragraph>{order.note}</Paragraph>
        </Part>
      )}
      {order.giftMessage !== "" && (
        <Part title={t("order.giftMessage")}>
          <Paragraph>{order.giftMessage}</Paragraph>
        </Part>
      )}
    </>
  );
}

type CompanyReading = Company & { country: string; language: Language };

function CompanyPart({ name, address, taxNumber, country, language }: CompanyReading) {
  const t = translator(language, "mail");
  const label = t(countsAsOib(taxNumber, country) ? "company.taxNumber" : "order.companyTaxNumber");
  return (
    <Part title={t("order.company")}>
      <Paragraph>{`${name}\n${address}\n${label} ${taxNumber}`}</Paragraph>
    </Part>
  );
}

function postal({ firstName, lastName }: DetailedOrder, address: Address, language: Language): string {
  return [`${firstName} ${lastName}`, ...addressLines(address, language)].join("\n");
}

/** How the winery reaches the buyer, as far as that is not forgotten, and that the buyer comes to the winery. */
export function buyerDetails(order: Reading["order"], language: Language): EmailDetail[] {
  const t = translator(language, "mail");
  const details: EmailDetail[] = [
    { label: t("order.buyer"), value: `${order.firstName} ${order.lastName}` },
    emailDetail(t("order.email"), order.email),
    phoneDetail(t("order.phone"), order.phone),
    { label: t("order.language"), value: t(`languages.${order.language}`) },
    { label: t("order.placedAt"), value: momentInWords(order.createdAt, language) },
    ...(order.delivery === "pickup" ? [{ label: t("order.collection"), value: t("order.atWinery") }] : []),
  ];
  return details.filter(({ value }) => value.trim() !== "");
}

/** The winery's way to an order's page. */
export function OrderButton({ order, publicUrl }: { order: Order; publicUrl: string }) {
  return (
    <EmailButton href={publicUrl + pathTo("order", order.language, { token: order.token })}>
      {translator(DEFAULT_LANGUAGE, "mail")("placedWinery.link")}
    </EmailButton>
  );
}

import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { assetPath } from "../../routing/paths.ts";
import { bottlesIn } from "../cart/totals.ts";
import { nameWithYear } from "../catalogue/name-with-year.ts";
import { type Address, sameAddress } from "../contact/address.ts";
import type { Company } from "../contact/company.ts";
import { countsAsOib } from "../contact/tax-number.ts";
import { type EmailDetail, EmailDetails } from "../mail/email-details.mail.tsx";
import { Paragraph, Part } from "../mail/email-layout.mail.tsx";
import { formatEuro, formatKuna, lipaFromCents } from "../money/money.ts";
import { momentInWords } from "../winery/moment-in-words.ts";
import type { DeliveryPrice, OpenFigures } from "./checkout-figures.ts";
import type { Order, OrderInquiry, OrderLine } from "./order.ts";
import { addressLines, cellarLines } from "./order-sheet.ts";

/** What a mail says of an order or of an order inquiry, with the figures that its form has shown. */
export type DetailedOrder = Omit<Order | OrderInquiry, keyof OpenFigures> & OpenFigures;

type Reading = {
  order: DetailedOrder;
  /** How sure its price of delivery is; of an order, it is a part. */
  deliveryPrice?: DeliveryPrice;
  /** The reader's language. */
  language: Language;
};

type FiguresReading = Reading & { showKuna: boolean; publicUrl: string };

/** Goods and figures, which are all the shop's own. */
export function GoodsAndFigures(reading: FiguresReading) {
  const { order, language, showKuna } = reading;
  const t = translator(language, "mail");
  return (
    <Part title={t("order.goods")}>
      <EmailDetails details={order.lines.map((line) => lineDetail(line, reading))} />
      <EmailDetails details={figureDetails(reading)} />
      {showKuna && <Paragraph>{t("order.rate")}</Paragraph>}
    </Part>
  );
}

/** The bottles alone, as far as a reader needs them who has had the figures before. */
export function Goods({ order, language, publicUrl }: Omit<FiguresReading, "showKuna">) {
  const t = translator(language, "mail");
  return (
    <Part title={t("order.goods")}>
      <EmailDetails details={order.lines.map((line) => lineDetail(line, { publicUrl, showKuna: false }))} />
    </Part>
  );
}

/** Where it goes, who pays, note and gift message: what the buyer has typed. */
export function AddressesAndNote({ order, language }: Reading) {
  const t = translator(language, "mail");
  return (
    <>
      <Part title={t(`order.delivery.${order.delivery}`)}>
        <Paragraph>
          {order.delivery === "pickup"
            ? [...cellarLines(language), t("order.pickupHours")].join("\n")
            : postal(order, order.address, language)}
        </Paragraph>
      </Part>
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

type LineReading = Pick<FiguresReading, "showKuna" | "publicUrl">;

function lineDetail(
  { productId, name, year, quantity, priceCents }: OrderLine,
  { showKuna, publicUrl }: LineReading,
): EmailDetail {
  return {
    picture: publicUrl + assetPath(productId, "card-png"),
    label: nameWithYear({ name, year }),
    // Kuna below the euro, as of every figure: beside them they would break on a phone.
    value: formatEuro(priceCents * quantity),
    unbroken: true,
    notes: [
      `${quantity} × ${formatEuro(priceCents)}`,
      ...(showKuna ? [formatKuna(lipaFromCents(priceCents * quantity))] : []),
    ],
  };
}

function figureDetails(reading: FiguresReading): EmailDetail[] {
  const { order, deliveryPrice = "ordered", language } = reading;
  const t = translator(language, "mail");
  const money = moneyIn(reading);
  return [
    { label: t("order.net"), ...money(order.netCents) },
    { label: t("order.tax"), ...money(order.taxCents) },
    { label: t("order.gross"), ...money(order.grossCents) },
    ...addedDetails(reading),
    { label: t(TOTAL_TEXTS[deliveryPrice]), ...money(order.totalCents), strong: true },
  ];
}

/** What comes to the prices of the goods: packing and delivery. With both the goods add up to the total. */
export function addedDetails(reading: Omit<FiguresReading, "publicUrl">): EmailDetail[] {
  const { order, deliveryPrice = "ordered", language } = reading;
  const t = translator(language, "mail");
  const money = moneyIn(reading);
  const count = bottlesIn(order.lines);
  const delivery = order.deliveryCents
    ? money(order.deliveryCents)
    : { value: t(order.deliveryCents === 0 ? "order.free" : "order.toBeAgreed") };
  const delivered = deliveryPrice === "listed" ? "order.listedDelivery" : "order.deliveryCost";
  return [
    ...(count > 0 ? [{ label: t("order.fee", { count }), ...money(order.feeCents) }] : []),
    { label: t(order.delivery === "pickup" ? "order.pickupCost" : delivered), ...delivery },
  ];
}

/** An amount, with kuna below it where the shop shows them. */
function moneyIn({ showKuna }: Pick<FiguresReading, "showKuna">) {
  return (cents: number) => ({
    value: formatEuro(cents),
    unbroken: true,
    ...(showKuna ? { notes: [formatKuna(lipaFromCents(cents))] } : {}),
  });
}

const TOTAL_TEXTS: Record<DeliveryPrice, string> = {
  ordered: "order.total",
  listed: "order.listedTotal",
  toBeAgreed: "order.totalWithoutDelivery",
};

function postal({ firstName, lastName }: DetailedOrder, address: Address, language: Language): string {
  return [`${firstName} ${lastName}`, ...addressLines(address, language)].join("\n");
}

/** How the winery reaches the buyer. */
export function buyerDetails(order: Reading["order"], language: Language): EmailDetail[] {
  const t = translator(language, "mail");
  return [
    { label: t("order.buyer"), value: `${order.firstName} ${order.lastName}` },
    { label: t("order.email"), value: order.email },
    { label: t("order.phone"), value: order.phone },
    { label: t("order.language"), value: t(`languages.${order.language}`) },
    { label: t("order.placedAt"), value: momentInWords(order.createdAt, language) },
  ];
}

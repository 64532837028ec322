import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { assetPath } from "../../routing/paths.ts";
import { bottlesIn } from "../cart/totals.ts";
import { nameWithYear } from "../catalogue/name-with-year.ts";
import { type EmailDetail, EmailDetails } from "../mail/email-details.mail.tsx";
import { Paragraph, Part } from "../mail/email-layout.mail.tsx";
import { formatEuro, formatKuna, lipaFromCents } from "../money/money.ts";
import type { DeliveryPrice } from "./checkout-figures.ts";
import type { Order, OrderLine } from "./order.ts";
import type { DetailedOrder } from "./order-details.mail.tsx";

type GoodsReading = {
  order: DetailedOrder;
  /** The reader's language. */
  language: Language;
  publicUrl: string;
};

type FiguresReading = GoodsReading & {
  /** How sure its price of delivery is; of an order, it is a part. */
  deliveryPrice?: DeliveryPrice;
  showKuna: boolean;
};

/** Goods and figures, which are all the shop's own. */
export function GoodsAndFigures(reading: FiguresReading) {
  const { order, language, showKuna } = reading;
  const t = translator(language, "mail");
  return (
    <Part title={t("order.goods")}>
      <EmailDetails details={order.lines.map((line) => pricedLine(line, reading))} />
      <EmailDetails details={figureDetails(reading)} />
      {showKuna && <Paragraph>{t("order.rate")}</Paragraph>}
    </Part>
  );
}

/** Goods, what comes to their prices and what is paid, for whoever has had all figures before. */
export function GoodsAndTotal({ order, language, publicUrl }: GoodsReading & { order: Order }) {
  const t = translator(language, "order-state-mail");
  const reading = { order, language, publicUrl, showKuna: false };
  return (
    <Part title={translator(language, "mail")("order.goods")}>
      <EmailDetails details={order.lines.map((line) => pricedLine(line, reading))} />
      <EmailDetails
        details={[
          ...addedDetails(reading),
          { label: t("total"), value: formatEuro(order.totalCents), strong: true, unbroken: true },
        ]}
      />
    </Part>
  );
}

/** What was ordered, without prices: a sum in a mail about what nobody has to pay would read as one that is due. */
export function GoodsAlone({ order, language, publicUrl }: GoodsReading) {
  const t = translator(language, "mail");
  const details = order.lines.map(({ productId, quantity, ...name }) => ({
    picture: pictureOf(productId, publicUrl),
    label: nameWithYear(name),
    value: `× ${quantity}`,
    unbroken: true,
  }));
  return (
    <Part title={t("order.ordered")}>
      <EmailDetails details={details} />
    </Part>
  );
}

const pictureOf = (productId: string, publicUrl: string) => publicUrl + assetPath(productId, "card-png");

function pricedLine(
  { productId, name, year, quantity, priceCents }: OrderLine,
  { showKuna, publicUrl }: FiguresReading,
): EmailDetail {
  return {
    picture: pictureOf(productId, publicUrl),
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
function addedDetails(reading: FiguresReading): EmailDetail[] {
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

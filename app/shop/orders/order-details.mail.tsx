import { translator } from "../../i18n/i18next.server.ts";
import { LANGUAGE_TAGS, type Language } from "../../i18n/languages.ts";
import { WINERY_TIME_ZONE } from "../../platform/clock.ts";
import { type Address, sameAddress } from "../contact/address.ts";
import type { Company } from "../contact/company.ts";
import { countryName } from "../delivery/countries.ts";
import { type Fact, Facts, Paragraph, Part } from "../mail/letter.mail.tsx";
import { formatEuro, formatKuna, lipaFromCents } from "../money/money.ts";
import { WINERY } from "../winery.ts";
import type { Order, OrderFigures } from "./order.ts";

/** What a mail tells of an order or of an order inquiry; delivery is null where its price is still to be agreed. */
export type DetailedOrder = Omit<OrderFigures, "deliveryCents"> & { deliveryCents: number | null } & Pick<
    Order,
    "firstName" | "lastName" | "email" | "phone" | "address" | "billing" | "company" | "delivery" | "note" | "lines"
  >;

type Reading = {
  order: DetailedOrder;
  /** The reader's language. */
  language: Language;
  showKuna: boolean;
};

/** Goods, figures, addresses and the note, as the buyer and the winery both need them. */
export function OrderDetails(reading: Reading) {
  const { order, language } = reading;
  const t = translator(language, "mail");
  return (
    <>
      <Part title={t("order.goods")}>
        <Facts facts={order.lines.map(lineFact)} />
        <Facts facts={figureFacts(reading)} />
        {reading.showKuna && <Paragraph>{t("order.rate")}</Paragraph>}
      </Part>
      <Part title={t(`order.delivery.${order.delivery}`)}>
        <Paragraph>
          {order.delivery === "pickup"
            ? `${winery(language)}\n${t("order.pickupHours")}`
            : postal(order, order.address, language)}
        </Paragraph>
      </Part>
      {(order.delivery === "pickup" || !sameAddress(order.address, order.billing)) && (
        <Part title={t("order.billing")}>
          <Paragraph>{postal(order, order.billing, language)}</Paragraph>
        </Part>
      )}
      {order.company && <CompanyPart company={order.company} language={language} />}
      {order.note !== "" && (
        <Part title={t("order.note")}>
          <Paragraph>{order.note}</Paragraph>
        </Part>
      )}
    </>
  );
}

function CompanyPart({ company, language }: { company: Company; language: Language }) {
  const t = translator(language, "mail");
  return (
    <Part title={t("order.company")}>
      <Paragraph>{`${company.name}\n${company.address}\n${t("company.taxNumber")} ${company.taxNumber}`}</Paragraph>
    </Part>
  );
}

function lineFact({ name, year, quantity, priceCents }: DetailedOrder["lines"][number]): Fact {
  return {
    label: year === null ? name : `${name} ${year}`,
    value: formatEuro(priceCents * quantity),
    note: `${quantity} × ${formatEuro(priceCents)}`,
  };
}

function figureFacts({ order, language, showKuna }: Reading): Fact[] {
  const t = translator(language, "mail");
  const money = (cents: number) => ({
    value: formatEuro(cents),
    ...(showKuna ? { note: formatKuna(lipaFromCents(cents)) } : {}),
  });
  const bottles = order.lines.reduce((count, line) => count + (line.boxed ? line.quantity : 0), 0);
  const delivery = order.deliveryCents === null ? { value: t("order.toBeAgreed") } : money(order.deliveryCents);
  return [
    { label: t("order.net"), ...money(order.netCents) },
    { label: t("order.tax"), ...money(order.taxCents) },
    { label: t("order.gross"), ...money(order.grossCents) },
    ...(bottles > 0 ? [{ label: t("order.fee", { count: bottles }), ...money(order.feeCents) }] : []),
    { label: t("order.deliveryCost"), ...delivery },
    {
      label: t(order.deliveryCents === null ? "order.totalWithoutDelivery" : "order.total"),
      ...money(order.totalCents),
      strong: true,
    },
  ];
}

function postal({ firstName, lastName }: DetailedOrder, address: Address, language: Language): string {
  const place = `${address.postalCode} ${address.city}`;
  return [`${firstName} ${lastName}`, address.address, place, countryName(address.country, language)].join("\n");
}

function winery(language: Language): string {
  const { street, postalCode, city, countryCode } = WINERY.address;
  return [WINERY.name, street, `${postalCode} ${city}`, countryName(countryCode, language)].join("\n");
}

/** A moment in the reader's language, by the winery's clock. */
export function momentInWords(moment: number, language: Language): string {
  const style = { dateStyle: "long", timeStyle: "short", timeZone: WINERY_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[language], style).format(moment);
}

/** How the winery reaches the buyer. */
export function buyerFacts(order: DetailedOrder & Pick<Order, "language" | "createdAt">, language: Language): Fact[] {
  const t = translator(language, "mail");
  return [
    { label: t("order.buyer"), value: `${order.firstName} ${order.lastName}` },
    { label: t("order.email"), value: order.email },
    { label: t("order.phone"), value: order.phone },
    { label: t("order.language"), value: t(`languages.${order.language}`) },
    { label: t("order.placedAt"), value: momentInWords(order.createdAt, language) },
  ];
}

import { withDateUnbroken } from "../../i18n/date-in-words.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Address } from "../contact/address.ts";
import { cellarLines } from "../delivery/cellar.ts";
import { countryName } from "../delivery/countries.ts";
import { dayInWords, onMoment, untilMoment } from "../winery/moment-in-words.ts";
import type { Order, OrderFigures } from "./order.ts";
import type { OrderState } from "./order-states.ts";
import { type OrderStep, orderSteps } from "./order-steps.ts";

/** An order as its page and its print show it, in a reader's language; nothing of it is a key to anything. */
export type OrderSheet = OrderFigures &
  Pick<Order, "number" | "state" | "payment" | "delivery" | "lines" | "note" | "giftMessage" | "refundedCents"> & {
    placedAt: string;
    /** Until when it is held for its payment or its collection; null: not by itself, as what is paid. */
    heldUntil: string | null;
    /** Money has come for it that a person looks at. */
    isReviewed: boolean;
    /** Its way, with the days in words. */
    steps: (Pick<OrderStep, "name" | "place"> & { day: string | null })[];
    /** Where the seller is. */
    soldAt: string[];
    /** Where the goods are handed over: the buyer's address, or the cellar's where they are collected there. */
    handedOverAt: string[];
    /** Who the invoice is for. */
    billedTo: string[];
  };

/** What an order's page knows beside its row: what has become of it so far, and whether money for it is looked at. */
type Known = { transitions?: readonly { to: OrderState; at: number }[]; isReviewed?: boolean };

/** An order's sheet: what its page shows of it, and no more. */
export function orderSheet(
  order: Order,
  language: Language,
  { transitions = [], isReviewed = false }: Known = {},
): OrderSheet {
  const { number, state, payment, delivery, lines, note, giftMessage, refundedCents } = order;
  const { netCents, taxCents, grossCents, feeCents, deliveryCents, totalCents } = order;
  const { firstName, lastName, address, billing, company } = order;
  const buyer = `${firstName} ${lastName}`;
  return {
    ...{ number, state, payment, delivery, lines, note, giftMessage, refundedCents },
    ...{ netCents, taxCents, grossCents, feeCents, deliveryCents, totalCents },
    placedAt: withDateUnbroken(onMoment(order.createdAt, language)),
    heldUntil: isReviewed ? null : heldUntilInWords(order, language),
    isReviewed,
    steps: orderSteps(order, transitions).map(({ name, place, at }) => ({
      name,
      place,
      day: at === null ? null : withDateUnbroken(dayInWords(at, language)),
    })),
    soldAt: cellarLines(language),
    handedOverAt: delivery === "pickup" ? cellarLines(language) : [buyer, ...addressLines(address, language)],
    billedTo: company
      ? [company.name, company.taxNumber, company.address]
      : [buyer, ...addressLines(billing, language)],
  };
}

/** Until when an order is held, as its sentence goes on; null: not by itself. */
const heldUntilInWords = ({ heldUntil }: Pick<Order, "heldUntil">, language: Language): string | null =>
  heldUntil === null ? null : withDateUnbroken(untilMoment(heldUntil, language));

/** A postal address without a name, by lines. */
export function addressLines({ address, postalCode, city, country }: Address, language: Language): string[] {
  return [address, `${postalCode} ${city}`, countryName(country, language)];
}

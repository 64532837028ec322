import type { Language } from "../../i18n/languages.ts";

/** What delivery to one country costs, in whole cents. */
export type ShippingPrice = {
  countryCode: string;
  /** False: an inquiry comes before an order (docs/rules.md "Ordering"). */
  orderable: boolean;
  firstBoxCents: number;
  furtherBoxCents: number;
  /** Goods worth this much travel free; null: never. */
  freeFromCents: number | null;
};

export const DELIVERIES = ["courier", "pickup"] as const;
export type Delivery = (typeof DELIVERIES)[number];

export const HOME_COUNTRY = "HR";

/**
 * Where readers of a language are told that their order may go. A page is the same for all of them, so their language decides; the texts of
 * the cart name the country.
 */
export const COUNTRY_OF_LANGUAGE: Record<Language, string> = { hr: HOME_COUNTRY, en: HOME_COUNTRY, it: "IT", de: "DE" };

/** The parcel's worth and size. */
export type Parcel = { grossCents: number; boxes: number };

/** Whether an order can be placed at once: an inquiry comes first only where a courier is to go abroad. */
export function canOrder(delivery: Delivery, price: Pick<ShippingPrice, "orderable"> | null | undefined): boolean {
  return delivery === "pickup" || price?.orderable === true;
}

/**
 * What delivery costs, in whole cents: by country and number of boxes, free above the country's limit; pickup is free.
 * A parcel without wine (oil, gift boxes) counts as one box. Null where the list has no price for the country.
 */
export function deliveryCents(
  delivery: Delivery,
  price: ShippingPrice | null | undefined,
  { grossCents, boxes }: Parcel,
): number | null {
  if (delivery === "pickup") return 0;
  if (!price) return null;
  if (centsToFreeDelivery(price, grossCents) === 0) return 0;
  return price.firstBoxCents + Math.max(boxes - 1, 0) * price.furtherBoxCents;
}

/** How much more goods, in whole cents, make delivery free; 0 where it is, null where it never is (docs/rules.md "Ordering"). */
export function centsToFreeDelivery({ freeFromCents }: Pick<ShippingPrice, "freeFromCents">, grossCents: number) {
  return freeFromCents === null ? null : Math.max(freeFromCents - grossCents, 0);
}

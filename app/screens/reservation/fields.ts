import type { FormFields, ShopForm } from "../../forms/use-form.ts";

/** The fields in the order of the page. */
export const RESERVATION_FIELDS = [
  ...(["package", "adults", "children", "childrenMenu", "date", "time"] as const),
  ...(["fullName", "email", "phone", "note", "terms"] as const),
];

/** What each part of the form receives. */
export type ReservationFieldsProps = {
  fields: FormFields<(typeof RESERVATION_FIELDS)[number]>;
  words: ShopForm["words"];
};

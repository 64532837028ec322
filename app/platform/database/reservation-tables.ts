import type { Generated } from "kysely";
import type { FromPartner } from "./partner-tables.ts";

export type ReservationTables = {
  tastings: TastingRow;
  reservation_slots: ReservationSlotRow;
  reservations: ReservationRow & FromPartner & { sender: Generated<string | null> };
};

export type TastingRow = {
  package: string;
  wines: number;
  oils: number;
  adult_cents: number;
  child_cents: number;
  children_menu_cents: number;
};

/** How many seats are taken at a beginning of a tasting; a slot that nobody has asked for has no row. */
type ReservationSlotRow = { date: string; time: string; seats_taken: number };

export type ReservationRow = {
  id: string;
  reservation_key: string;
  token: string;
  state: string;
  language: string;
  created_at: number;
  cancelled_at: number | null;
  package: string;
  adults: number;
  children: number;
  children_menu: number;
  date: string;
  time: string;
  full_name: string;
  email: string;
  phone: string;
  note: string;
  total_cents: number;
};

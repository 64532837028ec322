import type { Connection } from "../../platform/database/database.server.ts";
import { findReservation } from "./reservations.store.server.ts";

/** A reservation as a partner gets it, as it is now; null: it is no longer there. A guest's contact data stay with the winery. */
export async function reservationForWebhook(
  connection: Connection,
  reservationId: string,
): Promise<Record<string, unknown> | null> {
  const reservation = await findReservation(connection, reservationId);
  if (!reservation) return null;
  const { id, state, date, time, adults, children, language, partner } = reservation;
  return { id, state, package: reservation.package, date, time, adults, children, language, partner };
}

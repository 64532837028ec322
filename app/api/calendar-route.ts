import type { LoaderFunctionArgs } from "@remix-run/node";
import { CALENDAR_FILE } from "../routing/calendar-path.ts";
import { READ_ONLY } from "../routing/methods.ts";
import { platformOf } from "../session/request-platform.server.ts";
import { notFound } from "../session/screen-request.server.ts";
import { reservationCalendar } from "../shop/reservations/reservation-calendar.server.ts";
import { findReservationByToken } from "../shop/reservations/reservations.store.server.ts";
import { notAllowed } from "./answers/problem.server.ts";
import { PRIVATE_FILE } from "./private-file.ts";

export const action = notAllowed(READ_ONLY);

/**
 * `GET /calendar/{token}/tasting.ics`: a booked tasting for the guest's calendar, as their mail has it attached, for whoever has the link
 * (docs/interface.md "Addresses"); 404 before it is confirmed and once it is cancelled.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { database, settings } = await platformOf(context);
  const isAsked = params.file === CALENDAR_FILE;
  const reservation = isAsked ? await findReservationByToken(database.read, params.token ?? "") : null;
  if (reservation?.state !== "booked") throw notFound();
  const { language } = reservation;
  const file = reservationCalendar({ reservation, settings, side: "guest", language, cancelled: false });
  const disposition = `attachment; filename="${file.filename}"`;
  const headers = { "Content-Type": file.contentType, "Content-Disposition": disposition };
  return new Response(file.content, { headers: { ...headers, ...PRIVATE_FILE } });
}

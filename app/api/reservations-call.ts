import type { ActionFunctionArgs } from "@remix-run/node";
import { POST_ONLY } from "../routing/methods.ts";
import { pathTo } from "../routing/paths.ts";
import { decimalEuro } from "../shop/money/money.ts";
import { fieldOfRefusal, type Reservation, type ReservationValues } from "../shop/reservations/reservation.ts";
import { reservationForm } from "../shop/reservations/reservation-schema.server.ts";
import { findReservationByToken } from "../shop/reservations/reservations.store.server.ts";
import { reserveTasting } from "../shop/reservations/reserve-tasting.server.ts";
import { notAllowed } from "./answers/problem.server.ts";
import { answerPost, type Caller, type Performed, type PostCall } from "./post-call.server.ts";

export const loader = notAllowed(POST_ONLY);

/** `POST /api/reservations`: books a tasting as the reservation screen does (docs/interface.md "Calls"). */
export async function action(args: ActionFunctionArgs) {
  return answerPost(args, call);
}

const call: PostCall<ReservationValues, { now: number }> = {
  form: { ...reservationForm, name: "reservation" },
  context: ({ platform }) => ({ now: platform.clock() }),
  correctAt: (language, draft) => pathTo("reservation", language, {}, { draft }),
  perform,
  twiceIsOnce: true,
  isUndone: async ({ database }, made) => (await findReservationByToken(database.read, made))?.state === "cancelled",
};

async function perform(
  { platform, language, referrer, clientAddress, returnTo }: Caller,
  form: ReservationValues,
): Promise<Performed> {
  const booked = await reserveTasting(platform, { form, language, referrer, clientAddress });
  if (!booked.ok) {
    const fieldErrors = { [fieldOfRefusal(booked.reason)]: [`errors.${booked.reason}`] };
    return { ok: false, refusal: { status: 422, fieldErrors, formError: { reason: booked.reason } } };
  }
  const { token, state } = booked.reservation;
  const page = pathTo("reservation-success", language, {}, { token });
  const data = { ...reservationJson(booked.reservation), url: platform.settings.publicUrl + page };
  return { ok: true, status: 201, data, location: state === "pending" ? page : (returnTo ?? page), made: token };
}

/** What a program gets of a reservation. */
function reservationJson(reservation: Reservation) {
  const { id, state, date, time, adults, children, childrenMenu, totalCents } = reservation;
  return {
    id,
    state,
    package: reservation.package,
    date,
    time,
    adults,
    children,
    childrenMenu,
    total: decimalEuro(totalCents),
  };
}

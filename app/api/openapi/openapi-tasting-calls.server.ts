import { ADDRESSES } from "../../routing/paths.ts";
import { documentedFields } from "../../shop/fields/define-form.server.ts";
import { partnerFields } from "../../shop/partners/partner-fields.server.ts";
import { reservationForm } from "../../shop/reservations/reservation-schema.server.ts";
import { slotsQuery } from "../catalogue-query.server.ts";
import { type CallSpec, EXAMPLE_PARTNER, EXAMPLE_PERSON } from "./openapi-call.server.ts";

/** The calls about tastings. @param date a day on which the winery is open, as `2026-11-20` */
export function tastingCalls(date: string): CallSpec[] {
  const party = { package: "deluxe", adults: 2, children: 1, childrenMenu: true };
  const reservation = { ...party, date, time: "11:00", terms: true, fullName: "Ana Horvat" };
  return [
    {
      id: "listFreeTimes",
      method: "get",
      path: ADDRESSES.reservationSlots,
      summary: "The beginnings of tastings on a day, and the seats left",
      query: slotsQuery,
      example: { date },
      answer: "slots",
      status: 200,
    },
    {
      id: "reserveTasting",
      method: "post",
      path: ADDRESSES.reservations,
      summary: "Books a tasting",
      body: documentedFields(reservationForm).extend(partnerFields.fields.shape),
      example: { ...reservation, ...EXAMPLE_PERSON, note: "", ...EXAMPLE_PARTNER },
      answer: "reservation",
      status: 201,
    },
  ];
}

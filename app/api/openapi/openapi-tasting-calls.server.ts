import { documentedFields } from "../../shop/fields/define-form.server.ts";
import { partnerFields } from "../../shop/partners/partner-fields.server.ts";
import { reservationForm } from "../../shop/reservations/reservation-schema.server.ts";
import { slotsQuery } from "../call-queries.server.ts";
import { type CallSpecs, EXAMPLE_PARTNER, EXAMPLE_PERSON } from "./openapi-call.server.ts";

/** The calls about tastings. @param date a day on which the winery is open, as `2026-11-20` */
export function tastingCalls(date: string) {
  const party = { package: "deluxe", adults: 2, children: 1, childrenMenu: true };
  const reservation = { ...party, date, time: "11:00", terms: true, fullName: "Ana Horvat" };
  return {
    "reservation-slots": {
      id: "listFreeTimes",
      summary: "The beginnings of tastings on a day, and the seats left",
      query: slotsQuery,
      example: { date },
      answer: "slots",
      status: 200,
    },
    "reservations-call": {
      id: "reserveTasting",
      summary: "Books a tasting",
      body: documentedFields(reservationForm).extend(partnerFields.fields.shape),
      example: { ...reservation, ...EXAMPLE_PERSON, note: "", ...EXAMPLE_PARTNER },
      answer: "reservation",
      status: 201,
    },
  } satisfies CallSpecs;
}

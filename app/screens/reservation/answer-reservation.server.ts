import { data, redirect } from "@remix-run/node";
import { answerForm, keepForm, type RefusedForm, refuseForm } from "../../forms/answer-form.server.ts";
import { answerOfDraft, draftOf, finishDraft, formHostsOf, referrerOf } from "../../forms/draft.server.ts";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { wrongFields } from "../../forms/refusal.server.ts";
import { type FormBody, textField } from "../../platform/flat-fields.ts";
import { pathTo } from "../../routing/paths.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { findFreeTimes } from "../../shop/reservations/find-free-times.server.ts";
import { type FreeTime, fieldOfRefusal } from "../../shop/reservations/reservation.ts";
import { reservationForm, timesForm } from "../../shop/reservations/reservation-schema.server.ts";
import { reserveTasting } from "../../shop/reservations/reserve-tasting.server.ts";

/** The form again, with the times of the chosen day. */
export type ReservationAnswer = FormAnswer & { times: FreeTime[] | null };

/** Answers the form: 303 once a reservation is stored, else the form again with all input kept. */
export async function answerReservation(screenRequest: ScreenRequest, body: FormBody) {
  const day = textField(body, "day");
  if (day !== "") return showTimes(screenRequest, { ...body, fields: { ...body.fields, date: day } });
  if (textField(body, "intent") === "showTimes") return showTimes(screenRequest, body);
  const answer = await reserve(screenRequest, body);
  return answer instanceof Response ? answer : refusedWithTimes(screenRequest, answer);
}

async function reserve(screenRequest: ScreenRequest, body: FormBody): Promise<Response | RefusedForm> {
  const { platform, language, clientAddress } = screenRequest;
  return answerForm(screenRequest, reservationForm, body, { now: platform.clock() }, async (form) => {
    const draft = await draftOf(screenRequest, "reservation");
    const booked = await reserveTasting(platform, { form, language, clientAddress, referrer: referrerOf(draft) });
    if (!booked.ok) return wrongFields({ [fieldOfRefusal(booked.reason)]: [`errors.${booked.reason}`] });
    await finishDraft(screenRequest);
    const { token, state } = booked.reservation;
    const page = pathTo("reservation-success", language, {}, { token });
    // Who has to confirm sees so, wherever the form came from.
    return redirect(state === "pending" ? page : (draft?.returnTo ?? page), 303);
  });
}

/** Only what was asked about is judged; the rest of the form is not sent yet. */
async function showTimes(screenRequest: ScreenRequest, body: FormBody) {
  const parsed = timesForm.parse(body.fields, { now: screenRequest.platform.clock() });
  if (parsed.ok) return refusedWithTimes(screenRequest, keepForm(timesForm, body));
  const { data: answer, init } = refuseForm(timesForm, body, wrongFields(parsed.errors));
  return data<ReservationAnswer>({ ...answer, times: null }, init ?? {});
}

/** The form of a partner's page as it was sent, with its errors, if there is one. */
export async function answerDraft(screenRequest: ScreenRequest) {
  const draft = await draftOf(screenRequest, "reservation");
  const answer = answerOfDraft(draft, reservationForm, { now: screenRequest.platform.clock() });
  return {
    draft: answer && (await withTimes(screenRequest, answer)),
    formHosts: formHostsOf(draft),
  };
}

async function refusedWithTimes(screenRequest: ScreenRequest, refused: RefusedForm) {
  return data<ReservationAnswer>(await withTimes(screenRequest, refused.data), refused.init ?? {});
}

/** The times of the day that a form holds, none where it cannot be booked: then nothing is said of the time, which comes after the day. */
async function withTimes({ platform }: ScreenRequest, answer: FormAnswer): Promise<ReservationAnswer> {
  const found = await findFreeTimes(platform, answer.values.date ?? "");
  const { time: _, ...others } = answer.fieldErrors;
  const fieldErrors = answer.fieldErrors.date ? others : answer.fieldErrors;
  return { ...answer, fieldErrors, times: found.ok ? found.times : null };
}

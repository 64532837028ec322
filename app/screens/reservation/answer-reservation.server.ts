import type { SubmissionResult } from "@conform-to/react";
import { redirect } from "@remix-run/node";
import { pathTo } from "../../routing/paths.ts";
import { draftOf, finishDraft, formHostsOf, referrerOf } from "../../session/draft.server.ts";
import { withKey } from "../../session/one-time-key.server.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { formOf } from "../../shop/partners/drafts.store.server.ts";
import { findFreeTimes } from "../../shop/reservations/find-free-times.server.ts";
import { type FreeTime, fieldOfRefusal } from "../../shop/reservations/reservation.ts";
import { parseReservationForm, parseTimesWish } from "../../shop/reservations/reservation-form.server.ts";
import { reserveTasting } from "../../shop/reservations/reserve-tasting.server.ts";
import { checkSpam } from "../../shop/spam/check-spam.server.ts";
import { refusalInit, type SpamRefusal } from "../../shop/spam/spam.ts";

/** What the screen shows again: the form as it was sent, what is wrong with it, and the times of the chosen day. */
export type ReservationAnswer = {
  result: SubmissionResult;
  times: FreeTime[] | null;
  refusal?: SpamRefusal;
};

type Answered = ReservationAnswer & { init: ResponseInit };

/** Answers the form: 303 once a reservation is stored, else the form again with nothing lost. */
export async function answerReservation(screenRequest: ScreenRequest, request: Request): Promise<Response | Answered> {
  const { platform, language } = screenRequest;
  const form = withKey(await request.formData(), "reservationKey");
  if (form.get("intent") === "showTimes") return showTimes(screenRequest, form);
  const submission = parseReservationForm(form, platform.clock());
  if (submission.status !== "success") return again(screenRequest, form, submission.reply());
  const spam = await checkSpam(platform, form, screenRequest.clientAddress, "reservation");
  if (!spam.ok)
    return { ...(await again(screenRequest, form, submission.reply())), init: refusalInit(spam), refusal: spam };
  const draft = await draftOf(screenRequest, "reservation");
  const booked = await reserveTasting(platform, { form: submission.value, language, referrer: referrerOf(draft) });
  if (booked.ok) {
    await finishDraft(screenRequest);
    const page = pathTo("reservation-success", language, {}, { token: booked.reservation.token });
    return redirect(draft?.returnTo ?? page, 303);
  }
  const fieldErrors = { [fieldOfRefusal(booked.reason)]: [`errors.${booked.reason}`] };
  return again(screenRequest, form, submission.reply({ fieldErrors }));
}

type DraftAnswer = { draft: ReservationAnswer | null; formHosts: string[] };

/** The form of a partner's page as it was sent, with what is wrong with it, if there is one. */
export async function answerDraft(screenRequest: ScreenRequest): Promise<DraftAnswer> {
  const draft = await draftOf(screenRequest, "reservation");
  const formHosts = formHostsOf(draft);
  if (!draft) return { draft, formHosts };
  const form = formOf(draft);
  const { fieldErrors, spam } = draft.refusal;
  const submission = parseReservationForm(form, screenRequest.platform.clock());
  const { init: _, ...shown } = await again(screenRequest, form, submission.reply(fieldErrors ? { fieldErrors } : {}));
  return { draft: { ...shown, ...(spam && { refusal: spam }) }, formHosts };
}

async function showTimes(screenRequest: ScreenRequest, form: FormData): Promise<Answered> {
  const submission = parseTimesWish(form, screenRequest.platform.clock());
  // Only what was asked about is judged; the rest of the form is not sent yet.
  const { initialValue, error } = submission.reply();
  if (submission.status !== "success") {
    return { init: { status: 422 }, result: { status: "error", initialValue, error }, times: null };
  }
  return {
    init: { status: 200 },
    result: { initialValue },
    times: await timesOf(screenRequest, submission.value.date),
  };
}

async function again(screenRequest: ScreenRequest, form: FormData, result: SubmissionResult): Promise<Answered> {
  return { init: { status: 422 }, result, times: await timesOf(screenRequest, String(form.get("date"))) };
}

async function timesOf({ platform }: ScreenRequest, date: string): Promise<FreeTime[] | null> {
  const found = await findFreeTimes(platform, date);
  return found.ok ? found.times : null;
}

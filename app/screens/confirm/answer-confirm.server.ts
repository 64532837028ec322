import { redirect } from "@remix-run/node";
import { answerForm, keepForm, type RefusedForm, refuseForm } from "../../forms/answer-form.server.ts";
import { type FormRefusal, GUESSABLE, WRONG_PASSWORD } from "../../forms/refusal.server.ts";
import { type FormBody, textField } from "../../platform/flat-fields.ts";
import { pathTo } from "../../routing/paths.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { sessionOf } from "../../session/user.server.ts";
import { confirmEmailForm, confirmRegistrationForm } from "../../shop/accounts/account-schemas.server.ts";
import { type ConfirmEmailResult, confirmEmail } from "../../shop/accounts/change-email.server.ts";
import { findConfirmLink } from "../../shop/accounts/confirm-link.server.ts";
import { type ConfirmResult, confirmRegistration } from "../../shop/accounts/confirm-registration.server.ts";
import { confirmNewsletter, unsubscribe } from "../../shop/accounts/newsletter.server.ts";
import { confirmReservation } from "../../shop/reservations/confirm-reservation.server.ts";
import { confirmStockAlert, endStockAlert } from "../../shop/stock-alerts/confirm-stock-alert.server.ts";

/** Does what a mail's link is for, once; `body` holds the link's token. */
export async function answerConfirm(screenRequest: ScreenRequest, body: FormBody): Promise<Response | RefusedForm> {
  const { platform, language } = screenRequest;
  const token = textField(body, "token");
  const link = await findConfirmLink(platform, token);
  if (link.state !== "open") return refuseForm(PRESS, body, deadLink(link.state));
  const toLogin = (state: string) => redirect(pathTo("login", language, {}, { state }), 303);
  switch (link.purpose) {
    case "register":
      return answerForm(screenRequest, confirmRegistrationForm, body, undefined, async (form) => {
        const result = await confirmRegistration(platform, { ...form, language });
        return result.ok ? toLogin("confirmed") : refusalOf(result);
      });
    case "changeEmail":
      return answerForm(screenRequest, confirmEmailForm, body, undefined, async (form) => {
        const result = await confirmEmail(platform, form);
        return result.ok ? emailChanged(screenRequest, link.email) : refusalOf(result);
      });
    case "reservation": {
      const result = await confirmReservation(platform, token);
      if (!result.ok) return refuseForm(PRESS, body, deadLink(result.reason === "seatsGone" ? "seatsGone" : "bad"));
      return redirect(pathTo("reservation-success", language, {}, { token: result.reservation.token }), 303);
    }
    case "stockAlert":
      return pressed(screenRequest, body, "stockAlert", await confirmStockAlert(platform, token));
    case "endStockAlert":
      return pressed(screenRequest, body, "endStockAlert", await endStockAlert(platform, token));
    case "newsletter":
      return pressed(screenRequest, body, "newsletter", await confirmNewsletter(platform, token, language));
    case "unsubscribe":
      return pressed(screenRequest, body, "unsubscribe", await unsubscribe(platform, token));
  }
}

/** Where the changed address is said: whose account is logged in here, as most are who have just asked for it, meets no login. */
async function emailChanged({ request, platform, language }: ScreenRequest, email: string): Promise<Response> {
  const said =
    (await sessionOf(request, platform))?.user.email === email
      ? pathTo("profile", language, {}, { saved: "emailChanged" })
      : pathTo("login", language, {}, { state: "emailChanged" });
  return redirect(said, 303);
}

/** What the page says after one press. */
type Done = "newsletter" | "unsubscribe" | "stockAlert" | "endStockAlert";

/** The form of a link that asks for one press and nothing else. */
const PRESS = { name: "confirm" };

function deadLink(reason: "bad" | "expired" | "taken" | "seatsGone"): FormRefusal {
  return { status: 400, formError: { reason } };
}

function refusalOf({ reason }: Extract<ConfirmResult | ConfirmEmailResult, { ok: false }>): FormRefusal {
  if (reason === "guessable") return GUESSABLE;
  if (reason === "wrongPassword") return WRONG_PASSWORD;
  return deadLink(reason === "emailTaken" ? "taken" : "bad");
}

function pressed({ language }: ScreenRequest, body: FormBody, done: Done, good: boolean) {
  if (!good) return refuseForm(PRESS, body, deadLink("bad"));
  // The mail program's own button (RFC 8058) follows no redirect.
  if (textField(body, "List-Unsubscribe") === "One-Click") return keepForm(PRESS, body);
  return redirect(pathTo("confirm", language, {}, { done }), 303);
}

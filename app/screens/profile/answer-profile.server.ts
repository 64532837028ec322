import { redirect } from "@remix-run/node";
import { pathTo } from "../../routing/paths.ts";
import { BUSY, formAgain, tooOften, unlessBusy } from "../../session/form-answer.server.ts";
import { tryForm } from "../../session/limits.server.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { signOut } from "../../session/sign-in.server.ts";
import {
  parseChangeEmailForm,
  parseChangePasswordForm,
  parsePresentPasswordForm,
} from "../../shop/accounts/account-forms.server.ts";
import { requestEmailChange } from "../../shop/accounts/change-email.server.ts";
import { changePassword } from "../../shop/accounts/change-password.server.ts";
import { deleteAccount } from "../../shop/accounts/delete-account.server.ts";
import { endOtherSessions, endSession } from "../../shop/accounts/end-sessions.server.ts";
import { parseProfileForm } from "../../shop/accounts/profile-form.server.ts";
import { saveProfile } from "../../shop/accounts/save-profile.server.ts";
import type { Session } from "../../shop/accounts/sessions.store.server.ts";
import { offeredCountries } from "../../shop/delivery/countries.ts";
import { listShippingPrices } from "../../shop/delivery/shipping-prices.store.server.ts";

/** What the profile says once, after a form was taken. */
export const SAVED = ["profile", "newsletter", "email", "password", "sessions"] as const;

type Answer = Promise<Response | ReturnType<typeof formAgain>>;

/** Answers the forms of the profile, each by its intent; without one it is the profile itself (contract, "Forms"). */
export async function answerProfile(screenRequest: ScreenRequest, session: Session, form: FormData): Answer {
  switch (form.get("intent")) {
    case "changeEmail":
      return answerEmail(screenRequest, session, form);
    case "changePassword":
      return answerPassword(screenRequest, session, form);
    case "deleteAccount":
      return answerDeletion(screenRequest, session, form);
    case "endSession":
      await endSession(screenRequest.platform, session.user.id, String(form.get("session")));
      return saved(screenRequest, "sessions");
    case "endOtherSessions":
      await endOtherSessions(screenRequest.platform, session.user.id, session.id);
      return saved(screenRequest, "sessions");
    default:
      return answerData(screenRequest, session, form);
  }
}

async function answerData(screenRequest: ScreenRequest, { user }: Session, form: FormData): Answer {
  const { platform } = screenRequest;
  const countries = offeredCountries(await listShippingPrices(platform.database.read));
  const codes = countries.map(({ countryCode }) => countryCode);
  const submission = parseProfileForm(form, codes);
  if (submission.status !== "success") return formAgain(submission);
  await saveProfile(platform, user, submission.value);
  const asked = submission.value.newsletter && user.newsletter === "no";
  return saved(screenRequest, asked ? "newsletter" : "profile");
}

async function answerEmail(screenRequest: ScreenRequest, { user }: Session, form: FormData): Answer {
  const submission = parseChangeEmailForm(form);
  if (submission.status !== "success") return formAgain(submission);
  const limit = await limitOf(screenRequest, user.email);
  if (!limit.ok) return formAgain(submission, tooOften(limit.retryAfterSeconds));
  const result = await unlessBusy(requestEmailChange(screenRequest.platform, user, submission.value));
  if (!result) return formAgain(submission, BUSY);
  if (result.ok) return saved(screenRequest, "email");
  const field = result.reason === "wrongPassword" ? "presentPassword" : "email";
  return formAgain(submission, { fieldErrors: { [field]: [`errors.${result.reason}`] } });
}

async function answerPassword(screenRequest: ScreenRequest, { user, id }: Session, form: FormData): Answer {
  const submission = parseChangePasswordForm(form);
  if (submission.status !== "success") return formAgain(submission);
  const limit = await limitOf(screenRequest, user.email);
  if (!limit.ok) return formAgain(submission, tooOften(limit.retryAfterSeconds));
  const result = await unlessBusy(changePassword(screenRequest.platform, { user, sessionId: id }, submission.value));
  if (!result) return formAgain(submission, BUSY);
  return result.ok ? saved(screenRequest, "password") : formAgain(submission, WRONG_PASSWORD);
}

async function answerDeletion(screenRequest: ScreenRequest, { user }: Session, form: FormData): Answer {
  const submission = parsePresentPasswordForm(form);
  if (submission.status !== "success") return formAgain(submission);
  const limit = await limitOf(screenRequest, user.email);
  if (!limit.ok) return formAgain(submission, tooOften(limit.retryAfterSeconds));
  const result = await unlessBusy(deleteAccount(screenRequest.platform, user, submission.value.presentPassword));
  if (!result) return formAgain(submission, BUSY);
  if (!result.ok) return formAgain(submission, WRONG_PASSWORD);
  const headers = await signOut(screenRequest.request, screenRequest.platform);
  return redirect(pathTo("login", screenRequest.language, {}, { state: "deleted" }), { status: 303, headers });
}

const WRONG_PASSWORD = { fieldErrors: { presentPassword: ["errors.wrongPassword"] } };

/** A stolen session is no way to guess the password either. */
function limitOf({ platform, clientAddress }: ScreenRequest, account: string) {
  return tryForm(platform, "login", { clientAddress, account });
}

function saved({ language }: ScreenRequest, what: (typeof SAVED)[number]): Response {
  return redirect(pathTo("profile", language, {}, { saved: what }), 303);
}

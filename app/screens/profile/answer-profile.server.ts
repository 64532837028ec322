import { redirect } from "@remix-run/node";
import { answerForm, type RefusedForm } from "../../forms/answer-form.server.ts";
import { GUESSABLE, WRONG_PASSWORD } from "../../forms/refusal.server.ts";
import { type FormBody, textField } from "../../platform/flat-fields.ts";
import { pathTo } from "../../routing/paths.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { signOut } from "../../session/sign-in.server.ts";
import type { User } from "../../shop/accounts/account.ts";
import { changeEmailForm, changePasswordForm, deleteAccountForm } from "../../shop/accounts/account-schemas.server.ts";
import { requestEmailChange } from "../../shop/accounts/change-email.server.ts";
import { changePassword } from "../../shop/accounts/change-password.server.ts";
import { deleteAccount } from "../../shop/accounts/delete-account.server.ts";
import { endOtherSessions, endSession } from "../../shop/accounts/end-sessions.server.ts";
import { followLanguage } from "../../shop/accounts/follow-language.server.ts";
import { profileForm } from "../../shop/accounts/profile-schema.server.ts";
import { saveProfile } from "../../shop/accounts/save-profile.server.ts";
import type { Session } from "../../shop/accounts/sessions.store.server.ts";
import { offeredCountryCodes } from "../../shop/delivery/countries.ts";
import { listShippingPrices } from "../../shop/delivery/shipping-prices.store.server.ts";

/** The message that the profile shows once a form was accepted. */
export const SAVED = [
  "profile",
  "newsletter",
  "email",
  "emailChanged",
  "password",
  "sessions",
  "otherSessions",
] as const;

type Answer = Promise<Response | RefusedForm>;

/** Answers the forms of the profile, each by its intent; without one it is the profile form itself. */
export async function answerProfile(screenRequest: ScreenRequest, session: Session, body: FormBody): Answer {
  const { platform } = screenRequest;
  const user = await followLanguage(platform, session.user, screenRequest.language);
  const sender = { ...screenRequest, account: user.email };
  const done = (what: (typeof SAVED)[number]) => saved(screenRequest, what);
  switch (textField(body, "intent")) {
    case "changeEmail":
      return answerForm(sender, changeEmailForm, body, undefined, async (form) => {
        const result = await requestEmailChange(platform, user, form);
        return result.ok ? done("email") : WRONG_PASSWORD;
      });
    case "changePassword":
      return answerForm(sender, changePasswordForm, body, undefined, async (form) => {
        const result = await changePassword(platform, { user, sessionId: session.id }, form);
        if (result.ok) return done("password");
        return result.reason === "guessable" ? GUESSABLE : WRONG_PASSWORD;
      });
    case "deleteAccount":
      return answerForm(sender, deleteAccountForm, body, undefined, async ({ presentPassword }) => {
        const { ok } = await deleteAccount(platform, user, presentPassword);
        return ok ? leave(screenRequest) : WRONG_PASSWORD;
      });
    case "endSession":
      await endSession(platform, user.id, textField(body, "session"));
      return done("sessions");
    case "endOtherSessions":
      await endOtherSessions(platform, user.id, session.id);
      return done("otherSessions");
    default:
      return answerData(sender, user, body);
  }
}

async function answerData(sender: ScreenRequest & { account: string }, user: User, body: FormBody): Answer {
  const { platform } = sender;
  const now = platform.clock();
  const countryCodes = offeredCountryCodes(await listShippingPrices(platform.database.read));
  return answerForm(sender, profileForm, body, { countryCodes, now }, async (form) => {
    const { asked } = await saveProfile(platform, user, form);
    return saved(sender, asked ? "newsletter" : "profile");
  });
}

async function leave({ request, platform, language }: ScreenRequest): Promise<Response> {
  const headers = await signOut(request, platform);
  return redirect(pathTo("login", language, {}, { state: "deleted" }), { status: 303, headers });
}

function saved({ language }: ScreenRequest, what: (typeof SAVED)[number]): Response {
  return redirect(pathTo("profile", language, {}, { saved: what }), 303);
}

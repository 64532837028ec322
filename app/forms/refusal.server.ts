import { BUSY_RETRY_AFTER_SECONDS } from "../shop/accounts/password.server.ts";
import type { FieldErrors } from "../shop/fields/define-form.server.ts";
import type { FormError } from "./form-answer.ts";

/** Why a form is not taken: a status from 400 on, and what is wrong with its fields, or with all of it. */
export type FormRefusal = {
  status: number;
  fieldErrors?: FieldErrors;
  formError?: FormError;
  /** A `Set-Cookie` header that goes with it. */
  cookie?: string;
};

/** A form whose fields are wrong. */
export function wrongFields(fieldErrors: FieldErrors): FormRefusal {
  return { status: 422, fieldErrors };
}

/** What the forms get that ask for the present password, where it is another. */
export const WRONG_PASSWORD = wrongFields({ presentPassword: ["errors.wrongPassword"] });

/** What the forms get that set a password, where anybody would guess it. */
export const GUESSABLE = wrongFields({ password: ["errors.guessable"] });

/** What a form gets that was sent too often: 429, and when it may be sent again. */
export function tooOften(retryAfterSeconds: number): FormRefusal {
  return { status: 429, formError: { reason: "tooOften", retryAfterSeconds } };
}

/** What a form gets that is taken once its sender has waited a little and pressed once more. @param moment signed, comes back with it */
export function pressAgain(retryAfterSeconds: number, moment: string): FormRefusal {
  return { status: 429, formError: { reason: "pressAgain", retryAfterSeconds, pressAgain: moment } };
}

/** What a form gets that only a program would have sent. */
export const TRAPPED: FormRefusal = { status: 422, formError: { reason: "spam" } };

/** What a form gets while too many passwords are being checked. */
export const BUSY: FormRefusal = {
  status: 503,
  formError: { reason: "busy", retryAfterSeconds: BUSY_RETRY_AFTER_SECONDS },
};

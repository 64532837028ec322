import { z } from "zod";
import { dateAtWinery } from "../../platform/system/clock.ts";
import { phoneLine, toE164 } from "../contact/phone.server.ts";
import { defineForm } from "../fields/define-form.server.ts";
import {
  checkbox,
  emailLine,
  INVALID,
  personName,
  REQUIRED,
  requiredCheckbox,
  TOO_LONG,
} from "../fields/form-fields.server.ts";
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "./account.ts";

// Messages are keys of `locales/<language>/account.json`.

const texts = "account";

/** The address of an account; another could not log in. */
export const accountEmail = emailLine(MAX_EMAIL_LENGTH);

/** A password that somebody types to prove who they are: nothing is said about how good it is. */
const presentPassword = z.string({ error: REQUIRED }).max(MAX_PASSWORD_LENGTH, TOO_LONG);

const newPassword = z
  .string({ error: REQUIRED })
  .min(MIN_PASSWORD_LENGTH, { error: "errors.shortPassword", abort: true })
  .max(MAX_PASSWORD_LENGTH, { error: TOO_LONG, abort: true });

/** A date of birth that a living person can have; the winery sells to adults, but an account may belong to anybody. */
const birthDate = z
  .string({ error: INVALID })
  .refine((text) => z.iso.date().safeParse(text).success, { error: "errors.birthDate", abort: true })
  .refine((text) => text >= "1900-01-01", "errors.birthDate")
  .meta({ format: "date" })
  .optional();

/** Nobody has a date of birth that is still to come, by the winery's calendar. */
export function checkBirthDate(
  { birthDate }: { birthDate?: string | undefined },
  wrong: (field: "birthDate", message: string) => void,
  { now }: { now: number },
): void {
  if (birthDate !== undefined && birthDate > dateAtWinery(now)) wrong("birthDate", "errors.birthDate");
}

/** The fields that any person's form has. */
export const personFields = {
  firstName: personName(60),
  lastName: personName(60),
  phone: phoneLine().optional(),
  birthDate,
};

/** Telephone and birthday as they are stored: empty where none was given. */
export function plainPerson({ phone, birthDate }: { phone?: string | undefined; birthDate?: string | undefined }) {
  return { phone: (phone && toE164(phone)) ?? "", birthDate: birthDate ?? "" };
}

const twoPasswords = { password: newPassword, passwordConfirm: z.string({ error: REQUIRED }) };

/** Both passwords are the same. Whether anybody would guess it is asked where it is known whose it is. */
function checkPasswords(
  { password, passwordConfirm }: { password?: string; passwordConfirm?: string },
  wrong: (field: "passwordConfirm", message: string) => void,
): void {
  if (password === undefined || passwordConfirm === undefined) return;
  if (password !== passwordConfirm) wrong("passwordConfirm", "errors.passwordsDiffer");
}

/** The login. */
export const loginForm = defineForm({
  name: "login",
  fields: z.object({
    email: accountEmail,
    password: presentPassword,
    remember: checkbox(),
    redirectTo: z.string().optional(),
  }),
  value: (values) => values,
  texts,
  limits: ["login"],
  accountOf: ({ email }) => email,
});

/** A registration, once its form is found good. */
export type RegistrationFields = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  birthDate: string;
  newsletter: boolean;
};

/**
 * The registration. A password that older pages and other programs still post is not read: whoever types it need not own the address. It
 * is chosen on the page that the mail's link opens.
 */
export const registerForm = defineForm({
  name: "register",
  fields: z.object({
    ...personFields,
    email: accountEmail,
    newsletter: checkbox(),
    terms: requiredCheckbox("errors.terms"),
  }),
  check: checkBirthDate,
  value: ({ terms: _, ...values }): RegistrationFields => ({ ...values, ...plainPerson(values) }),
  texts,
  limits: ["register"],
  accountOf: ({ email }) => email,
});

const token = z.string({ error: INVALID }).max(100, INVALID);

/** A password that is chosen by the link of a mail. */
export const newPasswordForm = defineForm({
  name: "new-password",
  fields: z.object({ token, ...twoPasswords }),
  check: checkPasswords,
  value: ({ token, password }) => ({ token, password }),
  texts,
  limits: ["newPassword"],
  accountOf: ({ token }) => token,
});

/** The password that a registration's link asks for. */
export const confirmRegistrationForm: typeof newPasswordForm = { ...newPasswordForm, name: "confirm-registration" };

/** A new address that is confirmed by the link of its mail, with the password of the account that it is for. */
export const confirmEmailForm = defineForm({
  name: "confirm-email",
  fields: z.object({ token, presentPassword }),
  value: (values) => values,
  texts,
  limits: ["login"],
  accountOf: ({ token }) => token,
});

// A stolen session is no way to guess the password either: each of these counts as a login.

/** A change of password by somebody who is logged in. */
export const changePasswordForm = defineForm({
  name: "changePassword",
  fields: z.object({ presentPassword, ...twoPasswords }),
  check: checkPasswords,
  value: ({ presentPassword, password }) => ({ presentPassword, password }),
  texts,
  limits: ["login"],
});

/** A change of address by somebody who is logged in. */
export const changeEmailForm = defineForm({
  name: "changeEmail",
  fields: z.object({ email: accountEmail, presentPassword }),
  value: (values) => values,
  texts,
  limits: ["login", "changeEmail"],
});

/** The end of an account, which asks for nothing but the password. */
export const deleteAccountForm = defineForm({
  name: "deleteAccount",
  fields: z.object({ presentPassword }),
  value: (values) => values,
  texts,
  limits: ["login"],
});

import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { emailLine, INVALID, line, REQUIRED, TOO_LONG } from "../form-line.server.ts";
import { normalPhone, PHONE } from "../orders/checkout-form.ts";
import { ACCOUNT_LIMITS, isGuessable, MIN_PASSWORD_LENGTH } from "./account.ts";

// Messages are keys of `locales/<language>/account.json`.

const email = emailLine(ACCOUNT_LIMITS.email);

/** A password that somebody types to prove who they are: nothing is said about how good it is. */
const presentPassword = z.string({ error: REQUIRED }).max(ACCOUNT_LIMITS.password, TOO_LONG);

const newPassword = z
  .string({ error: REQUIRED })
  .min(MIN_PASSWORD_LENGTH, { error: "errors.shortPassword", abort: true })
  .max(ACCOUNT_LIMITS.password, { error: TOO_LONG, abort: true });

const checkbox = z.boolean({ error: INVALID }).default(false);

/** A date of birth that a living person can have; the winery sells to adults, but an account may belong to anybody. */
const birthDate = z
  .string({ error: INVALID })
  .refine((text) => z.iso.date().safeParse(text).success, { error: "errors.birthDate", abort: true })
  .refine((text) => text >= "1900-01-01", "errors.birthDate")
  .optional();

const phone = line(ACCOUNT_LIMITS.phone)
  .refine((text) => normalPhone(text) !== null, "errors.phone")
  .optional();

/** The fields that any person's form has. */
export const personFields = {
  firstName: line(ACCOUNT_LIMITS.firstName),
  lastName: line(ACCOUNT_LIMITS.lastName),
  phone,
  birthDate,
};

const login = z.object({ email, password: presentPassword, remember: checkbox, redirectTo: z.unknown().optional() });

const register = z.object({
  ...personFields,
  email,
  password: newPassword,
  passwordConfirm: z.string({ error: REQUIRED }),
  newsletter: checkbox,
  terms: z.boolean({ error: "errors.terms" }).refine((on) => on, "errors.terms"),
});

const twoPasswords = { password: newPassword, passwordConfirm: z.string({ error: REQUIRED }) };
const password = z.object({ token: z.string({ error: INVALID }).max(100, INVALID), ...twoPasswords });
const change = z.object({ presentPassword, ...twoPasswords });

type Passwords = Partial<{
  password: string;
  passwordConfirm: string;
  email: string;
  firstName: string;
  lastName: string;
}>;

/** What only shows when fields are held against each other; runs even where single fields are wrong already. */
function passwordChecks(values: Passwords, context: z.RefinementCtx): void {
  const wrong = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
  const { email, firstName, lastName } = values;
  const person = { email: email ?? "", firstName: firstName ?? "", lastName: lastName ?? "" };
  if (values.password && isGuessable(values.password, person)) wrong("password", "errors.guessable");
  if (values.password && values.passwordConfirm && values.password !== values.passwordConfirm) {
    wrong("passwordConfirm", "errors.passwordsDiffer");
  }
}

const always = { when: () => true };

/** A registration, once its form is found good. */
export type RegisterForm = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  birthDate: string;
  password: string;
  newsletter: boolean;
};

const readRegister = register
  .superRefine(passwordChecks, always)
  .transform(({ passwordConfirm: _, terms: __, ...form }): RegisterForm => ({ ...form, ...plainPerson(form) }));

/** Telephone and birthday as they are stored: empty where none was given. */
export function plainPerson(form: { phone?: string | undefined; birthDate?: string | undefined }) {
  return { phone: (form.phone && normalPhone(form.phone)) ?? "", birthDate: form.birthDate ?? "" };
}

/** Reads a posted login (contract, "Forms"). */
export function parseLoginForm(data: FormData) {
  return parseWithZod(data, { schema: login });
}

/** Reads a posted registration. */
export function parseRegisterForm(data: FormData) {
  return parseWithZod(data, { schema: readRegister });
}

/** Reads the forgot-password form; also what a program sends. */
export function parseForgotPasswordForm(data: FormData) {
  return parseWithZod(data, { schema: forgotPassword });
}

/** The forgot-password form: one e-mail, of at most 50 characters (specification, section 5). */
export const forgotPassword = z.object({ email });

/** Reads a new password with the token of the mail's link. */
export function parseNewPasswordForm(data: FormData) {
  return parseWithZod(data, { schema: password.superRefine(passwordChecks, always) });
}

/** Reads a change of password. */
export function parseChangePasswordForm(data: FormData) {
  return parseWithZod(data, { schema: change.superRefine(passwordChecks, always) });
}

/** Reads a change of address. */
export function parseChangeEmailForm(data: FormData) {
  return parseWithZod(data, { schema: z.object({ email, presentPassword }) });
}

/** Reads a form that asks for nothing but the password. */
export function parsePresentPasswordForm(data: FormData) {
  return parseWithZod(data, { schema: z.object({ presentPassword }) });
}

/** The HTML constraints of the registration's fields, made from the schema. */
export function registerConstraints(): ReturnType<typeof getZodConstraint> {
  const constraints = getZodConstraint(register);
  return { ...constraints, phone: { ...constraints.phone, pattern: PHONE } };
}

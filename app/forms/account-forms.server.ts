import {
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  forgotPasswordSchema,
  loginSchema,
  newPasswordSchema,
  presentPasswordSchema,
  registerSchema,
} from "../shop/accounts/account-schemas.server.ts";
import { profileSchema } from "../shop/accounts/profile-schema.server.ts";
import { defineForm } from "./define-form.server.ts";

const texts = "account";

export const loginForm = defineForm({
  name: "login",
  schema: loginSchema,
  texts,
  limits: ["login"],
  accountOf: ({ email }) => email,
});

export const registerForm = defineForm({
  name: "register",
  schema: registerSchema,
  texts,
  limits: ["register"],
  accountOf: ({ email }) => email,
});

export const forgotPasswordForm = defineForm({
  name: "forgotPassword",
  schema: forgotPasswordSchema,
  texts,
  limits: ["reset"],
  accountOf: ({ email }) => email,
});

export const newPasswordForm = defineForm({
  name: "new-password",
  schema: newPasswordSchema,
  texts,
  limits: ["newPassword"],
  accountOf: ({ token }) => token,
});

/** The password that a registration's link asks for. */
export const confirmRegistrationForm = defineForm({ ...newPasswordForm, name: "confirm-registration" });

export const confirmEmailForm = defineForm({
  name: "confirm-email",
  schema: confirmEmailSchema,
  texts,
  limits: ["login"],
  accountOf: ({ token }) => token,
});

export const profileForm = defineForm({ name: "profile", schema: profileSchema, texts, limits: ["profile"] });

// A stolen session is no way to guess the password either: each of these counts as a login.
export const changeEmailForm = defineForm({
  name: "changeEmail",
  schema: changeEmailSchema,
  texts,
  limits: ["login", "changeEmail"],
});
export const changePasswordForm = defineForm({
  name: "changePassword",
  schema: changePasswordSchema,
  texts,
  limits: ["login"],
});
export const deleteAccountForm = defineForm({
  name: "deleteAccount",
  schema: presentPasswordSchema,
  texts,
  limits: ["login"],
});

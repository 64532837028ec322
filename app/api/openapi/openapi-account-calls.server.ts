import { forgotPasswordForm } from "../../shop/accounts/password-reset.server.ts";
import { partnerFields } from "../../shop/partners/partner-fields.server.ts";
import { loginFields } from "../auth-login-call.ts";
import { type CallSpecs, EXAMPLE_PERSON } from "./openapi-call.server.ts";

/** The calls about accounts. */
export const accountCalls = {
  "auth-request-reset": {
    id: "requestPasswordReset",
    summary: "Sends a link for a new password, if the address has an account; the answer is the same without one",
    body: forgotPasswordForm.fields.extend(partnerFields.fields.shape),
    example: { email: EXAMPLE_PERSON.email, lang: "en" },
    answer: "nothing",
    status: 202,
  },
  "auth-login": {
    id: "login",
    summary: "A bearer token of seven days for an account",
    body: loginFields,
    example: { email: EXAMPLE_PERSON.email, password: "the account's password" },
    answer: "token",
    status: 200,
    keyLife: "ten minutes",
  },
  "auth-me": {
    id: "getMe",
    summary: "Who the bearer token stands for",
    example: {},
    answer: "user",
    status: 200,
    login: "bearer",
  },
  "auth-data": {
    id: "getMyData",
    summary: "Everything that is kept about the account of the session's cookie",
    example: {},
    answer: "anything",
    status: 200,
    login: "session",
  },
} satisfies CallSpecs;

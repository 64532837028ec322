import { ADDRESSES } from "../../routing/paths.ts";
import { forgotPasswordForm } from "../../shop/accounts/password-reset.server.ts";
import { partnerFields } from "../../shop/partners/partner-fields.server.ts";
import { loginFields } from "../auth-login-call.ts";
import { type CallSpec, EXAMPLE_PERSON } from "./openapi-call.server.ts";

/** The calls about accounts. */
export const accountCalls: readonly CallSpec[] = [
  {
    id: "requestPasswordReset",
    method: "post",
    path: ADDRESSES.authRequestReset,
    summary: "Sends a link for a new password, if the address has an account; the answer is the same without one",
    body: forgotPasswordForm.fields.extend(partnerFields.fields.shape),
    example: { email: EXAMPLE_PERSON.email, lang: "en" },
    answer: "nothing",
    status: 202,
  },
  {
    id: "login",
    method: "post",
    path: ADDRESSES.authLogin,
    summary: "A bearer token of seven days for an account",
    body: loginFields,
    example: { email: EXAMPLE_PERSON.email, password: "the account's password" },
    answer: "token",
    status: 200,
    keyLife: "ten minutes",
  },
  {
    id: "getMe",
    method: "get",
    path: ADDRESSES.authMe,
    summary: "Who the bearer token stands for",
    example: {},
    answer: "user",
    status: 200,
    login: "bearer",
  },
  {
    id: "getMyData",
    method: "get",
    path: ADDRESSES.authData,
    summary: "Everything that is kept about the account of the session's cookie",
    example: {},
    answer: "anything",
    status: 200,
    login: "session",
  },
];

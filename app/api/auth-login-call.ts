import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { POST_ONLY } from "../routing/methods.ts";
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from "../shop/accounts/account.ts";
import { checkLogin } from "../shop/accounts/check-login.server.ts";
import { openSession } from "../shop/accounts/open-session.server.ts";
import { notAllowed } from "./answers/problem.server.ts";
import { LOGIN_KEY_LIFE_MS } from "./idempotency/idempotency-key.server.ts";
import { answerProgram, type ProgramCall } from "./program-call.server.ts";

export const loader = notAllowed(POST_ONLY);

/** What the call takes. Not the fields of the login's form: their errors have other codes, and programs may decide by those. */
export const loginFields = z.object({
  email: z.email().max(MAX_EMAIL_LENGTH),
  password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
});

/** `POST /api/auth/login`: a bearer token of seven days, stored hashed, revocable from the profile (docs/interface.md "Calls"). */
export async function action(args: ActionFunctionArgs) {
  return answerProgram(args, call);
}

const call: ProgramCall<z.output<typeof loginFields>> = {
  fields: loginFields,
  limit: "login",
  accountOf: ({ email }) => email,
  keyLifeMs: LOGIN_KEY_LIFE_MS,
  perform: async ({ platform, request }, { email, password }) => {
    const userId = await checkLogin(platform, email, password);
    if (userId === null) return { status: 401, formError: { reason: "wrongCredentials" } };
    const agent = request.headers.get("User-Agent") ?? "";
    const opening = { userId, kind: "bearer", agent, cart: [], replaces: null } as const;
    const { secret } = await openSession(platform, opening);
    return { status: 200, data: { token: secret } };
  },
};

import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { POST_ONLY } from "../routing/methods.ts";
import { checkLogin } from "../shop/accounts/check-login.server.ts";
import { openSession } from "../shop/accounts/open-session.server.ts";
import { notAllowed } from "./answers/problem.server.ts";
import { LOGIN_KEY_LIFE_MS } from "./idempotency/idempotency-key.server.ts";
import { answerProgram, type ProgramCall } from "./program-call.server.ts";

export const loader = notAllowed(POST_ONLY);

/** What the call takes. */
export const loginFields = z.object({ email: z.email().max(254), password: z.string().min(1).max(128) });

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
    if (userId === null) return { ok: false, status: 401, code: "wrongCredentials" };
    const agent = request.headers.get("User-Agent") ?? "";
    const opening = { userId, kind: "bearer", agent, cart: [], replaces: null } as const;
    const { secret } = await openSession(platform, opening);
    return { ok: true, status: 200, data: { token: secret } };
  },
};

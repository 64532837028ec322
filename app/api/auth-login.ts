import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { unlessBusy } from "../session/form-answer.server.ts";
import { tryForm } from "../session/limits.server.ts";
import { platformOf } from "../session/platform.server.ts";
import { checkLogin } from "../shop/accounts/check-login.server.ts";
import { openSession } from "../shop/accounts/open-session.server.ts";
import { BUSY_RETRY_AFTER_SECONDS } from "../shop/accounts/password.server.ts";
import { notAllowed, POST_ONLY, problem } from "./problem.server.ts";

export const loader = notAllowed(POST_ONLY);

/** What the call takes. */
export const loginFields = z.object({ email: z.email().max(254), password: z.string().min(1).max(128) });

/** `POST /api/auth/login`: a bearer token of seven days, stored hashed, revocable from the profile (contract, "Calls"). */
export async function action({ request, context }: ActionFunctionArgs) {
  const platform = await platformOf(context);
  const parsed = loginFields.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return problem(422, "invalid", parsed.error);
  const { email, password } = parsed.data;
  const limit = await tryForm(platform, "login", {
    clientAddress: context.clientAddress ?? "unknown",
    account: email,
  });
  if (!limit.ok) return later(problem(429, "tooOften"), limit.retryAfterSeconds);
  const checked = await unlessBusy(checkLogin(platform, email, password).then((userId) => ({ userId })));
  if (!checked) return later(problem(503, "busy"), BUSY_RETRY_AFTER_SECONDS);
  if (checked.userId === null) return problem(401, "wrongCredentials");
  const agent = request.headers.get("User-Agent") ?? "";
  const opening = { userId: checked.userId, kind: "bearer", agent, cart: [], replaces: null } as const;
  const { secret } = await openSession(platform, opening);
  return Response.json({ data: { token: secret } });
}

function later(answer: Response, seconds: number): Response {
  answer.headers.set("Retry-After", String(seconds));
  return answer;
}

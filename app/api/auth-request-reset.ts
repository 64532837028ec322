import type { ActionFunctionArgs } from "@remix-run/node";
import { tryForm } from "../session/limits.server.ts";
import { localeOf } from "../session/locale.server.ts";
import { platformOf } from "../session/platform.server.ts";
import { forgotPassword } from "../shop/accounts/account-forms.server.ts";
import { requestReset } from "../shop/accounts/reset-password.server.ts";
import { problem } from "./problem.server.ts";

/** `POST /api/auth/password/request-reset`: 202, the same for a known and an unknown address (contract, "Calls"). */
export async function action({ request, context }: ActionFunctionArgs) {
  const platform = await platformOf(context);
  const parsed = forgotPassword.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return problem(422, "invalid", parsed.error);
  const { email } = parsed.data;
  const clientAddress = context.clientAddress ?? "unknown";
  const limit = await tryForm(platform, "reset", { clientAddress, account: email });
  if (!limit.ok) {
    const refused = problem(429, "tooOften");
    refused.headers.set("Retry-After", String(limit.retryAfterSeconds));
    return refused;
  }
  await requestReset(platform, email, await localeOf(request));
  return Response.json({ data: null }, { status: 202 });
}

import { redirect } from "@remix-run/node";
import { localPath } from "../routing/local-path.ts";
import { pathTo } from "../routing/paths.ts";
import { hasScope } from "../shop/accounts/account.ts";
import type { Session } from "../shop/accounts/sessions.store.server.ts";
import type { ScreenRequest } from "./screen-request.server.ts";
import { sessionOf } from "./user.server.ts";

/**
 * The guard of pages for account holders, right after `openScreen` in every loader and action that needs it.
 * @throws Response a redirect to the login, which leads back here (docs/rules.md "Accounts")
 */
export async function requireUser(screenRequest: ScreenRequest): Promise<Session> {
  const session = await sessionOf(screenRequest.request, screenRequest.platform);
  if (session) return session;
  const reading = screenRequest.request.method === "GET" || screenRequest.request.method === "HEAD";
  const wanted = localPath(
    reading ? screenRequest.url.pathname + screenRequest.url.search : screenRequest.url.pathname,
  );
  throw redirect(pathTo("login", screenRequest.language, {}, { redirectTo: wanted ?? undefined }), reading ? 302 : 303);
}

/**
 * The guard of pages for those who have a permission in their `scope` (docs/rules.md "Accounts").
 * @throws Response a redirect to the login for visitors, 403 for accounts without the permission
 */
export async function requireScope(screenRequest: ScreenRequest, scope: string): Promise<Session> {
  const session = await requireUser(screenRequest);
  if (!hasScope(session.user.scope, scope)) throw new Response(null, { status: 403, statusText: "Forbidden" });
  return session;
}

/**
 * The guard of pages for visitors only: login and register.
 * @throws Response a redirect home for somebody who is logged in (docs/rules.md "Accounts")
 */
export async function requireGuest(screenRequest: ScreenRequest): Promise<void> {
  if (await sessionOf(screenRequest.request, screenRequest.platform))
    throw redirect(pathTo("home", screenRequest.language), 303);
}

import { redirect } from "@remix-run/node";
import { localPath, pathTo } from "../routing/paths.ts";
import { hasScope } from "../shop/accounts/account.ts";
import type { Session } from "../shop/accounts/sessions.store.server.ts";
import { sessionOf } from "./user.server.ts";
import type { Visit } from "./visit.server.ts";

/**
 * The guard of pages for account holders, right after `openVisit` in every loader and action that needs it.
 * @throws Response a redirect to the login, which leads back here (specification, section 6)
 */
export async function requireUser(visit: Visit): Promise<Session> {
  const session = await sessionOf(visit.request, visit.platform);
  if (session) return session;
  const reading = visit.request.method === "GET" || visit.request.method === "HEAD";
  const wanted = localPath(reading ? visit.url.pathname + visit.url.search : visit.url.pathname);
  throw redirect(pathTo("login", visit.language, {}, { redirectTo: wanted ?? undefined }), reading ? 302 : 303);
}

/**
 * The guard of pages for those who have a permission in their `scope` (specification, section 6).
 * @throws Response a redirect to the login for visitors, 403 for accounts without the permission
 */
export async function requireScope(visit: Visit, scope: string): Promise<Session> {
  const session = await requireUser(visit);
  if (!hasScope(session.user.scope, scope)) throw new Response(null, { status: 403, statusText: "Forbidden" });
  return session;
}

/**
 * The guard of pages for visitors only: login and register.
 * @throws Response a redirect home for somebody who is logged in (specification, section 6)
 */
export async function requireGuest(visit: Visit): Promise<void> {
  if (await sessionOf(visit.request, visit.platform)) throw redirect(pathTo("home", visit.language), 303);
}

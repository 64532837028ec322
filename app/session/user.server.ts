import type { Platform } from "../platform/platform.server.ts";
import type { User } from "../shop/accounts/account.ts";
import { findSession, isSeenLongAgo, type Session, touchSession } from "../shop/accounts/sessions.store.server.ts";
import { readSessionCookie } from "./session-cookie.server.ts";

/** The session that a request's cookie names, or null. One query by a unique index; none at all without the cookie. */
export async function sessionOf(request: Request, platform: Platform): Promise<Session | null> {
  const secret = readSessionCookie(request, platform);
  return secret === null ? null : liveSession(platform, "browser", secret);
}

/** Who is logged in, or null. */
export async function userOf(request: Request, platform: Platform): Promise<User | null> {
  return (await sessionOf(request, platform))?.user ?? null;
}

/** The session of a program's bearer token, or null. */
export async function bearerSessionOf(request: Request, platform: Platform): Promise<Session | null> {
  const [, secret] = /^Bearer +([A-Za-z0-9_-]+)$/i.exec(request.headers.get("Authorization") ?? "") ?? [];
  return secret === undefined ? null : liveSession(platform, "bearer", secret);
}

async function liveSession(platform: Platform, kind: "browser" | "bearer", secret: string): Promise<Session | null> {
  const { database, clock } = platform;
  const now = clock();
  const session = await findSession(database.read, kind, secret, now);
  if (session && isSeenLongAgo(session, now)) {
    await database.write((connection) => touchSession(connection, session.id, now));
  }
  return session;
}

import { randomUUID } from "node:crypto";
import { type CompiledQuery, sql, type Transaction } from "kysely";
import { FACTS } from "../../facts/facts.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { DAYS, HOURS } from "../../platform/system/clock.ts";
import { hashOfSecret, newSecret } from "../tokens/tokens.store.server.ts";
import type { User } from "./account.ts";
import { userFromRow } from "./users.store.server.ts";

/** How long a session lasts (docs/rules.md "Accounts"). */
export const SESSION_LIFE_MS = FACTS.sessionDays * DAYS;
/** How exactly is remembered when a device was last here. */
const SEEN_EVERY_MS = HOURS;
const MAX_AGENT_LENGTH = 200;
const SECRET = /^[A-Za-z0-9_-]{22}$/;

/** A browser's session hangs on a cookie, a program's on its bearer token. */
export type SessionKind = "browser" | "bearer";

export type Session = {
  id: string;
  user: User;
  cart: string;
  accountCart: string;
  accountFavourites: string;
  seenAt: number;
};

/** A session as the profile's list of devices shows it; moments in milliseconds since 1970. */
type Device = { id: string; kind: SessionKind; agent: string; createdAt: number; seenAt: number };

/** Opens a session; answers its secret, of which only the hash is stored. */
export async function insertSession(
  connection: Transaction<Schema>,
  session: { userId: string; kind: SessionKind; agent: string; cart: string },
  now: number,
): Promise<string> {
  const secret = newSecret();
  await connection.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await connection
    .insertInto("sessions")
    .values({
      id: randomUUID(),
      token_hash: hashOfSecret(secret),
      user_id: session.userId,
      kind: session.kind,
      agent: session.agent.replace(/\p{Cc}/gu, "").slice(0, MAX_AGENT_LENGTH),
      cart: session.cart,
      created_at: now,
      seen_at: now,
      expires_at: now + SESSION_LIFE_MS,
    })
    .execute();
  return secret;
}

/** The session of a secret with its account; null where it has ended, was revoked or never was. */
export async function findSession(
  connection: Connection,
  kind: SessionKind,
  secret: string,
  now: number,
): Promise<Session | null> {
  if (!SECRET.test(secret)) return null;
  const row = await connection
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .selectAll("users")
    .select(["sessions.id as session_id", "sessions.cart as session_cart", "sessions.seen_at as seen_at"])
    .where("sessions.token_hash", "=", hashOfSecret(secret))
    .where("sessions.kind", "=", kind)
    .where("sessions.expires_at", ">", now)
    .executeTakeFirst();
  if (!row) return null;
  const { session_id, session_cart, seen_at, cart, favourites } = row;
  const carts = { cart: session_cart, accountCart: cart };
  return { id: session_id, user: userFromRow(row), ...carts, accountFavourites: favourites, seenAt: seen_at };
}

/** What a stored page needs to know of a browser's session: the carts of device and account as they last met, what the account likes, and when it was here. */
export type SessionSeen = Omit<Session, "id" | "user">;

/** By what the query is asked, in this order. */
type SeenParameters = [hash: string, now: number];
type SeenRow = { cart: string; account_cart: string; favourites: string; seen_at: number };
const seenQueries = new WeakMap<Connection, CompiledQuery<SeenRow>>();

/** What is stored of a session's secret, or null where it can be none of ours. */
export function sessionHash(secret: string): string | null {
  return SECRET.test(secret) ? hashOfSecret(secret) : null;
}

/** The same session as `findSession` finds for a browser, by a query that is put together once. @param hash of its secret */
export async function findSessionSeen(connection: Connection, hash: string, now: number): Promise<SessionSeen | null> {
  const query = seenQueries.get(connection) ?? seenQuery(connection);
  seenQueries.set(connection, query);
  const parameters: SeenParameters = [hash, now];
  const [row] = (await connection.executeQuery<SeenRow>({ ...query, parameters })).rows;
  if (!row) return null;
  return { cart: row.cart, accountCart: row.account_cart, accountFavourites: row.favourites, seenAt: row.seen_at };
}

function seenQuery(connection: Connection) {
  return connection
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "sessions.cart as cart",
      "users.cart as account_cart",
      "users.favourites as favourites",
      "sessions.seen_at as seen_at",
    ])
    .where("sessions.token_hash", "=", "")
    .where("sessions.expires_at", ">", 0)
    .where("sessions.kind", "=", sql.lit("browser" satisfies SessionKind))
    .compile();
}

/** Whether it is time to note again that a device was here. */
export function isSeenLongAgo({ seenAt }: Pick<Session, "seenAt">, now: number): boolean {
  return now - seenAt > SEEN_EVERY_MS;
}

/** Notes that a device was here. */
export async function touchSession(connection: Transaction<Schema>, id: string, now: number): Promise<void> {
  await connection.updateTable("sessions").set({ seen_at: now }).where("id", "=", id).execute();
}

/** Notes the cart that a device and its account agreed on. */
export async function updateSessionCart(connection: Transaction<Schema>, id: string, cart: string): Promise<void> {
  await connection.updateTable("sessions").set({ cart }).where("id", "=", id).execute();
}

/** The devices of an account, the latest first. */
export async function listDevices(connection: Connection, userId: string, now: number): Promise<Device[]> {
  const rows = await connection
    .selectFrom("sessions")
    .select(["id", "kind", "agent", "created_at", "seen_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("seen_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ id, kind, agent, created_at, seen_at }) => ({
    id,
    kind: kind === "bearer" ? "bearer" : "browser",
    agent,
    createdAt: created_at,
    seenAt: seen_at,
  }));
}

/** Ends the session of a secret, whatever its kind. */
export async function deleteSessionBySecret(connection: Transaction<Schema>, secret: string): Promise<void> {
  await connection.deleteFrom("sessions").where("token_hash", "=", hashOfSecret(secret)).execute();
}

/** Ends one session of an account; another account's stays. */
export async function deleteSession(connection: Transaction<Schema>, userId: string, id: string): Promise<void> {
  await connection.deleteFrom("sessions").where("id", "=", id).where("user_id", "=", userId).execute();
}

/** Ends every session of an account, but for one that is named. */
export async function deleteSessions(
  connection: Transaction<Schema>,
  userId: string,
  except: string | null = null,
): Promise<void> {
  const query = connection.deleteFrom("sessions").where("user_id", "=", userId);
  await (except === null ? query : query.where("id", "!=", except)).execute();
}

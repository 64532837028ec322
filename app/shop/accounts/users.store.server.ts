import type { Transaction } from "kysely";
import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../i18n/languages.ts";
import type { UserRow } from "../../platform/database/account-tables.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { addressJson, companyJson } from "../contact/stored-contact.server.ts";
import { emailKey } from "../mail/email-key.ts";
import { NEWSLETTER_STATES, type NewsletterState, type Profile, type Scope, type User } from "./account.ts";

const scopeJson: z.ZodType<Scope> = z.union([z.array(z.string()), z.record(z.string(), z.unknown())]);

/** Stores a new account; says false, and stores nothing, where its address has one already. */
export async function insertUser(connection: Transaction<Schema>, user: User, passwordHash: string): Promise<boolean> {
  const inserted = await connection
    .insertInto("users")
    .values({
      id: user.id,
      email: user.email,
      email_key: emailKey(user.email),
      password_hash: passwordHash,
      language: user.language,
      ...profileColumns(user),
      newsletter: user.newsletter,
      newsletter_at: user.newsletter === "no" ? null : user.createdAt,
      scope: JSON.stringify(user.scope),
      cart: "[]",
      favourites: "",
      created_at: user.createdAt,
    })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The account of an address, or null. */
export async function findUserByEmail(connection: Connection, email: string): Promise<User | null> {
  const query = connection.selectFrom("users").selectAll().where("email_key", "=", emailKey(email));
  const row = await query.executeTakeFirst();
  return row ? userFromRow(row) : null;
}

/** An account by its id, or null. */
export async function findUser(connection: Connection, id: string): Promise<User | null> {
  const row = await connection.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? userFromRow(row) : null;
}

/** What is needed to check a password: the account's id and the stored hash; null where there is no such account. */
export async function findCredentials(
  connection: Connection,
  email: string,
): Promise<{ userId: string; passwordHash: string } | null> {
  const query = connection.selectFrom("users").select(["id", "password_hash"]);
  const row = await query.where("email_key", "=", emailKey(email)).executeTakeFirst();
  return row ? { userId: row.id, passwordHash: row.password_hash } : null;
}

/** Stores what the profile's form says. */
export async function updateProfile(connection: Transaction<Schema>, id: string, profile: Profile): Promise<void> {
  await connection.updateTable("users").set(profileColumns(profile)).where("id", "=", id).execute();
}

/** Stores the language in which an account is written to. */
export async function updateLanguage(connection: Transaction<Schema>, id: string, language: Language): Promise<void> {
  await connection.updateTable("users").set({ language }).where("id", "=", id).execute();
}

/** Stores a new password. */
export async function updatePassword(connection: Transaction<Schema>, id: string, hash: string): Promise<void> {
  await connection.updateTable("users").set({ password_hash: hash }).where("id", "=", id).execute();
}

/** Stores a new address; says false, and stores nothing, where another account has it. */
export async function updateEmail(connection: Transaction<Schema>, id: string, email: string): Promise<boolean> {
  const taken = await findUserByEmail(connection, email);
  if (taken && taken.id !== id) return false;
  const change = { email, email_key: emailKey(email) };
  await connection.updateTable("users").set(change).where("id", "=", id).execute();
  return true;
}

/** Stores how it stands with the newsletter, and since when. */
export async function updateNewsletter(
  connection: Transaction<Schema>,
  id: string,
  newsletter: NewsletterState,
  now: number,
): Promise<void> {
  await connection.updateTable("users").set({ newsletter, newsletter_at: now }).where("id", "=", id).execute();
}

/** Stores what an account may do. */
export async function updateScope(connection: Transaction<Schema>, id: string, scope: Scope): Promise<void> {
  await connection
    .updateTable("users")
    .set({ scope: JSON.stringify(scope) })
    .where("id", "=", id)
    .execute();
}

/** The text of the cart that is kept for an account. */
export async function findAccountCart(connection: Connection, id: string): Promise<string> {
  const row = await connection.selectFrom("users").select("cart").where("id", "=", id).executeTakeFirst();
  return row?.cart ?? "[]";
}

/** Keeps a cart for an account. */
export async function updateAccountCart(connection: Transaction<Schema>, id: string, cart: string): Promise<void> {
  await connection.updateTable("users").set({ cart }).where("id", "=", id).execute();
}

/** The text of an account's favourites. */
export async function findFavourites(connection: Connection, id: string): Promise<string> {
  const row = await connection.selectFrom("users").select("favourites").where("id", "=", id).executeTakeFirst();
  return row?.favourites ?? "";
}

/** The same, for a change: another one waits until this transaction is over. */
export async function lockFavourites(connection: Transaction<Schema>, id: string): Promise<string> {
  const row = await connection
    .updateTable("users")
    .set(({ ref }) => ({ favourites: ref("favourites") }))
    .where("id", "=", id)
    .returning("favourites")
    .executeTakeFirst();
  return row?.favourites ?? "";
}

/** Keeps favourites for an account. */
export async function updateFavourites(connection: Transaction<Schema>, id: string, favourites: string): Promise<void> {
  await connection.updateTable("users").set({ favourites }).where("id", "=", id).execute();
}

/** Deletes an account with its sessions and tokens. */
export async function deleteUser(connection: Transaction<Schema>, id: string): Promise<void> {
  await connection.deleteFrom("users").where("id", "=", id).execute();
}

function profileColumns(profile: Profile) {
  return {
    first_name: profile.firstName,
    last_name: profile.lastName,
    phone: profile.phone,
    birth_date: profile.birthDate,
    address: profile.address && JSON.stringify(profile.address),
    billing: profile.billing && JSON.stringify(profile.billing),
    r1: profile.r1 ? 1 : 0,
    company: profile.company && JSON.stringify(profile.company),
  };
}

/** The account that a row holds. */
export function userFromRow(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    language: z.enum(LANGUAGES).catch(DEFAULT_LANGUAGE).parse(row.language),
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    birthDate: row.birth_date,
    address: row.address === null ? null : addressJson.parse(JSON.parse(row.address)),
    billing: row.billing === null ? null : addressJson.parse(JSON.parse(row.billing)),
    r1: row.r1 === 1,
    company: row.company === null ? null : companyJson.parse(JSON.parse(row.company)),
    newsletter: z.enum(NEWSLETTER_STATES).parse(row.newsletter),
    scope: scopeJson.parse(JSON.parse(row.scope)),
    createdAt: row.created_at,
  };
}

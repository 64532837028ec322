import type { Platform } from "../../platform/platform.server.ts";
import { isPassword } from "./password.server.ts";
import { findCredentials } from "./users.store.server.ts";

/**
 * Whose e-mail and password these are; null where they are nobody's. An unknown address takes the same work as a wrong password
 * (docs/promises.md "Nobody takes what is not theirs").
 * @throws TooManyPasswords
 */
export async function checkLogin({ database }: Platform, email: string, password: string): Promise<string | null> {
  const credentials = await findCredentials(database.read, email);
  const right = await isPassword(credentials?.passwordHash ?? null, password);
  return right && credentials ? credentials.userId : null;
}

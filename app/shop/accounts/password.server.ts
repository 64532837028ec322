import { BoundedQueue } from "../../platform/bounded-queue.server.ts";

/** argon2id, the library's default kind, with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Two cores are what a small server has; Node's four threads keep two for everything else. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 50;

export const BUSY_RETRY_AFTER_SECONDS = 5;

/** Too many passwords are being checked: the answer is 503 with `Retry-After`, and everything else stays fast. */
export class TooManyPasswords extends Error {}

const queue = new BoundedQueue(MAX_AT_ONCE, MAX_WAITING, () => new TooManyPasswords());

/** Loaded with the first password: most processes of the shop never see one. */
const argon2 = () => import("@node-rs/argon2");

/** The text to store for a password. @throws TooManyPasswords */
export function hashPassword(password: string): Promise<string> {
  return queue.run(async () => (await argon2()).hash(password.normalize("NFC"), COST));
}

/** The hash of nobody's password: what an unknown account is checked against, so that it takes the same work. */
let nobodysHash: Promise<string> | undefined;

/** Whether a password is the one of a stored hash; null stands for an account that does not exist. @throws TooManyPasswords */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const { hash, verify } = await argon2();
  nobodysHash ??= hash("nobody has this password", COST);
  const stored = passwordHash ?? (await nobodysHash);
  const right = await queue.run(() => verify(stored, password.normalize("NFC")));
  return right && passwordHash !== null;
}

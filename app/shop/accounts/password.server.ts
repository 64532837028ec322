import { hash, verify } from "@node-rs/argon2";
import { SECONDS } from "../../platform/clock.ts";

/** argon2id, the library's default kind, with 19 MiB, two passes, one lane (threats, "hash flooding"). */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Two cores are what a small server has; Node's four threads keep two for everything else. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 50;

export const BUSY_RETRY_AFTER_SECONDS = (5 * SECONDS) / 1000;

/** Too many passwords are being checked: the answer is 503 with `Retry-After`, and everything else stays fast. */
export class TooManyPasswords extends Error {}

/** A line in which work waits; who finds it full is turned away at once. */
export class BoundedQueue {
  readonly #atOnce: number;
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, most: number) {
    this.#atOnce = atOnce;
    this.#most = most;
  }

  /** @throws TooManyPasswords where the line is full */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else if (this.#waiting.length >= this.#most) throw new TooManyPasswords();
    // Whoever is done hands the place on, so that nobody comes in between.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

const queue = new BoundedQueue(MOST_AT_ONCE, MOST_WAITING);

/** The text to store for a password. @throws TooManyPasswords */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password.normalize("NFC"), COST));
}

/** The hash of nobody's password: what an unknown account is checked against, so that it takes the same work. */
let nobodysHash: Promise<string> | undefined;

/** Whether a password is the one of a stored hash; null stands for an account that does not exist. @throws TooManyPasswords */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hash("nobody has this password", COST);
  const stored = passwordHash ?? (await nobodysHash);
  const right = await queue.run(() => verify(stored, password.normalize("NFC")));
  return right && passwordHash !== null;
}

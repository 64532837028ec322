/** A queue for something that only so many may use at once, in which each waiter sets the longest wait. */
export class Turns {
  readonly #tooLate: () => Error;
  readonly #waiting = new Set<() => void>();
  #free: number;

  /** @param atOnce how many may use it @param tooLate makes the error of a waiter whose turn does not come in time */
  constructor(atOnce: number, tooLate: () => Error) {
    this.#free = atOnce;
    this.#tooLate = tooLate;
  }

  /**
   * Does the work when it is its turn. The wait alone is limited: work that has begun is done to its end.
   * @param waitMs the longest wait in milliseconds; `work` gets its end, by `performance.now()`
   * @throws what `tooLate` makes
   */
  async take<T>(waitMs: number, work: (until: number) => Promise<T>): Promise<T> {
    const until = performance.now() + waitMs;
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn(waitMs);
    try {
      return await work(until);
    } finally {
      // The place is handed on directly, so that no newcomer overtakes those who wait.
      const [next] = this.#waiting;
      if (next) next();
      else this.#free += 1;
    }
  }

  #turn(waitMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        this.#waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(begin);
        reject(this.#tooLate());
      }, waitMs);
      this.#waiting.add(begin);
    });
  }
}

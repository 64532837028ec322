/** A line for a thing that only one may use at a time, in which nobody waits longer than he said. */
export class Turns {
  readonly #tooLate: () => Error;
  #last: Promise<unknown> = Promise.resolve();

  /** @param tooLate what somebody gets whose turn does not come in time */
  constructor(tooLate: () => Error) {
    this.#tooLate = tooLate;
  }

  /**
   * Does the work when everybody before is done.
   * @param waitMs the longest wait in milliseconds; `work` is told when it ends, by `performance.now()`
   * @throws what `tooLate` makes
   */
  async take<T>(waitMs: number, work: (until: number) => Promise<T>): Promise<T> {
    const until = performance.now() + waitMs;
    const before = this.#last;
    let givenUp = false;
    const mine = before.then(() => (givenUp ? undefined : work(until)));
    this.#last = mine.catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        givenUp = true;
        reject(this.#tooLate());
      }, waitMs);
    });
    try {
      // The wait alone is limited: work that has begun is done to its end.
      await Promise.race([before, late]);
    } finally {
      clearTimeout(timer);
    }
    return mine as Promise<T>;
  }
}

/** A queue that does only so much work at once, and refuses more than may wait. */
export class BoundedQueue {
  readonly #atOnce: number;
  readonly #most: number;
  readonly #full: () => Error;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** @param most how many may wait @param full makes the error of work that is refused */
  constructor(atOnce: number, most = Number.POSITIVE_INFINITY, full = () => new Error("Too much work is waiting")) {
    this.#atOnce = atOnce;
    this.#most = most;
    this.#full = full;
  }

  /** @throws what `full` makes when the queue is full */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else if (this.#waiting.length >= this.#most) throw this.#full();
    // The place is handed on directly, so that no newcomer overtakes those who wait.
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

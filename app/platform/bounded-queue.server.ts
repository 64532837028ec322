/** A line in which work waits, so that only so much is done at once; who finds it full is turned away. */
export class BoundedQueue {
  readonly #atOnce: number;
  readonly #most: number;
  readonly #full: () => Error;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** @param most how many may wait @param full what somebody gets who finds so many waiting */
  constructor(atOnce: number, most = Number.POSITIVE_INFINITY, full = () => new Error("Too much work is waiting")) {
    this.#atOnce = atOnce;
    this.#most = most;
    this.#full = full;
  }

  /** @throws what `full` makes where the line is full */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else if (this.#waiting.length >= this.#most) throw this.#full();
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

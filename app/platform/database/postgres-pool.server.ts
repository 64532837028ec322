import pg from "pg";
import { SECONDS } from "../system/clock.ts";
import { DatabaseAway } from "./database.server.ts";

/** What connections of the shop and its commands are called: a restore looks for them, and people see them in `pg_stat_activity`. */
export const CONNECTED_AS = "winery-shop";

/** How long nobody is kept waiting after the server was silent; then somebody tries again. */
const SILENCE_MS = 1 * SECONDS;
/** How long a new connection may take; waiting for one that others use may take longer. */
const CONNECT_MS = 2.4 * SECONDS;
const SILENT = /query read timeout|due to connection timeout|timeout expired/i;

type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/**
 * A pool for a server that may fall silent without closing a connection. A connection that did not answer in time is closed, for its
 * answer may still come. Where nothing else was answered since it was asked either, the server is silent: whoever waits for a connection
 * then fails at once, instead of after a timeout of its own. A query that waits for another's row is no such sign.
 */
export class WatchedPool extends pg.Pool {
  #silentUntil = 0;
  /** By `performance.now()`. */
  #answeredAt = 0;
  readonly #waiting = new Set<(reason: Error) => void>();

  constructor(config: pg.PoolConfig) {
    const reports: Reports = {
      answered: () => {
        this.#answeredAt = performance.now();
      },
      unanswered: (since) => this.#fallSilent(since),
    };
    super({ ...config, Client: clientThatReports(reports) });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): unknown {
    const connecting = this.#connectUnlessSilent();
    if (!done) return connecting;
    return connecting.then(
      (client) => done(undefined, client, () => client.release()),
      (error: Error) => done(error, undefined, () => undefined),
    );
  }

  async #connectUnlessSilent(): Promise<pg.PoolClient> {
    if (performance.now() < this.#silentUntil) throw new DatabaseAway("PostgreSQL does not answer");
    const since = performance.now();
    const connecting = super.connect();
    let give: (reason: Error) => void = () => undefined;
    const silence = new Promise<never>((_, reject) => {
      give = reject;
    });
    this.#waiting.add(give);
    try {
      return await Promise.race([connecting, silence]);
    } catch (error) {
      connecting.then(
        (client) => client.release(),
        () => undefined,
      );
      if (error instanceof Error && SILENT.test(error.message)) this.#fallSilent(since);
      throw error;
    } finally {
      this.#waiting.delete(give);
    }
  }

  #fallSilent(since: number): void {
    if (this.#answeredAt > since) return;
    this.#silentUntil = performance.now() + SILENCE_MS;
    for (const give of this.#waiting) give(new DatabaseAway("PostgreSQL does not answer"));
  }
}

/** What a client tells its pool: that the server has answered, or has not answered what it was asked then, by `performance.now()`. */
type Reports = { answered(): void; unanswered(since: number): void };

/** What a client has beyond its types. */
type Inner = { connection: { stream: { destroy(): void } }; _queryable: boolean };

/** A client that says so, and closes its connection, when a query was not answered in time. */
function clientThatReports({ answered, unanswered }: Reports): typeof pg.Client {
  class TellingClient extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: Math.min(config.connectionTimeoutMillis ?? CONNECT_MS, CONNECT_MS) });
    }
  }
  const query = pg.Client.prototype.query as unknown as (this: pg.Client, ...words: unknown[]) => unknown;
  const watchedQuery = function (this: pg.Client, ...words: unknown[]): unknown {
    const since = performance.now();
    const answer = query.apply(this, words);
    if (answer instanceof Promise) {
      answer.then(answered, (error: Error) => {
        // What it refuses it has answered.
        if (error instanceof pg.DatabaseError) return answered();
        if (!SILENT.test(error.message)) return;
        const inner = this as unknown as Inner;
        // Before the connection has heard of its end: the pool hands it to nobody else.
        inner._queryable = false;
        inner.connection.stream.destroy();
        unanswered(since);
      });
    }
    return answer;
  };
  Object.assign(TellingClient.prototype, { query: watchedQuery });
  return TellingClient;
}

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
 * answer may still come; whoever waits for one then fails at once, instead of after a timeout of its own.
 */
export class WatchedPool extends pg.Pool {
  #silentUntil = 0;
  readonly #waiting = new Set<(reason: Error) => void>();

  constructor(config: pg.PoolConfig) {
    const fallSilent = () => this.#fallSilent();
    super({ ...config, Client: clientThatReports(fallSilent) });
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
      if (error instanceof Error && SILENT.test(error.message)) this.#fallSilent();
      throw error;
    } finally {
      this.#waiting.delete(give);
    }
  }

  #fallSilent(): void {
    this.#silentUntil = performance.now() + SILENCE_MS;
    for (const give of this.#waiting) give(new DatabaseAway("PostgreSQL does not answer"));
  }
}

/** What a client has beyond its types. */
type Inner = { connection: { stream: { destroy(): void } } };

/** A client that says so, and closes its connection, when a query was not answered in time. */
function clientThatReports(silent: () => void): typeof pg.Client {
  class TellingClient extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: Math.min(config.connectionTimeoutMillis ?? CONNECT_MS, CONNECT_MS) });
    }
  }
  const query = pg.Client.prototype.query as unknown as (this: pg.Client, ...words: unknown[]) => unknown;
  const watchedQuery = function (this: pg.Client, ...words: unknown[]): unknown {
    const answer = query.apply(this, words);
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (!SILENT.test(error.message)) return;
        (this as unknown as Inner).connection.stream.destroy();
        silent();
      });
    }
    return answer;
  };
  Object.assign(TellingClient.prototype, { query: watchedQuery });
  return TellingClient;
}

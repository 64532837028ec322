import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import pg from "pg";
import { SECONDS } from "../system/clock.ts";
import { CONNECTED_AS } from "./postgres-pool.server.ts";
import type { Schema } from "./schema.ts";

const CHANNEL = "pages_changed";
/** How long after a connection is lost it is tried again. */
const AGAIN_MS = 2 * SECONDS;
const CONNECT_MS = 5 * SECONDS;

/** Notifications between servers on one database; a server ignores its own. */
export class PostgresNotifications {
  readonly #url: string;
  readonly #self = randomUUID();

  constructor(url: string) {
    this.#url = url;
  }

  /** Notifies the other servers, once the transaction is kept, that pages have changed in which a word stands; "": all pages. */
  async notify(transaction: Transaction<Schema>, naming: string): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${`${this.#self} ${naming}`})`.execute(transaction);
  }

  /**
   * Listens to other servers on a connection of its own, which is reopened when it breaks.
   * @param onWord is called with the word; with "" when notifications may have been missed
   * @returns ends it
   */
  listen(onWord: (naming: string) => void): () => Promise<void> {
    let client: pg.Client | null = null;
    let timer: NodeJS.Timeout | undefined;
    let ended = false;
    const connect = async (missed: boolean) => {
      const present = new pg.Client({
        connectionString: this.#url,
        application_name: CONNECTED_AS,
        connectionTimeoutMillis: CONNECT_MS,
        keepAlive: true,
      });
      client = present;
      present.on("error", () => undefined);
      present.on("notification", ({ payload = "" }) => this.#pass(payload, onWord));
      present.once("end", again);
      await present.connect();
      await present.query(`listen ${CHANNEL}`);
      if (missed) onWord("");
    };
    const begin = (missed: boolean) => {
      connect(missed).catch(() => {
        void client?.end().catch(() => undefined);
        again();
      });
    };
    function again(): void {
      if (ended) return;
      clearTimeout(timer);
      timer = setTimeout(() => begin(true), AGAIN_MS);
      timer.unref();
    }
    begin(false);
    return async () => {
      ended = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    };
  }

  #pass(payload: string, onWord: (naming: string) => void): void {
    const [sender, naming = ""] = payload.split(" ");
    if (sender !== this.#self) onWord(naming);
  }
}

import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import pg from "pg";
import { SECONDS } from "../system/clock.ts";
import type { Schema } from "./schema.ts";

const CHANNEL = "pages_changed";
/** How long after a connection is lost it is tried again. */
const AGAIN_MS = 2 * SECONDS;
const CONNECT_MS = 5 * SECONDS;

/** What several servers on one database tell each other; each knows its own news, and passes over them. */
export class PostgresNews {
  readonly #url: string;
  readonly #self = randomUUID();

  constructor(url: string) {
    this.#url = url;
  }

  /** Tells the other servers, once the transaction is kept, that pages have changed in which a word stands; "": all pages. */
  async tell(transaction: Transaction<Schema>, naming: string): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${`${this.#self} ${naming}`})`.execute(transaction);
  }

  /**
   * Hears what other servers tell, on a connection of its own, which is opened again when it breaks.
   * @param heard is told the word; "" too when nobody knows what was missed meanwhile
   * @returns ends it
   */
  hear(heard: (naming: string) => void): () => Promise<void> {
    let client: pg.Client | null = null;
    let timer: NodeJS.Timeout | undefined;
    let ended = false;
    const listen = async (missed: boolean) => {
      const present = new pg.Client({
        connectionString: this.#url,
        connectionTimeoutMillis: CONNECT_MS,
        keepAlive: true,
      });
      client = present;
      present.on("error", () => undefined);
      present.on("notification", ({ payload = "" }) => this.#pass(payload, heard));
      present.once("end", again);
      await present.connect();
      await present.query(`listen ${CHANNEL}`);
      if (missed) heard("");
    };
    const begin = (missed: boolean) => {
      listen(missed).catch(() => {
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

  #pass(payload: string, heard: (naming: string) => void): void {
    const [teller, naming = ""] = payload.split(" ");
    if (teller !== this.#self) heard(naming);
  }
}

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** How long is waited for whoever holds the file just then: a server that starts, stops or writes. */
const MAX_WAIT_MS = 5000;

/** Rows of a running server's SQLite file, read beside the server. */
export function rowsOf(dataDir: string, sql: string, ...values: (string | number)[]): Record<string, unknown>[] {
  const database = new DatabaseSync(join(dataDir, "shop.db"), { readOnly: true, timeout: MAX_WAIT_MS });
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
}

/** Changes rows of a server's SQLite file; a server that runs may be writing just then. */
export function changeRows(dataDir: string, sql: string): void {
  const database = new DatabaseSync(join(dataDir, "shop.db"), { timeout: MAX_WAIT_MS });
  database.exec(sql);
  database.close();
}

/** The mails that a server without SMTP has written, the latest last: their names are no order. */
export function mailsIn(dataDir: string): string[] {
  const folder = join(dataDir, "mail");
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const written = files.map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }));
  return written.toSorted((one, other) => one.at - other.at).map(({ path }) => readFileSync(path, "utf8"));
}

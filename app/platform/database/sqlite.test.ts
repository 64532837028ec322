import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as soon } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openSqlite } from "./sqlite.server.ts";
import { claimFile, shareFile } from "./sqlite-lock.server.ts";

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "sqlite-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "shop.db");
}

it("a full disk is told as such, for the transaction's second end does not hide it, and the next write goes on", async () => {
  const database = openSqlite(newFile());
  onTestFinished(() => database.close());
  await database.migrate();
  const setPages = (pages: number) =>
    database.write(async (connection) => void (await sql.raw(`pragma max_page_count = ${pages}`).execute(connection)));
  const fill = (name: string) =>
    database.write(async (connection) => {
      const value = 1;
      for (let count = 0; count < 200; count += 1) {
        await connection
          .insertInto("counters")
          .values({ name: `${name}-${count}`.padEnd(3000, "x"), value })
          .execute();
      }
    });
  // Smaller than it is already: there is no room for one page more.
  await setPages(1);
  const error = await fill("a").catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: "SQLITE_FULL" });
  expect(database.isUnavailable(error)).toBe(true);
  await setPages(100_000);
  await fill("b");
  expect(await database.read.selectFrom("counters").select("name").execute()).toHaveLength(200);
});

it("a file is for one process alone only while no other uses it", () => {
  const file = newFile();
  const users = [shareFile(file), shareFile(file)];
  expect(claimFile(file)).toBeNull();
  users[0]?.release();
  expect(claimFile(file)).toBeNull();
  users[1]?.release();
  const claim = claimFile(file);
  expect(claim).not.toBeNull();
  expect(() => shareFile(file)).toThrow(`${file} is just being restored`);
  claim?.release();
  shareFile(file).release();
});

it("a server that starts while another makes the tables waits for it", async () => {
  const file = newFile();
  const other = new SqliteDatabase(file);
  other.pragma("journal_mode = WAL");
  other.exec("begin immediate");
  const database = openSqlite(file);
  onTestFinished(() => database.close());
  const migrated = database.migrate();
  // By then the first try has been refused.
  await soon();
  other.exec("commit");
  other.close();
  await migrated;
  expect(await database.isEmpty()).toBe(false);
});

/**
 * Has a file for itself, and gives it back some moments after it has said so. It is a program, since locks of files are a program's: two
 * libraries in one do not keep each other out.
 */
const HOLDER = `
  const { DatabaseSync } = require("node:sqlite");
  const database = new DatabaseSync(process.argv[1]);
  database.exec("begin exclusive");
  process.stdout.write("held");
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  database.exec("commit");
  database.close();`;

it("a server that starts on a new file which another has for a moment waits for it", async () => {
  const file = newFile();
  const holder = spawn(process.execPath, ["-e", HOLDER, file], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(holder, "exit");
  await once(holder.stdout, "data");
  const database = openSqlite(file);
  onTestFinished(() => database.close());
  await database.migrate();
  expect(await database.isEmpty()).toBe(false);
  expect(await ended).toEqual([0, null]);
});

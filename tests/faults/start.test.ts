import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { ORDER_FIELDS } from "../support/buyers.ts";
import { closedShop } from "../support/closed-shop.ts";
import { runShopCommand } from "../support/commands.ts";
import { freePort } from "../support/free-port.ts";
import { discardServer, type RunningServer, SERVER, startServer } from "../support/server.ts";
import { changeRows, rowsOf } from "../support/stored.ts";

/** Nobody is at its mail server: the mails of its order wait. */
const noMailServer = `smtp://127.0.0.1:${await freePort()}`;
const CART = `cart=${encodeURIComponent('[{"productId":"medica","quantity":6}]')}`;

function orderAt({ url }: RunningServer): Promise<Response> {
  const body = new URLSearchParams(ORDER_FIELDS);
  return fetch(`${url}/potvrda`, { method: "POST", body, headers: { Origin: url, Cookie: CART }, redirect: "manual" });
}

const closed = closedShop({ SMTP_URL: noMailServer }, async (server) =>
  expect((await orderAt(server)).status).toBe(303),
);

/** What a start that fails prints, whole. */
const printedBy = (settings: Record<string, string>, dataDir?: string) =>
  startServer({ LOG_LEVEL: "error", ...settings }, dataDir).then(
    () => "it has started",
    (error: Error) => error.message.replace("The server ended:\n", ""),
  );

describe("a start without the database that the shop had", () => {
  it.each([
    ["is missing", (file: string) => rmSync(file)],
    ["is empty", (file: string) => truncateSync(file, 0)],
  ])("is refused with one line where it %s, and opens no invented shop", async (_, lose) => {
    const dataDir = closed();
    const file = join(dataDir, "shop.db");
    lose(file);
    expect(await printedBy({}, dataDir)).toBe(
      `${dataDir} belongs to a shop, but ${file} is missing or empty. Bring it back with npm run restore, or begin with an empty one: npm start -- --new-database\n`,
    );
  });

  it("is refused likewise where its secret comes from the environment, and the backup holds that secret", async () => {
    const dataDir = closed();
    rmSync(join(dataDir, "session-secret"));
    const settings = { SESSION_SECRET: "a secret of the environment, long enough" };
    await (await startServer(settings, dataDir)).stop();
    await runShopCommand(["backup", join(dataDir, "kept")], { DATA_DIR: dataDir, ...settings });
    const [backup = ""] = readdirSync(join(dataDir, "kept"));
    expect(readFileSync(join(dataDir, "kept", backup, "session-secret"), "utf8")).toBe(settings.SESSION_SECRET);
    rmSync(join(dataDir, "shop.db"));
    expect(await printedBy(settings, dataDir)).toContain("shop.db is missing or empty. Bring it back");
  });

  it("keeps the shop's own secret where somebody starts it, or gives a command, with another one", async () => {
    const dataDir = closed();
    const secret = () => readFileSync(join(dataDir, "session-secret"), "utf8");
    const before = secret();
    const settings = { SESSION_SECRET: "of another program in the same shell, by chance" };
    await runShopCommand(["staff", "orders"], { DATA_DIR: dataDir, ...settings });
    await (await startServer(settings, dataDir)).stop();
    expect(secret()).toBe(before);
  });

  it("begins a new one where it is told to", async () => {
    const dataDir = closed();
    rmSync(join(dataDir, "shop.db"));
    const server = await startServer({}, dataDir, [...SERVER, "--new-database"]);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.stop();
  });
});

describe("a start that cannot be", () => {
  it("says in one line that the database is damaged", async () => {
    const dataDir = closed();
    writeFileSync(join(dataDir, "shop.db"), "this is no database, but it is long enough to be looked at ".repeat(100));
    expect(await printedBy({}, dataDir)).toMatch(/^\S+shop\.db is damaged and cannot be read\. .*npm run restore\.\n$/);
  });

  it("says in one line that the database is of a newer shop", async () => {
    const dataDir = closed();
    changeRows(dataDir, "insert into kysely_migration values ('999-of-next-year', '2027-01-01T00:00:00Z')");
    expect(await printedBy({}, dataDir)).toMatch(
      /^\S+shop\.db was made by a newer version of the shop: start that one\.\n$/,
    );
  });

  it("says in one line that PostgreSQL is away, and nothing of its password", async () => {
    const port = await freePort();
    const url = `postgres://shop:a-secret-word@127.0.0.1:${port}/shop`;
    expect(await printedBy({ DATABASE_URL: url })).toBe(
      `PostgreSQL at 127.0.0.1:${port}/shop does not answer: look at DATABASE_URL, and whether the server runs.\n`,
    );
  });

  it("says in one line that PostgreSQL encrypts nothing where that is asked for", async () => {
    const url = `${inject("postgresUrl")}/postgres?sslmode=verify-full`;
    const { host } = new URL(url);
    expect(await printedBy({ DATABASE_URL: url, NODE_NO_WARNINGS: "1" })).toBe(
      `PostgreSQL at ${host}/postgres takes no encrypted connections: switch them on there, or take sslmode out of DATABASE_URL.\n`,
    );
  });

  it("says in one line that a file stands in the place of its folder", async () => {
    const dataDir = closed();
    const file = join(dataDir, "shop.db");
    expect(await printedBy({}, file)).toBe(`DATA_DIR ${file} must be a folder, but a file stands there.\n`);
  });

  it("says in one line that the port is used, and has taken no mail to send", async () => {
    const dataDir = closed();
    changeRows(dataDir, "update jobs set next_at = 0, leased_until = null");
    const waiting = rowsOf(dataDir, "select * from jobs");
    expect(waiting).toHaveLength(2);
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    expect(await printedBy({ PORT: `${port}` }, dataDir)).toBe(
      `Another program listens at 127.0.0.1:${port}: stop it, or set PORT to another number.\n`,
    );
    expect(rowsOf(dataDir, "select * from jobs")).toEqual(waiting);
    expect(existsSync(join(dataDir, "mail"))).toBe(false);
  });
});

it("a shop whose file is taken away while it runs is not ready, and acknowledges nothing", async () => {
  const server = await startServer();
  onTestFinished(() => discardServer(server));
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  rmSync(join(server.dataDir, "shop.db"));
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  const answer = await orderAt(server);
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
});

it("the built shop starts from a folder whose name has a space and a letter that addresses spell otherwise", async () => {
  const parent = mkdtempSync(join(tmpdir(), "shop-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, "moja vinarija ž");
  cpSync("build", join(folder, "build"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const server = await startServer({}, undefined, [...SERVER.slice(0, -1), join(folder, "build/start.js")]);
  onTestFinished(() => discardServer(server));
  const [page, icon] = await Promise.all([fetch(server.url), fetch(`${server.url}/favicon.ico`)]);
  expect([page.status, icon.status]).toEqual([200, 200]);
});

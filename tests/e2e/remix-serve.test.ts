import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freePort } from "../support/free-port.ts";

let child: ChildProcess;
let url: string;
let printed = "";
const dataDir = mkdtempSync(join(tmpdir(), "shop-serve-"));

beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  child = spawn(process.execPath, ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"], {
    env: { ...process.env, NODE_ENV: "production", PORT: `${port}`, DATA_DIR: dataDir, LOG_LEVEL: "error" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  child.stderr?.on("data", (text) => {
    printed += text;
  });
  await vi.waitFor(() => fetch(url), { timeout: 20_000, interval: 100 });
});

afterAll(async () => {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await gone;
  rmSync(dataDir, { recursive: true, force: true });
});

it("runs under remix-serve as well: home and the list are whole pages with data", async () => {
  const home = await fetch(url);
  expect(home.status).toBe(200);
  expect(home.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  const list = await (await fetch(`${url}/de/unsere-produkte`)).text();
  expect(list).toContain('<html lang="de"');
  expect(list).toContain("Malvazija");
});

it("says in one line what is then missing", () => {
  expect(printed.match(/^Not the whole program: .*$/gm)).toEqual([
    "Not the whole program: no mails and webhooks are sent and nothing is deleted in time; `npm start` does that.",
  ]);
});

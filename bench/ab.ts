import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { openBrowser } from "../tests/support/browser.ts";
import { rawAnswer } from "./against-bare.ts";
import { paintOf } from "./first-paint.ts";
const dirs = process.argv.slice(2);
const ROUNDS = Number(process.env.ROUNDS ?? 11);
const browser = await openBrowser();
const servers = await Promise.all(dirs.map(async (dir, i) => {
  const url = `http://localhost:${4700 + i}`;
  const child = spawn(process.execPath, ["--max-semi-space-size=4", "build/start.js"], { cwd: dir, env: { ...process.env, NODE_ENV: "production", PORT: `${4700 + i}`, PUBLIC_URL: url, DATA_DIR: mkdtempSync("/tmp/ab-"), LOG_LEVEL: "error" }, stdio: ["ignore", "pipe", "pipe"] });
  await new Promise<void>((r) => child.stdout.on("data", (t) => { if (String(t).includes("open")) r(); }));
  return { url, child, dir };
}));
const mid = (f: number[]) => f.toSorted((a, b) => a - b)[Math.floor(f.length / 2)] ?? 0;
for (const path of (process.env.PATHS ?? "/,/nasi-proizvodi,/nasi-proizvodi/malvazija-2025,/degustacija-vina").split(",")) {
  for (const s of servers) { await rawAnswer(s.url + path, { "accept-encoding": "br" }); await rawAnswer(s.url + path, { "accept-encoding": "br" }); }
  await new Promise((r) => setTimeout(r, 4000));
  const got = servers.map(() => [] as number[]);
  for (let round = 0; round < ROUNDS; round += 1) for (const [i, s] of servers.entries()) got[i]!.push((await paintOf(browser, { url: s.url, path, cookies: {} }, "about:blank")).first);
  const bytes = await Promise.all(servers.map(async (s) => (await rawAnswer(s.url + path, { "accept-encoding": "br" })).body.length));
  console.log(path, got.map((g, i) => `${Math.round(mid(g))} (${Math.round(Math.min(...g))}) ${bytes[i]}b`).join("  |  "));
}
await browser.close(); for (const s of servers) s.child.kill();

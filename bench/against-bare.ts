import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { freePort } from "../tests/support/free-port.ts";

export const CONNECTIONS = 32;
/** The shop and the bare server are loaded in turns, so that whatever else the machine does slows both. */
const ROUNDS = 3;
const SECONDS_EACH = Number(process.env.BENCH_SECONDS ?? 3);

type Load = { perSecond: number; p99: number };
type Headers = Record<string, string>;

/** What an address does in a second, and a bare server that sends the same bytes: the round in the middle by its ratio. */
export type Measured = { bytes: number; ours: Load; bare: Load; ratio: number };

/** Loads an address of the shop and a bare server in turns. */
export async function againstBare(url: string, headers: Headers): Promise<Measured> {
  const answer = await rawAnswer(url, headers);
  const bare = await startBare(answer.body, answer.headers);
  const rounds: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const floor = await load(bare.url, headers);
    const ours = await load(url, headers);
    rounds.push({ bytes: answer.body.length, ours, bare: floor, ratio: ours.perSecond / floor.perSecond });
  }
  bare.child.kill();
  const inOrder = rounds.sort((one, other) => one.ratio - other.ratio);
  return inOrder[Math.floor(ROUNDS / 2)] as Measured;
}

/** The answer's bytes as they travel: `fetch` would decompress them. */
export async function rawAnswer(url: string, headers: Headers): Promise<{ body: Buffer; headers: Headers }> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => resolve({ body: Buffer.concat(chunks), headers: kept(response.headers) }));
    })
      .on("error", reject)
      .end();
  });
}

function kept(headers: NodeJS.Dict<string | string[]>): Headers {
  const own = ["date", "connection", "keep-alive", "content-length", "set-cookie"];
  return Object.fromEntries(Object.entries(headers).flatMap(([n, v]) => (own.includes(n) ? [] : [[n, String(v)]])));
}

async function startBare(body: Buffer, headers: Headers): Promise<{ url: string; child: ChildProcess }> {
  const file = join(mkdtempSync(join(tmpdir(), "bench-")), "body");
  writeFileSync(file, body);
  const port = await freePort();
  const words = ["bench/bare-server.ts", `${port}`, file, JSON.stringify(headers)];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  return { url: `http://127.0.0.1:${port}/`, child };
}

async function load(url: string, headers: Headers): Promise<Load> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS_EACH });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

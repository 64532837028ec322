import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import autocannon from "autocannon";
import { discardServer, freePort, startServer } from "../tests/support/server.ts";

/**
 * Measures the shop against a bare `node:http` server that sends the same bytes, in one run on one machine, so that only the
 * ratios are to be read. "stored": a visitor without cookies; "rendered": one with a cart, whose pages are never stored.
 */
const SECONDS_EACH = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 32;
const CART = `cart=${encodeURIComponent(JSON.stringify([{ productId: "malvazija-2025", quantity: 6 }]))}`;

const PAGES = [
  { name: "home", path: "/" },
  { name: "list", path: "/nasi-proizvodi" },
  { name: "detail", path: "/nasi-proizvodi/malvazija-2025" },
  { name: "cart", path: "/nasi-proizvodi?overlay=cartOpen" },
];

/** What a page loads beside its HTML, by the end of the file's name. */
const KINDS = { js: "JavaScript", json: "the frame's texts", css: "whole style sheets", woff2: "fonts" };

type Load = { perSecond: number; p99: number };

const shop = await startServer({ LOG_LEVEL: "error" });
try {
  const rows: Record<string, string | number>[] = [];
  for (const { name, path } of PAGES) {
    const stored = { "accept-encoding": "br", cookie: "ageGateAccepted=true" };
    const rendered = { ...stored, cookie: `ageGateAccepted=true; ${CART}` };
    rows.push(await measured(name, path, stored, "stored"));
    rows.push(await measured(name, path, rendered, "rendered"));
  }
  console.table(rows);
  console.table(await firstVisit("/"));
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? "?"}, Node ${process.version}, ${CONNECTIONS} connections`);
} finally {
  await discardServer(shop);
}

async function measured(name: string, path: string, headers: Record<string, string>, kind: string) {
  const url = shop.url + path;
  // Twice, with a breath between: the second request has the page polished in the background.
  await fetch(url, { headers });
  await fetch(url, { headers });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const answer = await rawAnswer(url, headers);
  const bare = await startBare(answer.body, answer.headers);
  const floor = await load(bare.url, headers);
  bare.child.kill();
  const ours = await load(url, headers);
  return {
    page: name,
    kind,
    "brotli bytes": answer.body.length,
    "requests/s": Math.round(ours.perSecond),
    "p99 ms": ours.p99,
    "bare requests/s": Math.round(floor.perSecond),
    "bare p99 ms": floor.p99,
    ratio: (ours.perSecond / floor.perSecond).toFixed(3),
  };
}

/** The answer's bytes as they travel: `fetch` would decompress them. */
async function rawAnswer(url: string, headers: Record<string, string>) {
  const { request } = await import("node:http");
  return new Promise<{ body: Buffer; headers: Record<string, string> }>((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => resolve({ body: Buffer.concat(chunks), headers: kept(response.headers) }));
    })
      .on("error", reject)
      .end();
  });
}

function kept(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const own = ["date", "connection", "keep-alive", "content-length", "set-cookie"];
  return Object.fromEntries(Object.entries(headers).flatMap(([n, v]) => (own.includes(n) ? [] : [[n, String(v)]])));
}

async function startBare(body: Buffer, headers: Record<string, string>): Promise<{ url: string; child: ChildProcess }> {
  const file = join(mkdtempSync(join(tmpdir(), "bench-")), "body");
  writeFileSync(file, body);
  const port = await freePort();
  const words = ["bench/bare-server.ts", `${port}`, file, JSON.stringify(headers)];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  return { url: `http://127.0.0.1:${port}/`, child };
}

async function load(url: string, headers: Record<string, string>): Promise<Load> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS_EACH });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** What a first visit transfers, compressed by brotli as the server sends it. */
async function firstVisit(path: string) {
  const html = await rawAnswer(shop.url + path, { "accept-encoding": "br" });
  const text = brotliDecompressSync(html.body).toString("utf8");
  const named = (ending: string) => new Set(text.match(new RegExp(`/static/[\\w.-]+\\.${ending}\\b`, "g")));
  const sum = async (paths: Set<string>) => {
    let bytes = 0;
    for (const file of paths) bytes += (await rawAnswer(shop.url + file, { "accept-encoding": "br" })).body.length;
    return bytes;
  };
  return [
    { what: "HTML with styles", files: 1, "brotli bytes": html.body.length },
    ...(await Promise.all(
      Object.entries(KINDS).map(async ([ending, what]) => {
        const paths = named(ending);
        return { what, files: paths.size, "brotli bytes": await sum(paths) };
      }),
    )),
  ];
}

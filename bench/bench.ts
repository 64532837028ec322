import { cpus } from "node:os";
import { brotliDecompressSync } from "node:zlib";
import { discardServer, SMALL_MEMORY, startServer } from "../tests/support/server.ts";
import { logIn, openAccount } from "./accounts.ts";
import { againstBare, CONNECTIONS, rawAnswer } from "./against-bare.ts";

/**
 * Measures the shop against a bare `node:http` server that sends the same bytes, in one run on one machine, so that only the
 * ratios are to be read. Fails where a stored page misses its bar by more than a tenth.
 */
const BAR = 0.9;
const FAILS_BELOW = BAR * 0.9;
const CART = `cart=${encodeURIComponent(JSON.stringify([{ productId: "malvazija-2025", quantity: 6 }]))}`;
const ADULT = "ageGateAccepted=true";
const EMAIL = "ana@kupac.example";
/** Longer than a page takes to be compressed at its best, in the background. */
const BREATH_MS = 500;

const STORED = [
  { name: "home", path: "/" },
  { name: "list", path: "/nasi-proizvodi" },
  { name: "product", path: "/nasi-proizvodi/malvazija-2025" },
];
/** What shows the lines of a cart is put together or rendered for each visitor. */
const OWN = [
  { name: "list, cart open", path: "/nasi-proizvodi?overlay=cartOpen", kind: "put together" },
  { name: "list, cart open", path: "/nasi-proizvodi?overlay=cartOpen", kind: "put together, not compressed" },
  { name: "product, cart open", path: "/nasi-proizvodi/malvazija-2025?overlay=cartOpen", kind: "rendered" },
  { name: "checkout", path: "/potvrda", kind: "rendered" },
];

/** What a page loads beside its HTML, by the end of the file's name. */
const KINDS = { js: "JavaScript", json: "the frame's texts", css: "whole style sheets", woff2: "fonts" };

const shop = await startServer({ ...SMALL_MEMORY, LOG_LEVEL: "error" });
try {
  await openAccount(shop, EMAIL);
  const visitors = {
    stored: ADULT,
    "stored, with a cart": `${ADULT}; ${CART}`,
    // Their device's cart and their account's are both empty.
    "stored, logged in": await logIn(shop, EMAIL),
  };
  const rows: Row[] = [];
  for (const { name, path } of STORED) {
    for (const [kind, cookie] of Object.entries(visitors)) rows.push(await measured({ name, path, cookie, kind }));
  }
  const slow = rows.filter(({ ratio }) => ratio < FAILS_BELOW);
  for (const page of OWN) rows.push(await measured({ ...page, cookie: visitors["stored, with a cart"] }));
  console.table(rows);
  console.table(await firstVisit("/"));
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? "?"}, Node ${process.version}, ${CONNECTIONS} connections`);
  for (const { page, kind, ratio } of slow) console.log(`${page}, ${kind}: ${ratio} of the bare server, bar ${BAR}`);
  if (slow.length > 0) process.exitCode = 1;
} finally {
  await discardServer(shop);
}

type Row = { page: string; kind: string; ratio: number } & Record<string, string | number>;

async function measured(asked: { name: string; path: string; cookie: string; kind: string }): Promise<Row> {
  const headers = {
    "accept-encoding": asked.kind.includes("not compressed") ? "identity" : "br",
    cookie: asked.cookie,
  };
  const url = shop.url + asked.path;
  // Twice, with a breath after it: the second request has the page compressed at its best in the background.
  await fetch(url, { headers });
  await fetch(url, { headers });
  await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
  const { bytes, ours, bare, ratio } = await againstBare(url, headers);
  return {
    page: asked.name,
    kind: asked.kind,
    bytes,
    "requests/s": Math.round(ours.perSecond),
    "p99 ms": ours.p99,
    "bare requests/s": Math.round(bare.perSecond),
    "bare p99 ms": bare.p99,
    ratio: Number(ratio.toFixed(3)),
  };
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

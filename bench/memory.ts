import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { discardServer, SMALL_MEMORY, startServer } from "../tests/support/server.ts";

/**
 * What the program holds of the memory, in megabytes: once it listens, and after minutes of readers whose pages are rendered. It runs with an
 * old space of 192 MB. Linux alone tells it. Fails where a bar is missed by more than a tenth.
 */
const START_BAR = 120;
const READ_BAR = 250;
const PAGES_PER_SECOND = 40;
const MINUTES = Number(process.env.BENCH_MINUTES ?? 10);
const FAILS_ABOVE = 1.1;
const PATHS = ["/", "/nasi-proizvodi", "/nasi-proizvodi/malvazija-2025", "/degustacija-vina", "/kontakt", "/potvrda"];
const CART = `cart=${encodeURIComponent(JSON.stringify([{ productId: "malvazija-2025", quantity: 6 }]))}`;

const shop = await startServer({
  ...SMALL_MEMORY,
  LOG_LEVEL: "error",
  NODE_OPTIONS: `${SMALL_MEMORY.NODE_OPTIONS} --max-old-space-size=192`,
});
try {
  const rows = [{ when: "at the start", megabytes: residentMegabytes(), bar: START_BAR }];
  const result = await autocannon({
    url: shop.url,
    connections: 8,
    overallRate: PAGES_PER_SECOND,
    duration: MINUTES * 60,
    // Nobody takes what is asked for, so each page is rendered for its visitor, and none is stored.
    requests: PATHS.map((path) => ({
      path: `${path}?overlay=cartOpen`,
      headers: { cookie: `ageGateAccepted=true; ${CART}`, "accept-encoding": "br", accept: "application/x-rendered" },
    })),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  rows.push({ when: `after ${MINUTES} minutes of reading`, megabytes: residentMegabytes(), bar: READ_BAR });
  console.table(rows);
  const missed = rows.filter(({ megabytes, bar }) => megabytes > bar * FAILS_ABOVE);
  for (const { when, megabytes, bar } of missed) console.log(`${when}: ${megabytes} MB, bar ${bar}`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await discardServer(shop);
}

function residentMegabytes(): number {
  const [, kilobytes = ""] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${shop.pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

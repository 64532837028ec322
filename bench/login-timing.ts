import { discardServer, SMALL_MEMORY, startServer } from "../tests/support/server.ts";
import { openAccount, postTo, registrationOf } from "./accounts.ts";

/**
 * Whether an answer's time or body shows if an address has an account: known and unknown addresses in turn, at registration, login and
 * reset. Run by `node bench/login-timing.ts` after a build; fails where they differ.
 */
const REQUESTS = 200;
const MAX_APART_MS = 10;
const KNOWN = "poznata@kupac.example";
const UNKNOWN = "neznana@kupac.example";

let visitors = 0;
const server = await startServer({ ...SMALL_MEMORY, TRUST_PROXY: "1", LOG_LEVEL: "silent" });
try {
  await openAccount(server, KNOWN);
  const differs = [
    await compare("registration", (email) => post("/registracija", registrationOf(email))),
    await compare("login", (email) => post("/login", { email, password: "krivo krivo" })),
    await compare("reset", (email) => post("/?overlay=forgotPassword", { intent: "forgotPassword", email })),
    await compare("reset call", (email) => post("/api/auth/password/request-reset", JSON.stringify({ email }))),
  ];
  process.exitCode = differs.some((one) => one) ? 1 : 0;
} finally {
  await discardServer(server);
}

async function compare(name: string, send: (email: string) => Promise<Response>): Promise<boolean> {
  const times: Record<string, number[]> = { [KNOWN]: [], [UNKNOWN]: [] };
  const bodies = new Set<string>();
  for (let round = 0; round < REQUESTS; round += 1) {
    for (const email of round % 2 === 0 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN]) {
      const start = performance.now();
      const answer = await send(email);
      const body = await answer.text();
      times[email]?.push(performance.now() - start);
      bodies.add(`${answer.status} ${body.replaceAll(email, "")}`);
    }
  }
  const [known, unknown] = [median(times[KNOWN]), median(times[UNKNOWN])];
  const differs = bodies.size > 1 || Math.abs(known - unknown) > MAX_APART_MS;
  console.log(
    `${name}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ${bodies.size === 1 ? "all answers alike" : `${bodies.size} different answers`}${differs ? " - this gives it away" : ""}`,
  );
  return differs;
}

function median(times: number[] = []): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Each request comes from an address of its own, so that no limit answers for the form. */
function post(path: string, body: Record<string, string> | string): Promise<Response> {
  visitors += 1;
  const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return postTo(server, path, body, address);
}

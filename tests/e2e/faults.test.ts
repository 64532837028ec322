import { afterEach, describe, expect, it, vi } from "vitest";
import { ORDER_FIELDS } from "../support/buyers.ts";
import { SOON } from "../support/patience.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { changeRows, mailsIn, rowsOf } from "../support/stored.ts";

const running: RunningServer[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop("SIGKILL");
});

async function start(dataDir?: string): Promise<RunningServer> {
  const server = await startServer({}, dataDir);
  running.push(server);
  return server;
}

const FORM = { ...ORDER_FIELDS, orderKey: "killed-just-after-the-answer" };

function order({ url }: RunningServer): Promise<Response> {
  const cart = encodeURIComponent('[{"productId":"medica","quantity":6}]');
  const headers = { Origin: url, Cookie: `cart=${cart}` };
  return fetch(`${url}/potvrda`, { method: "POST", body: new URLSearchParams(FORM), headers, redirect: "manual" });
}

describe("an acknowledged order", () => {
  it("survives kill -9, and its mails go out once their lease is over", async () => {
    const first = await start();
    const answer = await order(first);
    expect(answer.status).toBe(303);
    await first.stop("SIGKILL");
    // A mail that was being sent is taken up again after its lease: let those ten minutes be over.
    changeRows(first.dataDir, "update jobs set leased_until = null where state = 'queued'");

    const second = await start(first.dataDir);
    expect(rowsOf(second.dataDir, "select total_cents from orders")).toEqual([{ total_cents: 11690 }]);
    await vi.waitFor(() => {
      expect(rowsOf(second.dataDir, "select state from jobs")).toEqual([{ state: "done" }, { state: "done" }]);
      expect(mailsIn(second.dataDir)).toHaveLength(2);
    }, SOON);
    const ids = mailsIn(second.dataDir).map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]);
    expect(new Set(ids).size).toBe(2);

    const again = await order(second);
    expect(again.headers.get("Location")).toBe(answer.headers.get("Location"));
    expect(rowsOf(second.dataDir, "select stock from products where id = 'medica'")).toEqual([{ stock: 114 }]);
  });
});

describe("a server that is told to stop", () => {
  it("answers the requests that it has taken, then ends", async () => {
    const server = await start();
    const ask = async (path: string) => {
      const answer = await fetch(server.url + path);
      return { status: answer.status, body: await answer.text() };
    };
    const twenty = (path: string) => Array.from({ length: 20 }, () => ask(path));
    // On connections that are there already requests arrive in their order: once the last is answered all have been taken.
    await Promise.all(twenty("/healthz"));
    const answers = twenty("/potvrda");
    await ask("/healthz");
    const stopped = server.stop("SIGTERM");
    for (const answer of await Promise.allSettled(answers)) {
      expect(answer.status === "fulfilled" && answer.value.status).toBe(200);
    }
    await stopped;
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });
});

describe("a wrong setting", () => {
  it.each([
    [{ PORT: "http" }, /^Setting PORT: /m],
    [{ PUBLIC_URL: "shop.example" }, /^Setting PUBLIC_URL: /m],
    [{ CARD_PROVIDER: "cash" }, /^Setting CARD_PROVIDER: /m],
    [{ PARTNER_ORIGINS: "https://a.example/path" }, /^Setting PARTNER_ORIGINS: /m],
    [{ DATABASE_URL: "mysql://x" }, /^Setting DATABASE_URL: must begin with sqlite: or postgres:\/\/$/m],
  ])("stops the start with one line that names it: %j", async (settings, line) => {
    await expect(startServer(settings)).rejects.toThrow(line);
  });
});

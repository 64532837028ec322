import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isCall, PARTNER_PATHS } from "../../app/routing/calls.server.ts";
import { methodsOf } from "../../app/routing/methods.ts";
import { ADDRESSES, isAddress, matchScreen, takesSignedPosts } from "../../app/routing/paths.ts";
import { HOTEL, PARTNER_SETTINGS, postTo } from "../support/partner-posts.ts";
import { addressesOfBuild } from "../support/routes.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { rowsOf } from "../support/stored.ts";

let server: RunningServer;
let post: ReturnType<typeof postTo>;
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  server = await startServer(PARTNER_SETTINGS);
  post = postTo(server);
});

afterAll(async () => {
  agent.destroy();
  await discardServer(server);
});

/** Origins that are not a partner's, though almost. */
const LOOKALIKES = [
  "https://hotel.example.evil.example",
  "https://evilhotel.example",
  "http://hotel.example",
  "https://hotel.example:8443",
  "https://www.hotel.example",
  "http://bar.example",
  "http://bar.example:80801",
  "null",
];

type Answer = { status: number; headers: Record<string, string | string[] | undefined> };

/** Sends what `fetch` would not send: any method, any host. */
function send(method: string, path: string, headers: OutgoingHttpHeaders = {}, body = ""): Promise<Answer> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: "localhost", method, path, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

/** How many rows each table holds; what is counted up at every start and never by a visitor is left out. */
function rowCounts(): Record<string, unknown> {
  const tables = rowsOf(
    server.dataDir,
    "select name from sqlite_master where type = 'table' and name <> 'retention_runs' order by name",
  );
  const counts = tables.map(({ name }) => `(select count(*) from "${name}") as "${name}"`);
  return rowsOf(server.dataDir, `select ${counts.join(", ")}`)[0] ?? {};
}

const dataAddress = (path: string) => (path === "/" ? "/_root.data" : `${path}.data`);
const both = (path: string) => [path, dataAddress(path)];

/** Some of a list, each in its turn: neighbours among the addresses get others, and all of it comes often. */
const turnsOf = <Item>(all: readonly Item[], turn: number, count: number): Item[] =>
  Array.from({ length: count }, (_, index) => all[(turn * count + index) % all.length] as Item);

/** Each promise of docs/promises.md "Nobody gets in" about the front door, for every route that the build has. */
describe("at every address", async () => {
  const addresses = await addressesOfBuild();
  /** What is posted elsewhere proves itself by its signature, from whichever site it comes. */
  const guarded = addresses.filter((address) => !takesSignedPosts(address));

  it("means every route of the build", () => {
    expect(addresses).toEqual(expect.arrayContaining(["/", "/cart", "/kontakt", "/potvrda", "/logout", "/locale"]));
    expect(addresses).toEqual(expect.arrayContaining(["/en/about-us", "/it/chi-siamo", ...PARTNER_PATHS]));
    expect(addresses.length).toBeGreaterThan(60);
    expect(addresses.filter((address) => !isAddress(address))).toEqual(["/api/something", "/something"]);
    expect(addresses.filter((address) => !guarded.includes(address)).sort()).toEqual([
      "/card-sandbox",
      "/card/callback/something",
      "/card/cancel/something",
      "/card/return/something",
    ]);
  });

  it.each(addresses.filter(takesSignedPosts))("a post that nobody has signed changes nothing: %s", async (at) => {
    const before = rowCounts();
    for (const origin of ["https://evil.example", HOTEL, "null"]) {
      const answer = await post(at, { Origin: origin });
      expect([200, 303, 401, 404]).toContain(answer.status);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
    }
    expect((await post(at, {}, "a".repeat(64 * 1024 + 1))).status).toBe(413);
    expect(rowCounts()).toEqual(before);
  });

  it.each(guarded)(
    "a post of another site is refused, as a document and as data, and writes nothing: %s",
    async (at) => {
      const before = rowCounts();
      for (const path of [...both(at), `/de${at}`]) {
        const answer = await post(path, { Origin: "https://evil.example" });
        expect([path, answer.status]).toEqual([path, 403]);
        expect(answer.headers.getSetCookie()).toEqual([]);
        expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
      }
      expect(rowCounts()).toEqual(before);
    },
  );

  it.each(guarded)("who only looks like a partner is refused: %s", async (at) => {
    // Where partners post, all of them; elsewhere, where none may, each takes its turn.
    const turn = guarded.indexOf(at) % LOOKALIKES.length;
    const origins = PARTNER_PATHS.includes(at) ? LOOKALIKES : LOOKALIKES.slice(turn, turn + 1);
    for (const origin of origins) {
      for (const path of both(at)) {
        const headers = { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" };
        expect([origin, path, (await send("POST", path, headers, "a=b")).status]).toEqual([origin, path, 403]);
      }
    }
  });

  it.each(guarded.filter((address) => !PARTNER_PATHS.includes(address)))(
    "a partner's post is refused where partners have nothing to post: %s",
    async (at) => {
      for (const path of both(at)) expect((await post(path, { Origin: HOTEL })).status).toBe(403);
    },
  );

  it.each(addresses)("another host than ours is refused: %s", async (at) => {
    const { host, port } = new URL(server.url);
    const hosts = ["evil.example", `evil.example:${port}`, `${host}.evil.example`, "localhost"];
    for (const Host of turnsOf(hosts, addresses.indexOf(at), 2)) {
      for (const path of both(at)) {
        const read = await send("GET", path, { Host });
        const posted = await send("POST", path, { Host, "Content-Type": "application/x-www-form-urlencoded" }, "a=b");
        expect([Host, path, read.status, posted.status]).toEqual([Host, path, 400, 400]);
      }
    }
  });

  it.each(addresses.filter(isAddress))("no other method is known, and the answer says which are: %s", async (at) => {
    for (const method of turnsOf(["TRACE", "PUT", "DELETE", "PATCH", "PROPFIND"], addresses.indexOf(at), 3)) {
      for (const path of both(at)) {
        const { status, headers } = await send(method, path);
        const allow = methodsOf(new URL(path, server.url));
        expect([method, path, status, headers.allow]).toEqual([method, path, 405, allow]);
      }
    }
  });

  const refusedBodies = [
    ["application/x-www-form-urlencoded", "a".repeat(64 * 1024 + 1), 413],
    ["text/plain", "a=b", 415],
    ["application/xml", "<a/>", 415],
    ["application/json", "{", 400],
    ["multipart/form-data; boundary=x", "--x\r\nnonsense", 400],
    ["multipart/form-data", "no boundary", 400],
  ] as const;

  it.each(guarded.filter(isAddress))(
    "a body that is too large, of no known kind or broken is refused: %s",
    async (at) => {
      // Each of them is sent to each address: half to the document, half to its data.
      for (const [half, path] of both(at).entries()) {
        for (const [type, body, status] of turnsOf(refusedBodies, guarded.indexOf(at) + half, 3)) {
          // Where nothing is posted at all, nobody looks at the body.
          const isPosted = matchScreen(at) !== null || methodsOf(new URL(path, server.url)).includes("POST");
          const answer = await send("POST", path, { Origin: server.url, "Content-Type": type }, body);
          expect([path, type, answer.status]).toEqual([path, type, isPosted ? status : 405]);
        }
      }
    },
  );

  /** Calls say so of a body that they can read (`partners-openapi.test.ts`). */
  const counted = guarded.filter((at) => methodsOf(new URL(at, "http://shop")).includes("POST") && !isCall(at));

  it.each(counted)("a post counts, and its answer says what is left of a limit: %s", async (at) => {
    for (const path of both(at)) {
      const { status, headers } = await post(path, { Origin: server.url });
      expect([path, status, headers.get("RateLimit")]).toEqual([
        path,
        status,
        expect.stringMatching(/^"\w+";r=\d+;t=\d+$/),
      ]);
    }
  });

  it.each(addresses)("no route can be named by _data: %s", async (at) => {
    const origins: Record<string, string>[] = [{}, { Origin: HOTEL }, { Origin: server.url }];
    for (const [index, query] of ["_data=frame", "_data=cart-form", "_data="].entries()) {
      for (const headers of turnsOf(origins, addresses.indexOf(at) + index, 1)) {
        expect((await post(`${at}?${query}`, headers)).status).toBe(404);
        expect((await send("GET", `${at}?${query}`, headers)).status).toBe(404);
      }
    }
  });

  const { assets, calendar, cardReturn, eLabel, invoice, openGraph, paymentCode } = ADDRESSES;
  it.each([assets, calendar, cardReturn, eLabel, invoice, openGraph, paymentCode])(
    "a folder by itself is not there: %s",
    async (folder) => {
      for (const path of [folder, `${folder}/`]) {
        for (const method of ["GET", "HEAD"]) expect((await send(method, path)).status).toBe(404);
      }
    },
  );
});

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { NOTHING_LEFT_OPEN } from "../../tests/support/front-door.ts";
import { rawRequest, sendRaw } from "../../tests/support/raw-http.ts";
import { onSqlite } from "../../tests/support/shops.ts";
import type { Platform } from "../platform/platform.server.ts";
import { frontDoor } from "./front-door.server.ts";
import { PageCache } from "./page-cache.server.ts";

/** The front door before an application of one page; its address. */
async function openDoorTo(platform: Platform, answer: (request: Request) => Promise<Response>): Promise<string> {
  const door = frontDoor({
    platform,
    pages: new PageCache(platform.clock),
    visitorOf: () => null,
    isPersonal: () => false,
    isSentOnce: () => false,
    dictionaries: {},
    answer: async (request) => ({ response: await answer(request), leftOpen: NOTHING_LEFT_OPEN }),
    files: (_request, _response, next) => next(),
    isAddress: () => true,
    methodsOf: () => "GET, HEAD, OPTIONS",
    isCall: () => false,
    takesPartners: () => false,
    takesSignedPosts: () => false,
    isReady: async () => true,
  });
  const server = createServer(door).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/`;
}

onSqlite("the front door", (openTestShop) => {
  it("tells the application when an answer has been sent, for Remix keeps a timer for each page until then", async () => {
    const { platform } = await openTestShop({ TRUST_PROXY: "1" });
    let sent: (() => void) | undefined;
    const whenSent = new Promise<void>((resolve) => {
      sent = resolve;
    });
    const url = await openDoorTo(platform, async (request) => {
      request.signal.addEventListener("abort", () => sent?.());
      return new Response("a page");
    });
    const { host } = new URL(platform.settings.publicUrl);
    const answer = await fetch(url, { headers: { "X-Forwarded-Host": host } });
    expect(await answer.text()).not.toBe("");
    await whenSent;
  });

  it("logs each host that it refuses once, for it may be a proxy that hides the visitor's", async () => {
    const { platform } = await openTestShop({ TRUST_PROXY: "1" });
    const warned: unknown[] = [];
    const log = { ...platform.log, warn: (about: unknown) => void warned.push(about) };
    const url = await openDoorTo({ ...platform, log }, async () => new Response("a page"));
    const ask = async (host: string) => (await fetch(url, { headers: { "X-Forwarded-Host": host } })).status;
    expect([await ask("backend"), await ask("backend"), await ask("localhost:3000")]).toEqual([400, 400, 200]);
    expect(warned).toEqual([{ host: "backend", publicUrl: "http://localhost:3000" }]);
    for (let number = 0; number < 20; number += 1) await ask(`scanned-${number}.example`);
    expect(warned).toHaveLength(10);
  });

  it.each([
    ["https://vinarija.example", "Vinarija.EXAMPLE", 200],
    ["https://vinarija.example", "vinarija.example:443", 200],
    ["https://vinarija.example", "vinarija.example:", 200],
    ["https://vinarija.example", "vinarija.example:80", 400],
    ["https://vinarija.example", "vinarija.example:4430", 400],
    ["http://vinarija.example", "vinarija.example:80", 200],
    ["http://vinarija.example:8080", "VINARIJA.example:8080", 200],
    ["http://vinarija.example:8080", "vinarija.example", 400],
  ])("takes for %s what is asked of %s: %i", async (PUBLIC_URL, host, status) => {
    const { platform } = await openTestShop({ PUBLIC_URL });
    const url = await openDoorTo(platform, async () => new Response("a page"));
    const asked = ["/", `${new URL(PUBLIC_URL).protocol}//${host}/`];
    const answers = asked.map((target) => sendRaw(url, rawRequest(`GET ${target}`, [`Host: ${host}`])));
    expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual([status, status]);
  });

  it.each([
    ["2", "vinarija.example, inner", 200],
    ["2", "forged.example, vinarija.example,inner", 200],
    ["2", "vinarija.example, forged.example, inner", 400],
    // The inner one passes on what the outer has said.
    ["2", "vinarija.example", 200],
    ["1", "vinarija.example, inner", 400],
  ])("behind %s proxies that append to it takes the host that counts of %s: %i", async (TRUST_PROXY, host, status) => {
    const { platform } = await openTestShop({ PUBLIC_URL: "https://vinarija.example", TRUST_PROXY });
    const url = await openDoorTo(platform, async () => new Response("a page"));
    expect((await fetch(url, { headers: { "X-Forwarded-Host": host } })).status).toBe(status);
  });
});

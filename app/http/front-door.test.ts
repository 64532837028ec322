import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { NOTHING_LEFT_OPEN } from "../../tests/support/front-door.ts";
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
});

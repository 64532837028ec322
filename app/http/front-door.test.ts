import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { onSqlite } from "../../tests/support/shops.ts";
import { frontDoor } from "./front-door.server.ts";
import { PageCache } from "./page-cache.server.ts";

onSqlite("the front door", (openTestShop) => {
  it("tells the application when an answer has been sent, for Remix keeps a timer for each page until then", async () => {
    const { platform } = await openTestShop({ TRUST_PROXY: "1" });
    let signal: AbortSignal | undefined;
    const door = frontDoor({
      platform,
      pages: new PageCache(platform.clock),
      storedAs: () => null,
      missingAs: () => null,
      textOf: () => "",
      gapTextsOf: () => null,
      dictionaries: {},
      answer: async (request) => {
        signal = request.signal;
        return new Response("a page");
      },
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
    const { host } = new URL(platform.settings.publicUrl);
    const closed = once(server, "request").then(([, outgoing]) => once(outgoing, "close"));
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { "X-Forwarded-Host": host } });
    expect(await answer.text()).not.toBe("");
    await closed;
    expect(signal?.aborted).toBe(true);
  });
});

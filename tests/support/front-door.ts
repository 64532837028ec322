import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server, type ServerOptions } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { missingAs, storedAs } from "../../app/frame/stored-addresses.ts";
import { frontDoor } from "../../app/http/front-door.server.ts";
import { PageCache } from "../../app/http/page-cache.server.ts";
import { openPlatform } from "../../app/platform/platform.server.ts";
import { readSettings } from "../../app/platform/settings.server.ts";
import { isCall } from "../../app/routing/calls.server.ts";
import { methodsOf } from "../../app/routing/methods.ts";
import { isAddress } from "../../app/routing/paths.ts";
import { NOON } from "./shops.ts";

/** `clock` is when it is to the stored pages. */
export type OpenDoor = { url: string; pages: PageCache; clock: { now: number }; close(): Promise<void> };

/** The front door alone, on a port of its own, with an application behind it that the test writes. */
export async function openDoor(
  answer: (request: Request) => Promise<Response>,
  options: ServerOptions = {},
): Promise<OpenDoor> {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-"));
  const settings = readSettings({ NODE_ENV: "test", DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const platform = await openPlatform(settings, () => NOON);
  const server = createServer(options);
  const url = await listening(server);
  const clock = { now: NOON };
  const pages = new PageCache(() => clock.now);
  server.on(
    "request",
    frontDoor({
      platform: { ...platform, settings: { ...platform.settings, publicUrl: url } },
      pages,
      storedAs,
      missingAs,
      textOf: () => "",
      gapTextsOf: () => null,
      dictionaries: {},
      answer,
      files: (_, __, next) => next(),
      isAddress,
      methodsOf,
      isCall,
      takesPartners: () => false,
      takesSignedPosts: () => false,
      isReady: async () => true,
    }),
  );
  const close = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
    await platform.database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, pages, clock, close };
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${port}`;
}

import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server, type ServerOptions } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { frontDoor } from "../../app/http/front-door.server.ts";
import type { LeftOpen } from "../../app/http/front-door-options.ts";
import { PageCache } from "../../app/http/page-cache.server.ts";
import type { Store } from "../../app/http/wanted-page.server.ts";
import { openPlatform } from "../../app/platform/platform.server.ts";
import { readSettings } from "../../app/platform/settings.server.ts";
import { visitorOf } from "../../app/program/visitor-of.server.ts";
import { isCall } from "../../app/routing/calls.server.ts";
import { methodsOf } from "../../app/routing/methods.ts";
import { isAddress } from "../../app/routing/paths.ts";
import { isPersonal } from "../../app/session/cookies.server.ts";
import { isSentOnce } from "../../app/session/placeholders.server.ts";
import { NOON } from "./shops.ts";

/** What an application answers that has no placeholders. */
export const NOTHING_LEFT_OPEN: LeftOpen = { places: [], gaps: [], isOwn: false };

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
      visitorOf: withoutTexts(visitorOf(platform, {})),
      isPersonal,
      isSentOnce,
      dictionaries: {},
      answer: async (request) => ({ response: await answer(request), leftOpen: NOTHING_LEFT_OPEN }),
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

/** Visitors of whom pages show nothing. */
function withoutTexts(visitorIn: Store["visitorOf"]): Store["visitorOf"] {
  return (cookies) => {
    const visitor = visitorIn(cookies);
    return visitor && { ...visitor, textOf: (_, width) => Buffer.alloc(width, " "), gapTextsOf: () => null };
  };
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${port}`;
}

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { storedAs } from "./app/frame/stored-addresses.ts";
import { frontDoor } from "./app/http/front-door.server.ts";
import { PageCache } from "./app/http/page-cache.server.ts";
import { keepingHeaders } from "./app/http/remix/kept-headers.server.ts";
import { limitingPosts } from "./app/http/remix/limit-posts.server.ts";
import { withOverlayForms } from "./app/http/remix/overlay-forms.server.ts";
import { openAppInDevelopment, openBuiltApp } from "./app/http/remix/remix-app.server.ts";
import { reportingFailures } from "./app/http/remix/report-failures.server.ts";
import { singleRouteHandlers } from "./app/http/remix/single-route-handlers.server.ts";
import { TIMEOUTS } from "./app/http/timeouts.ts";
import { SECONDS } from "./app/platform/clock.ts";
import { keepNewFilesPrivate } from "./app/platform/private-files.server.ts";
import type { JobRunner } from "./app/platform/queue/job-runner.server.ts";
import { readSettings, WrongSetting } from "./app/platform/settings.server.ts";
import { methodsOf } from "./app/routing/methods.ts";
import { isAddress, isCall, PARTNER_PATHS } from "./app/routing/paths.ts";
import { openShop } from "./app/shop/open-shop.server.ts";
import { startRetention } from "./app/shop/retention/start-retention.server.ts";

const DRAIN_MS = 10 * SECONDS;
/** How long requests are still taken after the signal: some are on their way, on connections that look idle. */
const LAST_CALL_MS = 1 * SECONDS;

keepNewFilesPrivate();
const developing = process.argv.includes("--dev");
process.env.NODE_ENV ??= developing ? "development" : "production";
const settings = settingsOrStop();
const platform = await openShop(settings);
const forgetting = startRetention(platform);
const pages = new PageCache(platform.clock);
platform.pagesChanged = () => pages.clear();
let jobs: JobRunner | undefined;
let stopping = false;

const app = developing
  ? await openAppInDevelopment(() => pages.clear())
  : await openBuiltApp(new URL("./build/", import.meta.url));
const { build } = app;
const mode = process.env.NODE_ENV;
const remix =
  typeof build === "function"
    ? createRequestHandler(async () => prepared(await build()), mode)
    : singleRouteHandlers(prepared(build), mode);

function prepared(application: ServerBuild): ServerBuild {
  return reportingFailures(keepingHeaders(limitingPosts(withOverlayForms(application))));
}

const server = createServer(
  TIMEOUTS,
  frontDoor({
    platform,
    pages,
    storedAs,
    answer: (request, sender) => remix(request, { platform, ...sender }),
    files: app.files,
    takesPosts: isAddress,
    methodsOf,
    isCall,
    takesPartners: (pathname) => PARTNER_PATHS.includes(pathname),
    isReady: async () => !stopping && (await platform.database.isReachable()),
  }),
);

server.listen(settings.port, settings.host, () => {
  const { address, port } = server.address() as AddressInfo;
  platform.log.info({ address, port }, "listening");
  console.log(`The shop is open: ${settings.publicUrl}`);
  // Only now: a program that finds its port taken must not have taken mails before.
  void startJobsOfBuild();
});

/** The templates of mails are modules that the build alone can read. */
async function startJobsOfBuild(): Promise<void> {
  const { entry } = typeof build === "function" ? await build() : build;
  const { startShopJobs } = entry.module as typeof import("./app/entry.server.tsx");
  if (!stopping) jobs = startShopJobs(platform);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);

/** Stops in order: not ready, no new requests, those under way answered, then the mails, then the database. */
async function stop(): Promise<void> {
  stopping = true;
  server.prependListener("request", (_, outgoing) => outgoing.setHeader("Connection", "close"));
  await new Promise((resolve) => setTimeout(resolve, LAST_CALL_MS));
  const drained = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const tooLong = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await drained;
  clearTimeout(tooLong);
  await Promise.all([jobs?.stop(), forgetting.stop()]);
  await platform.database.close();
}

function settingsOrStop() {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

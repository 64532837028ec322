import { createServer } from "node:http";
import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { PLACEHOLDER_TEXTS } from "../frame/data/placeholder-texts.server.ts";
import { missingAs, storedAs } from "../frame/stored-addresses.ts";
import type { SendFile } from "../http/built-files.server.ts";
import { frontDoor } from "../http/front-door.server.ts";
import type { Sender } from "../http/front-door-options.ts";
import { PageCache } from "../http/page-cache.server.ts";
import { keepingHeaders } from "../http/remix/kept-headers.server.ts";
import { limitingPosts } from "../http/remix/limit-posts.server.ts";
import { withOverlayForms } from "../http/remix/overlay-forms.server.ts";
import { reportingFailures } from "../http/remix/report-failures.server.ts";
import { singleRouteHandlers } from "../http/remix/single-route-handlers.server.ts";
import { TIMEOUTS } from "../http/timeouts.ts";
import type { Platform } from "../platform/platform.server.ts";
import { keepNewFilesPrivate } from "../platform/system/private-files.server.ts";
import { methodsOf } from "../routing/methods.ts";
import { isAddress, isCall, PARTNER_PATHS, takesSignedPosts } from "../routing/paths.ts";
import { type BackgroundWork, startBackgroundWork } from "./background-work.server.ts";
import { endWithOneLine } from "./end-with-one-line.server.ts";
import { answerTheLast, listen } from "./listen.server.ts";
import { openFromEnvironment } from "./open-from-environment.server.ts";

/** What the program needs of whoever starts it: the application as it was built, or as Vite builds it while it is being written. */
export type Application = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  sendFile: SendFile;
};

/** The running program. */
export type RunningProgram = {
  /** Makes every stored page anew: what pages are made of has changed. */
  forgetPages(): void;
};

/**
 * Starts the shop: the database, then the address, then what is done beside the requests; whoever cannot listen sends no mail. Ends the
 * process with one line where something that it needs is missing. SIGTERM, SIGINT and SIGHUP stop it in order.
 * @param flags the words after the command: `--new-database`
 */
export async function startProgram(application: Application, flags = process.argv.slice(2)): Promise<RunningProgram> {
  keepNewFilesPrivate();
  try {
    return await start(application, flags);
  } catch (error) {
    return endWithOneLine(error);
  }
}

async function start(application: Application, flags: readonly string[]): Promise<RunningProgram> {
  const platform = await openFromEnvironment({ mayBeNew: flags.includes("--new-database") });
  const pages = new PageCache(platform.clock);
  platform.pagesChanged = (naming) => pages.clear(naming);
  const stopHearing = platform.database.listenToOthers((naming) => pages.clear(naming));
  const state = { stopping: false };
  const server = createServer(
    TIMEOUTS,
    frontDoor({
      platform,
      pages,
      storedAs,
      missingAs,
      textOf: (name, visitor, language) => PLACEHOLDER_TEXTS[name](platform, visitor, language),
      answer: answerWith(application, platform),
      files: application.sendFile,
      takesPosts: isAddress,
      methodsOf,
      isCall,
      takesPartners: (pathname) => PARTNER_PATHS.includes(pathname),
      takesSignedPosts,
      isReady: async () => !state.stopping && (await platform.database.isReachable()),
    }),
  );
  await listen(server, platform);
  const work = startBackgroundWork(platform);
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (state.stopping) return;
      state.stopping = true;
      void answerTheLast(server).then(() => end(platform, work, stopHearing));
    });
  }
  console.log(`The shop is open: ${platform.settings.publicUrl}`);
  return { forgetPages: () => pages.clear() };
}

function answerWith({ build }: Application, platform: Platform) {
  const mode = process.env.NODE_ENV;
  const remix: RequestHandler =
    typeof build === "function"
      ? createRequestHandler(async () => prepared(await build()), mode)
      : singleRouteHandlers(prepared(build), mode);
  return (request: Request, sender: Sender) => remix(request, { platform, ...sender });
}

function prepared(application: ServerBuild): ServerBuild {
  return reportingFailures(keepingHeaders(limitingPosts(withOverlayForms(application))));
}

/** The last steps, once nobody is being answered any more: what is done beside the requests, then the database. */
async function end(platform: Platform, work: BackgroundWork, stopHearing: () => Promise<void>): Promise<void> {
  await stopHearing();
  const { finished } = await work.stop();
  await platform.database.close();
  // A mail server that hangs would keep the process for as long as it likes.
  if (!finished) process.exit();
}

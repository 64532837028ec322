import { createServer } from "node:http";
import { frontDoor } from "../http/front-door.server.ts";
import { PageCache } from "../http/page-cache.server.ts";
import { AFTER_GATE } from "../http/remix/page-styles.server.ts";
import { TIMEOUTS } from "../http/timeouts.ts";
import type { Platform } from "../platform/platform.server.ts";
import { keepNewFilesPrivate } from "../platform/system/private-files.server.ts";
import { isCall, PARTNER_PATHS } from "../routing/calls.server.ts";
import { methodsOf } from "../routing/methods.ts";
import { isAddress, takesSignedPosts } from "../routing/paths.ts";
import { isPersonal } from "../session/cookies.server.ts";
import { isSentOnce } from "../session/placeholders.server.ts";
import { type Application, answerWith } from "./answer-with.server.ts";
import { type BackgroundWork, startBackgroundWork } from "./background-work.server.ts";
import { endWithOneLine } from "./end-with-one-line.server.ts";
import { answerTheLast, listen } from "./listen.server.ts";
import { openFromEnvironment } from "./open-from-environment.server.ts";
import { visitorOf } from "./visitor-of.server.ts";

/** The running program. */
type RunningProgram = {
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
  const pages = new PageCache(platform.clock, { shownFirst: AFTER_GATE });
  platform.pagesChanged = (naming) => pages.clear(naming);
  const stopHearing = platform.database.listenToOthers((naming) => pages.clear(naming));
  const state = { stopping: false };
  const server = createServer(
    TIMEOUTS,
    frontDoor({
      platform,
      pages,
      visitorOf: visitorOf(platform, application),
      isPersonal,
      isSentOnce,
      dictionaries: application.dictionaries,
      answer: answerWith(application, platform),
      files: application.sendFile,
      isAddress,
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

/** The last steps, once nobody is being answered any more: what is done beside the requests, then the database. */
async function end(platform: Platform, work: BackgroundWork, stopHearing: () => Promise<void>): Promise<void> {
  await stopHearing();
  const { finished } = await work.stop();
  await platform.database.close();
  // A mail server that hangs would keep the process for as long as it likes.
  if (!finished) process.exit();
}

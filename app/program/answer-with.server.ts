import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import type { SendFile } from "../http/built-files.server.ts";
import type { LeftOpen, Sender } from "../http/front-door-options.ts";
import type { PageDictionaries } from "../http/page-dictionaries.server.ts";
import { keepingHeaders } from "../http/remix/kept-headers.server.ts";
import { limitingPosts } from "../http/remix/limit-posts.server.ts";
import { withOverlayForms } from "../http/remix/overlay-forms.server.ts";
import { reportingFailures } from "../http/remix/report-failures.server.ts";
import { singleRouteHandlers } from "../http/remix/single-route-handlers.server.ts";
import type { Platform } from "../platform/platform.server.ts";
import { Placeholders } from "../session/placeholders.server.ts";

/** What the program needs of whoever starts it: the application as it was built, or as Vite builds it while it is being written. */
export type Application = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  sendFile: SendFile;
  /** What browsers may keep of the pages; none while the application is being written. */
  dictionaries: PageDictionaries;
  /** Whether a page stands at a path that is none of the shop's: one for those who write it (dev-pages). Of what is built: none. */
  hasDevPage?(pathname: string): boolean;
};

/** What stands behind the front door: the application with what the shop adds to Remix. */
export function answerWith({ build }: Pick<Application, "build">, platform: Platform) {
  const mode = process.env.NODE_ENV;
  const remix: RequestHandler =
    typeof build === "function"
      ? createRequestHandler(async () => prepared(await build()), mode)
      : singleRouteHandlers(prepared(build), mode);
  return async (
    request: Request,
    { leavesGaps, ...sender }: Sender,
  ): Promise<{ response: Response; leftOpen: LeftOpen }> => {
    const placeholders = new Placeholders({ leavesCart: leavesGaps });
    return { response: await remix(request, { platform, ...sender, placeholders }), leftOpen: placeholders };
  };
}

function prepared(application: ServerBuild): ServerBuild {
  return reportingFailures(keepingHeaders(limitingPosts(withOverlayForms(application))));
}

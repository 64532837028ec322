import type { AppLoadContext, EntryContext, ServerBuild } from "@remix-run/node";
import { createRequestHandler } from "@remix-run/node";

type RouteModule = Partial<NonNullable<ServerBuild["routes"][string]>["module"]> & Record<string, unknown>;
type Routes = Record<string, { parentId?: string; path?: string; module: RouteModule }>;

/** What the page of such a build tells: the data of its loaders and its action, and what they threw. */
export type PageOfBuild = Pick<EntryContext["staticHandlerContext"], "loaderData" | "actionData" | "errors">;

/** A build of a few routes, of which Remix itself makes an application: for what relies on how Remix treats a build. */
export function remixBuild(routes: Routes): ServerBuild {
  const whole = { root: { path: "", module: {} }, ...routes };
  const entries = Object.entries(whole).map(([id, { module, ...route }]) => {
    const parent = id === "root" ? {} : { parentId: "root" };
    return [id, { id, ...parent, ...route, module: { default: () => null, ...module } }];
  });
  const build = {
    entry: { module: { default: pageOf } },
    routes: Object.fromEntries(entries),
    assets: { routes: Object.fromEntries(entries) },
    future: { v3_singleFetch: true },
  };
  return build as unknown as ServerBuild;
}

function pageOf(_: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext): Response {
  const { loaderData, actionData, errors } = staticHandlerContext;
  return Response.json({ loaderData, actionData, errors }, { status, headers });
}

/** Asks the application of a build. */
export function askBuild(
  build: ServerBuild,
  path: string,
  init: RequestInit = {},
  context: AppLoadContext = {},
): Promise<Response> {
  return createRequestHandler(build, "production")(new Request(`http://shop${path}`, init), context);
}

/** A form as a browser posts it. */
export function postOf(fields: Record<string, string>): RequestInit {
  return { method: "POST", body: new URLSearchParams(fields) };
}

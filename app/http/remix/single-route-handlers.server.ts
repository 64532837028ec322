import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { matchScreen, withoutData } from "../../routing/paths.ts";
import { routeIdOf, slugOf } from "../../routing/screen-properties.ts";

/** What stands around a screen's own route, and what says that nothing is there. */
const AROUND = ["root", "frame", "not-found"];

/**
 * Answers the addresses of screens, each by an application that holds this screen's route alone: Remix ranks and tries every route
 * that it knows several times a request, though the dictionary says at once which one it is. Whatever else is asked is answered by
 * the whole application.
 */
export function singleRouteHandlers(build: ServerBuild, mode: string | undefined): RequestHandler {
  const whole = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  return (request, context) => {
    const id = routeAt(new URL(request.url).pathname);
    if (id === null) return whole(request, context);
    const handler = handlers.get(id) ?? createRequestHandler(withRoutes(build, [...AROUND, id]), mode);
    handlers.set(id, handler);
    return handler(request, context);
  };
}

/** The name of the route of the screen that stands at a path, also where the path is that of its data. */
function routeAt(pathname: string): string | null {
  const place = matchScreen(withoutData(pathname));
  return place && routeIdOf(place.screen, slugOf(place.screen, place.language));
}

function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}

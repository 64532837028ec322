import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { isPage, matchScreen, withoutData } from "../../routing/paths.ts";
import { routeIdOf, slugOf } from "../../routing/screen-properties.ts";

/** What stands around a screen's own route, and what says that nothing is there. */
const AROUND = ["root", "frame", "not-found"];

/**
 * Answers the addresses of screens, each by an application that holds this screen's route alone, and those of pictures, calls and forms
 * by one of the routes that begin alike: Remix ranks and tries every route that it knows several times a request, though the dictionary
 * says at once which ones may be meant. Whatever else is asked is answered by the whole application.
 */
export function singleRouteHandlers(build: ServerBuild, mode: string | undefined): RequestHandler {
  const whole = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  const handlerOf = (key: string, ids: () => readonly string[]) => {
    const handler = handlers.get(key) ?? createRequestHandler(withRoutes(build, [...AROUND, ...ids()]), mode);
    handlers.set(key, handler);
    return handler;
  };
  return (request, context) => {
    const { pathname } = new URL(request.url);
    const id = routeAt(pathname);
    if (id !== null) return handlerOf(id, () => [id])(request, context);
    if (isPage(pathname)) return whole(request, context);
    const folder = firstFolder(pathname);
    return handlerOf(folder, () => routesIn(build, folder))(request, context);
  };
}

/** The name of the route of the screen that stands at a path, also where the path is that of its data. */
function routeAt(pathname: string): string | null {
  const place = matchScreen(withoutData(pathname));
  return place && routeIdOf(place.screen, slugOf(place.screen, place.language));
}

/** `/assets` of `/assets/teran-2023` and of the route `assets/:id`. */
function firstFolder(path: string): string {
  return `/${path.split("/").find((part) => part !== "") ?? ""}`;
}

/** Home is among them: it answers that nothing is at `/assets/`, which the frame would take for a language, and show itself alone. */
function routesIn(build: ServerBuild, folder: string): string[] {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  return ["home", ...routes.filter(({ path }) => firstFolder(path ?? "") === folder).map(({ id }) => id)];
}

function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}

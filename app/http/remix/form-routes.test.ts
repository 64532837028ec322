import { defineRoutes } from "@remix-run/dev/dist/config/routes.js";
import { loadRouteModule } from "@remix-run/react/dist/routeModules.js";
import { afterEach, expect, it, vi } from "vitest";
import { routesFromSlugs } from "../../routing/routes.ts";
import { FORM_ROUTES, preloadFormRoutes } from "./form-routes.ts";

afterEach(() => vi.unstubAllGlobals());

it("Remix asks for no file of a route whose module is there already", async () => {
  const modules: Parameters<typeof loadRouteModule>[1] = {};
  vi.stubGlobal("window", { __remixRouteModules: modules });
  preloadFormRoutes();
  for (const id of FORM_ROUTES) {
    const route = { id, module: "/gone.js", hasLoader: true, hasAction: true };
    const asked = { ...route, hasClientLoader: false, hasClientAction: false, hasErrorBoundary: false };
    expect(await loadRouteModule(asked, modules)).toBe(modules[id]);
  }
});

it("the routes are those of the forms of the frame", () => {
  const routes = Object.keys(routesFromSlugs(defineRoutes));
  expect(FORM_ROUTES.filter((id) => !routes.includes(id))).toEqual([]);
});

/** Routes that answer forms and questions of the frame and show nothing (`routes.ts`). */
export const FORM_ROUTES = ["age-gate-form", "consent-form", "forgot-password-form", "cart-details"];

/**
 * Remix loads the module of a route before it posts to it, and reloads the page where the line breaks over that. What these hold for
 * the browser is nothing, so it is there beforehand, and the request for it is saved as well.
 */
export function preloadFormRoutes(): void {
  for (const route of FORM_ROUTES) window.__remixRouteModules[route] ??= { default: undefined as never };
}

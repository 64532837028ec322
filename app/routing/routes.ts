import type { DefineRoutesFunction } from "@remix-run/dev/dist/config/routes.js";
import { CALLS } from "./calls.server.ts";
import { ADDRESSES } from "./paths.ts";
import { ALL_SCREENS, distinctSlugs, routeIdOf } from "./screen-properties.ts";

/** Where card providers lead and call, by the file that answers there. */
const CARD_ADDRESSES = {
  "card-return": ADDRESSES.cardReturn,
  "card-cancel": ADDRESSES.cardCancel,
  "card-callback": ADDRESSES.cardCallback,
};

/**
 * The route tree: every slug of every screen under one optional `:lang?` parameter. A screen's module is registered once
 * for each of its slugs; whether slug and language belong together is asked by the guard in its first line (`openScreen`).
 */
export function routesFromSlugs(defineRoutes: DefineRoutesFunction) {
  return defineRoutes((route) => {
    route(":lang?", "frame/frame.tsx", { id: "frame" }, () => {
      for (const screen of ALL_SCREENS) {
        const file = `screens/${screen}/${screen}.tsx`;
        for (const slug of distinctSlugs(screen)) {
          const id = routeIdOf(screen, slug);
          if (slug === "") route(undefined, file, { id, index: true });
          else route(slug, file, { id });
        }
      }
      route(ADDRESSES.cart.slice(1), "frame/cart/cart-route.tsx", { id: "cart-form" });
      route(ADDRESSES.takeCart.slice(1), "frame/cart/take-cart-route.tsx", { id: "take-cart" });
      route("*", "screens/not-found/not-found.tsx", { id: "not-found" });
    });
    route(ADDRESSES.cartDetails.slice(1), "frame/cart/cart-details.ts", { id: "cart-details" });
    for (const [id, { path, file }] of Object.entries(CALLS)) route(path, `api/${file}.ts`, { id });
    route("api/*", "api/unknown-call.ts", { id: "unknown-call" });
    for (const [name, address] of Object.entries(CARD_ADDRESSES)) {
      route(`${address}/:last`, `api/cards/${name}-route.ts`, { id: name });
    }
    route(ADDRESSES.logout, "api/logout-route.ts", { id: "auth-logout" });
    route(ADDRESSES.forgotPassword, "frame/overlay/forgot-password-route.ts", { id: "forgot-password-form" });
    route(ADDRESSES.locale, "frame/header/change-language-route.ts", { id: "change-language" });
    route(ADDRESSES.ageGate, "frame/first-visit/age-gate-route.ts", { id: "age-gate-form" });
    route(ADDRESSES.consent, "frame/first-visit/consent-route.ts", { id: "consent-form" });
    route(`${ADDRESSES.assets}/:id`, "api/assets-route.ts", { id: "assets" });
    route(`${ADDRESSES.paymentCode}/:token/:picture`, "api/payment-code-route.ts", { id: "payment-code" });
    route(`${ADDRESSES.invoice}/:token/:file`, "api/invoice-route.ts", { id: "invoice" });
    route(`${ADDRESSES.calendar}/:token/:file`, "api/calendar-route.ts", { id: "calendar" });
    route(`${ADDRESSES.eLabel}/:slug`, "api/e-label/e-label-route.ts", { id: "e-label" });
    route(ADDRESSES.sitemap, "api/sitemap-route.ts", { id: "sitemap" });
    route(ADDRESSES.robots, "api/robots-route.ts", { id: "robots" });
    route(ADDRESSES.securityTxt, "api/security-txt-route.ts", { id: "security-txt" });
    route(ADDRESSES.manifest, "api/manifest-route.ts", { id: "manifest" });
    route(`${ADDRESSES.openGraph}/:language/:picture`, "api/open-graph-route.ts", { id: "open-graph" });
  });
}

import type { DefineRouteFunction, DefineRoutesFunction } from "@remix-run/dev/dist/config/routes.js";
import { ADDRESSES } from "./paths.ts";
import { ALL_SCREENS, distinctSlugs, routeIdOf } from "./screen-facts.ts";

/** Where card houses lead and call, by the file that answers there. */
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
    callRoutes(route);
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

/** The calls of programs. */
function callRoutes(route: DefineRouteFunction): void {
  route(ADDRESSES.shippingPricesCodes, "api/shipping-prices-call.ts", { id: "shipping-prices-codes" });
  route(ADDRESSES.productsCart, "api/products-cart-call.ts", { id: "products-cart" });
  route(ADDRESSES.products, "api/products-call.ts", { id: "products-call" });
  route(`${ADDRESSES.products}/:slug`, "api/product-call.ts", { id: "product-call" });
  route(ADDRESSES.searchSuggestions, "api/search-suggestions-call.ts", { id: "search-suggestions" });
  route(ADDRESSES.reservations, "api/reservations-call.ts", { id: "reservations-call" });
  route(ADDRESSES.inquiries, "api/inquiries-call.ts", { id: "inquiries-call" });
  route(ADDRESSES.cartCall, "api/cart-call.ts", { id: "cart-call" });
  route(ADDRESSES.mailSend, "api/mail-send-call.ts", { id: "mail-send" });
  route(ADDRESSES.openapi, "api/openapi/openapi-route.ts", { id: "openapi" });
  route("api/*", "api/unknown-call.ts", { id: "unknown-call" });
  route(ADDRESSES.reservationSlots.slice(1), "api/reservation-slots-call.ts", { id: "reservation-slots" });
  route(ADDRESSES.authLogin, "api/auth-login-call.ts", { id: "auth-login" });
  route(ADDRESSES.authMe, "api/auth-me-call.ts", { id: "auth-me" });
  route(ADDRESSES.authRequestReset, "api/auth-request-reset-call.ts", { id: "auth-request-reset" });
  route(ADDRESSES.authData, "api/auth-data-call.ts", { id: "auth-data" });
}

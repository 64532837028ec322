import type { LimitName } from "../shop/limits/rate-limits.ts";
import { MAX_EMAILS_PER_HOUR } from "../shop/mail/recipient-limit.ts";

/** `refused`: an address that is only read answers a post with 405 or 404, and does nothing. */
type PostLimits = { limits: readonly LimitName[]; recipientPerHour?: number } | "refused";

const mails = (...limits: LimitName[]): PostLimits => ({ limits, recipientPerHour: MAX_EMAILS_PER_HOUR });
const counted = (...limits: LimitName[]): PostLimits => ({ limits });

/**
 * Every post that the build takes, by the name of its route (a screen's slugs share one), with the limits that it counts under. Every
 * page takes the post of its overlay besides (`forgot-password-form`).
 */
export const POSTS: Readonly<Record<string, PostLimits>> = {
  checkout: mails("post", "order", "orderInquiry"),
  reservation: mails("post", "reservation"),
  "reservation-success": counted("post"),
  contact: mails("post", "inquiry"),
  withdrawal: mails("post", "withdrawal"),
  "back-in-stock": mails("post", "stockAlert"),
  login: counted("post", "login"),
  register: mails("post", "register"),
  "reset-password": counted("post", "newPassword"),
  confirm: counted("post"),
  profile: mails("post", "profile", "login", "changeEmail"),
  order: mails("post", "orderChange"),
  "order-error": mails("post", "orderChange"),
  orders: mails("post", "orderChange"),
  "card-payment": counted("post"),
  "card-sandbox": counted("post"),
  "card-return": counted("post"),
  "card-cancel": counted("post"),
  "card-callback": counted("post"),
  "forgot-password-form": mails("post", "reset"),
  "cart-form": counted("post"),
  "take-cart": counted("post"),
  favourites: counted("post"),
  "change-language": counted("post"),
  "age-gate-form": counted("post"),
  "consent-form": counted("post"),
  "auth-logout": counted("post"),
  "reservations-call": mails("post", "reservation", "draft"),
  "inquiries-call": mails("post", "inquiry", "draft"),
  "mail-send": mails("post", "inquiry", "draft"),
  "cart-call": counted("post", "cart", "draft"),
  "auth-request-reset": mails("post", "reset", "draft"),
  "auth-login": counted("post", "login"),
  "products-cart": counted("post", "productsCart"),
  "not-found": "refused",
  "unknown-call": "refused",
  assets: "refused",
  "e-label": "refused",
  "auth-data": "refused",
  "auth-me": "refused",
  calendar: "refused",
  invoice: "refused",
  openapi: "refused",
  "payment-code": "refused",
  "product-call": "refused",
  "products-call": "refused",
  "reservation-slots": "refused",
  "search-suggestions": "refused",
  "shipping-prices-codes": "refused",
};

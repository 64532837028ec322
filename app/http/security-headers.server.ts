import { DAYS, SECONDS } from "../platform/system/clock.ts";

/** The headers of every answer (docs/promises.md "Nobody gets in"). Documents replace the policy by their own. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    ...(https ? { "Strict-Transport-Security": `max-age=${(730 * DAYS) / SECONDS}; includeSubDomains` } : {}),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
  };
}

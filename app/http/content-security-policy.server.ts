/** What a page may load from outside the shop, or send a form to, by kind. */
export type ForeignSources = Record<"script" | "frame" | "connect" | "form", ReadonlySet<string>>;

/** The hashes of the scripts and styles that stand in the document itself, as the policy names them. */
export type InlineHashes = Record<"script" | "style", ReadonlySet<string>>;

/** In development the page hears of changes through a socket of Vite's. */
const RELOADING = process.env.NODE_ENV === "development" ? ["ws:"] : [];

/** The policy of a document: our own files, the inline parts that were rendered with it, and what it is known to need from others. */
export function contentSecurityPolicy(hashes: InlineHashes, foreign: ForeignSources, https: boolean): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.script, ...foreign.script].join(" "),
    ["style-src 'self'", ...hashes.style].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...RELOADING, ...foreign.connect].join(" "),
    ...(foreign.frame.size > 0 ? [["frame-src", ...foreign.frame].join(" ")] : []),
    "manifest-src 'self'",
    // A browser asks this also of the page to which the answer to a form leads on.
    ["form-action 'self'", ...foreign.form].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

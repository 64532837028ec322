/** The headers of a file that belongs to one buyer: kept by nobody, found by no search engine. */
export const PRIVATE_FILE = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } as const;

/** How long a test waits for what has to come, and how often it looks; on a machine that does other work as well. In milliseconds. */
export const SOON = { timeout: 20_000, interval: 50 };

import { SECONDS } from "../platform/system/clock.ts";

/** How long the server waits for a visitor to finish asking: a form of 64 kB passes in that time on the slowest line. */
export const TIMEOUTS = {
  headersTimeout: 15 * SECONDS,
  requestTimeout: 30 * SECONDS,
  connectionsCheckingInterval: 5 * SECONDS,
};

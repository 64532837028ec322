import { DAYS } from "../../platform/system/clock.ts";

/** How long it is kept from which network something unproved came, and a reservation that nobody confirms; in milliseconds. */
export const SENDER_KEPT_MS = 1 * DAYS;

/** How long an order waits: within how many days for its transfer, for how many at the cellar once it is ready; within how many minutes for its card. */
export type HoldingDays = { transferDays: string; pickupDays: string; cardMinutes: string };

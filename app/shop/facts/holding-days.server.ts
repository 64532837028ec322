import type { Settings } from "../../platform/settings.server.ts";
import { DAYS, MINUTES } from "../../platform/system/clock.ts";
import type { HoldingDays } from "./facts.ts";

/** How long an order waits, as the settings say. */
export function holdingDays({ holding }: Pick<Settings, "holding">): HoldingDays {
  const { transferMs, pickupMs, cardMs } = holding;
  return {
    transferDays: Math.round(transferMs / DAYS),
    pickupDays: Math.round(pickupMs / DAYS),
    cardMinutes: Math.round(cardMs / MINUTES),
  };
}

import type { Settings } from "../../platform/settings.server.ts";
import { DAYS } from "../../platform/system/clock.ts";
import type { HoldingDays } from "./facts.ts";

/** How long an order waits, as the settings say. */
export function holdingDays({ holding }: Pick<Settings, "holding">): HoldingDays {
  return { transferDays: Math.round(holding.transferMs / DAYS), pickupDays: Math.round(holding.pickupMs / DAYS) };
}

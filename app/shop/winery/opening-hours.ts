import { FACTS } from "../../facts/facts.ts";

/** Cellar hours, Monday to Saturday (docs/rules.md "Tastings"). */
export const OPENS_AT = `${FACTS.opensAtHour}:00`;
export const CLOSES_AT = `${FACTS.closesAtHour}:00`;

/** Cellar hours, Monday to Saturday (docs/rules.md "Tastings"). */
export const OPENS_AT = "10:00";
export const CLOSES_AT = "14:00";

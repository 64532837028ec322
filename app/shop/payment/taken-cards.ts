/** Cards as pages tell of them. `house`: who charges them, by its own name; null in the sandbox, which charges nothing. */
export type TakenCards = { house: string | null };

/** The brands that every one of the houses takes, as they write their own names. */
export const CARD_BRANDS = ["Visa", "Mastercard"] as const;

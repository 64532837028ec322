/** Cards as pages tell of them. `provider`: who charges them, by its own name; null in the sandbox, which charges nothing. */
export type TakenCards = { provider: string | null };

/** The brands that every one of the providers takes, as they write their own names. */
export const CARD_BRANDS = ["Visa", "Mastercard"] as const;

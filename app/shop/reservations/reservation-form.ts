/** Longest values of the form's fields, in characters. */
export const LIMITS = { fullName: 100, email: 100, phone: 30, note: 1000 } as const;

/**
 * A telephone number with its country's prefix, as a pattern that HTML takes too. Only the server knows the countries
 * and how long their numbers are.
 */
export const PHONE = "\\s*(\\+|00)[0-9\\s\\-\\/\\(\\)\\.]{6,26}";

/** The form's one-time key. */
export const RESERVATION_KEY = /^[A-Za-z0-9_-]{22,64}$/;

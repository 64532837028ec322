/** The longest telephone number that is typed, in characters. */
export const MAX_PHONE_LENGTH = 30;

/**
 * A telephone number with its country's prefix, as a pattern that HTML and JSON Schema take, which alone needs its ends; blanks, dashes, slashes, dots and brackets may part
 * it. Only the server knows the countries and how long their numbers are.
 */
export const PHONE_PATTERN = "^\\s*(\\+|00)([\\s\\-\\/\\(\\)\\.]*[0-9]){6,16}\\s*$";

/** The address that calls an international number, however it is parted (RFC 3966): `tel:+38552000111`. */
export const telUri = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

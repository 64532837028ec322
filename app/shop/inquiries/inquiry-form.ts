/** Longest values of the inquiry form's fields, in characters. */
export const LIMITS = { name: 100, email: 100, phone: 30, subject: 120, message: 2000 } as const;

/** Shortest message that says something, in characters. */
export const MIN_MESSAGE_LENGTH = 10;

/** The form's one-time key. */
export const INQUIRY_KEY = /^[A-Za-z0-9_-]{22,64}$/;

/** What somebody has asked in the inquiry form, once it is found good. */
export type InquiryForm = {
  name: string;
  email: string;
  /** `+` and digits; empty where none was given. */
  phone: string;
  subject: string;
  message: string;
  inquiryKey: string;
};

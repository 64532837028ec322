/** What somebody has asked in the inquiry form, once it is found good. */
export type InquiryValues = {
  name: string;
  email: string;
  /** `+` and digits; empty where none was given. */
  phone: string;
  subject: string;
  message: string;
  inquiryKey: string;
};

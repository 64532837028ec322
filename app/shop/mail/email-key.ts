/** The form in which two spellings of one mail address are the same. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

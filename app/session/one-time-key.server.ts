import { randomBytes } from "node:crypto";

const KEY_BYTES = 16;

/** A form's one-time key: one key makes one reservation, one inquiry, one order. */
export function newKey(): string {
  return randomBytes(KEY_BYTES).toString("base64url");
}

/** A posted form with a key, where it brought none: the contract's fields are enough ("Forms"). */
export function withKey(form: FormData, name: string): FormData {
  if (!form.get(name)) form.set(name, newKey());
  return form;
}

import { emailKey } from "../mail/email-key.ts";
import { hashOfSecret } from "../tokens/tokens.store.server.ts";

/**
 * By what the link that ends a wish knows its address again: nobody without the link's secret can read it, so that the address is
 * forgotten with the wish though the link lives longer.
 */
export const holderOf = (secret: string, email: string): string => hashOfSecret(`${secret} ${emailKey(email)}`);

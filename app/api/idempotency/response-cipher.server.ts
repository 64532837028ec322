import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { type StoredResponse, storedResponseJson } from "../answers/stored-response.server.ts";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What stands in the table for a key, for the body that came with it, and for its answer. */
type ResponseCipher = {
  keyHash: string;
  bodyHash: string;
  encrypt(answer: StoredResponse): string;
  decrypt(encrypted: string): StoredResponse;
};

/**
 * How a key, a body and an answer are kept: all three may hold secrets (a password, a bearer token, the link of a booking). Who reads the
 * table learns none of them, and the session's secret alone does not decrypt them either: the key that the program made up is needed, too.
 */
export function responseCipher(secret: string, key: string, body: string): ResponseCipher {
  const derived = (...parts: string[]) => createHmac("sha256", secret).update(JSON.stringify(parts)).digest();
  const cipherKey = derived("answer", key, body);
  return {
    keyHash: derived("key", key).toString("base64url"),
    bodyHash: derived("body", key, body).toString("base64url"),
    encrypt: (answer) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, cipherKey, iv);
      const encrypted = Buffer.concat([cipher.update(JSON.stringify(answer), "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
    },
    decrypt: (text) => {
      const bytes = Buffer.from(text, "base64url");
      const decipher = createDecipheriv(CIPHER, cipherKey, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const encrypted = bytes.subarray(IV_BYTES + TAG_BYTES);
      const opened = Buffer.concat([decipher.update(encrypted), decipher.final()]);
      return storedResponseJson.parse(JSON.parse(opened.toString("utf8")));
    },
  };
}

import type { IncomingMessage } from "node:http";
import { asksToSaveData, takesEncoding } from "./accepted.server.ts";
import type { PageDictionary } from "./page-dictionaries.server.ts";

/** Whether a browser has a dictionary and takes what is compressed with it. A header sent twice names none. */
export function hasDictionary({ headers }: IncomingMessage, dictionary: PageDictionary, as: "dcb" | "dcz"): boolean {
  return headers["available-dictionary"] === dictionary.name && takesEncoding(headers["accept-encoding"], as);
}

/** The headers that offer the dictionary to a browser that does not have it and does not save data. */
export function dictionaryLink({ headers }: IncomingMessage, dictionary: PageDictionary | null): { link?: string } {
  const isOf = dictionary !== null && headers["available-dictionary"] !== dictionary.name;
  return isOf && !asksToSaveData(headers["save-data"]) ? { link: dictionary.link } : {};
}

import Negotiator from "negotiator";
import { EU_LANGUAGES, type EuLanguage } from "./words/label-words.ts";

const MAX_HEADER_LENGTH = 200;

/** Who reads one of these reads one of ours. */
const READ_AS = new Map<string, EuLanguage>([
  ["bs", "hr"],
  ["sr", "hr"],
  ["sh", "hr"],
  ["no", "da"],
  ["nb", "da"],
  ["nn", "da"],
]);

/** The language of a label: the one that was chosen, else the first that the browser asks for, else English. */
export function labelLanguage(chosen: string | null, accepted: string | null): EuLanguage {
  const isOurs = (language: string | undefined) => EU_LANGUAGES.find((known) => known === language);
  const wanted = new Negotiator({ headers: { "accept-language": (accepted ?? "").slice(0, MAX_HEADER_LENGTH) } });
  const asked = wanted.languages().map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  const readable = asked.map((language) => isOurs(language) ?? READ_AS.get(language));
  return isOurs(chosen ?? undefined) ?? readable.find((language) => language !== undefined) ?? "en";
}

import type { IncomingMessage } from "node:http";
import { languageToOffer } from "../i18n/language-to-offer.ts";
import type { Language } from "../i18n/languages.ts";
import type { Platform } from "../platform/platform.server.ts";
import { ADDRESSES, languageOfPath, withoutData } from "../routing/paths.ts";
import { asksForPicture, asksToSaveData, takesPageOrJson } from "./accepted.server.ts";
import { hostOf } from "./incoming.server.ts";
import type { PageCache } from "./page-cache.server.ts";
import type { PageDictionaries } from "./page-dictionaries.server.ts";
import type { GapTexts } from "./page-template.server.ts";
import type { Visitor } from "./visitor.ts";

export type Store = {
  /** The finished pages that are sent without asking the application. */
  pages: PageCache;
  /** Who brings a `Cookie` header; null where only rendering knows what such a visitor sees. */
  visitorOf(cookies: string | undefined): Visitor | null;
  /** Whether a page shows anything of the visitor who brings these cookies. */
  isPersonal(cookies: string | undefined): boolean;
  /** Whether what a place holds is another each time the page is sent. */
  isSentOnce(name: string): boolean;
  /** What browsers may keep of the pages of a language. */
  dictionaries: PageDictionaries;
};

/** A page that may be stored, and who asks for it. */
export type WantedPage = {
  address: string;
  language: Language;
  offered: Language | null;
  visitor: Visitor;
  /** Whether the page comes without scripts and fonts, for somebody who saves data. */
  savesData: boolean;
  /** Whether it is a drawing that is asked for to be shown, which any site may do. */
  isPicture: boolean;
  /** Whether it is the page that says that nothing is there: the only one that is stored as 404. */
  isMissing: boolean;
  /** What fills its gaps for the one who asks; null where it has none. */
  gapTexts: GapTexts | null;
};

/** What a request asks for, as far as the request alone shows it; null where the answer is one visitor's own. */
export function wantedPage(
  platform: Platform,
  store: Store,
  host: string,
  incoming: IncomingMessage,
): WantedPage | null {
  if (hostOf(incoming, platform) !== host) return null;
  const address = incoming.url ?? "/";
  // `urlOf` refuses it, also where the catalogue has no such thing.
  if (address.includes("%00")) return null;
  return wantedAt(store, incoming, (visitor) => visitor.storedAs(address));
}

/** The page that says that nothing is at an address, as a visitor sees it; null where it is rendered. */
export async function missingPage(store: Store, incoming: IncomingMessage, url: URL): Promise<WantedPage | null> {
  const wanted = wantedAt(store, incoming, (visitor) => visitor.missingAs(url));
  if (wanted === null) return null;
  const { lookUp } = wanted.visitor;
  const visitor = lookUp ? await lookUp() : wanted.visitor;
  return visitor && { ...wanted, visitor, isMissing: true };
}

function wantedAt(
  { visitorOf }: Store,
  { headers, method }: IncomingMessage,
  addressFor: (visitor: Visitor) => string | null,
): WantedPage | null {
  if (method !== "GET" && method !== "HEAD") return null;
  // A partner's script gets headers that are for its origin alone.
  if (headers.origin !== undefined || !takesPageOrJson(headers.accept)) return null;
  const visitor = visitorOf(headers.cookie);
  const address = visitor && addressFor(visitor);
  if (!address) return null;
  const path = withoutData(address.replace(/\?.*/, ""));
  // A page offers the visitor's language until one is chosen: so it has a version for each that can be offered.
  const offered = visitor.hasLanguage ? null : languageToOffer(path, headers["accept-language"]);
  const savesData = asksToSaveData(headers["save-data"]);
  const isPicture = path.startsWith(`${ADDRESSES.assets}/`) && asksForPicture(headers.accept);
  const language = languageOfPath(path);
  return { address, language, offered, visitor, savesData, isPicture, isMissing: false, gapTexts: null };
}

/** The name under which a page is stored. */
export function storedPageKey({ address, offered, visitor, savesData, isPicture }: WantedPage): string {
  return `${address} ${offered ?? ""} ${savesData ? "save-data " : ""}${isPicture ? "picture " : ""}${visitor.versionKey}`;
}

import type { IncomingMessage } from "node:http";
import { languageToOffer } from "../i18n/language-to-offer.ts";
import type { Language } from "../i18n/languages.ts";
import type { Platform } from "../platform/platform.server.ts";
import { languageOfPath, withoutData } from "../routing/paths.ts";
import type { PlaceholderName } from "../session/placeholders.server.ts";
import { type VisitorState, visitorStateOf, withSession } from "../session/visitor-state.server.ts";
import { asksToSaveData, takesPageOrJson } from "./accepted.server.ts";
import { hostOf } from "./incoming.server.ts";
import type { PageCache } from "./page-cache.server.ts";
import type { PageDictionaries } from "./page-dictionaries.server.ts";
import type { GapTexts } from "./page-template.server.ts";

/**
 * The one spelling under which an address is stored, or null where it is not: unknown parameters or values, other spellings, what
 * shows a visitor's own cart.
 */
type StoredAs = (target: string, visitor: VisitorState) => string | null;

/**
 * The address under which the page is stored that says of a place that nothing is there: one for each language, so that nobody can
 * fill the memory by inventing addresses. Null where it is not stored.
 */
type MissingAs = (url: URL, visitor: VisitorState) => string | null;

/** What a placeholder holds for a visitor. */
type TextOf = (name: PlaceholderName, visitor: VisitorState, language: Language) => string;

/**
 * What fills the gaps of a page for its visitor; null where a page has no gap. The promise gives null where only rendering knows it; it never
 * fails.
 */
type GapTextsOf = (wanted: WantedPage) => Promise<GapTexts | null> | null;

export type Store = {
  /** The finished pages that are sent without asking the application. */
  pages: PageCache;
  storedAs: StoredAs;
  missingAs: MissingAs;
  textOf: TextOf;
  gapTextsOf: GapTextsOf;
  /** What browsers may keep of the pages of a language. */
  dictionaries: PageDictionaries;
};

/** A page that may be stored, and who asks for it. */
export type WantedPage = {
  address: string;
  language: Language;
  offered: Language | null;
  visitor: VisitorState;
  /** Whether the page comes without scripts and fonts, for somebody who saves data. */
  savesData: boolean;
  /** Whether it is the page that says that nothing is there: the only one that is stored as 404. */
  isMissing: boolean;
  /** What fills its gaps for the one who asks; null where it has none. */
  gapTexts: GapTexts | null;
};

/** What a request asks for, as far as the request alone shows it; null where the answer is one visitor's own. */
export function wantedPage(
  platform: Platform,
  { storedAs }: Store,
  host: string,
  incoming: IncomingMessage,
): WantedPage | null {
  if (hostOf(incoming, platform) !== host) return null;
  const address = incoming.url ?? "/";
  // `urlOf` refuses it, also where the catalogue has no such thing.
  if (address.includes("%00")) return null;
  return wantedAt(platform, incoming, (visitor) => storedAs(address, visitor));
}

/** The page that says that nothing is at an address, as a visitor sees it; null where it is rendered. */
export async function missingPage(
  platform: Platform,
  { missingAs }: Store,
  incoming: IncomingMessage,
  url: URL,
): Promise<WantedPage | null> {
  const wanted = wantedAt(platform, incoming, (visitor) => missingAs(url, visitor));
  if (wanted === null) return null;
  const { session } = wanted.visitor;
  const visitor = session ? await withSession(platform, session) : wanted.visitor;
  return visitor && { ...wanted, visitor, isMissing: true };
}

function wantedAt(
  platform: Platform,
  { headers, method }: IncomingMessage,
  addressFor: (visitor: VisitorState) => string | null,
): WantedPage | null {
  if (method !== "GET" && method !== "HEAD") return null;
  // A partner's script gets headers that are for its origin alone.
  if (headers.origin !== undefined || !takesPageOrJson(headers.accept)) return null;
  const visitor = visitorStateOf(platform, headers.cookie);
  const address = visitor && addressFor(visitor);
  if (!address) return null;
  const path = withoutData(address.replace(/\?.*/, ""));
  const { lang } = visitor.version;
  // A page offers the visitor's language until one is chosen: so it has a version for each that can be offered.
  const offered = lang === undefined ? languageToOffer(path, headers["accept-language"]) : null;
  const savesData = asksToSaveData(headers["save-data"]);
  return { address, language: languageOfPath(path), offered, visitor, savesData, isMissing: false, gapTexts: null };
}

/** The name under which a page is stored. */
export function storedPageKey({ address, offered, visitor, savesData }: WantedPage): string {
  return `${address} ${offered ?? ""} ${savesData ? "save-data " : ""}${visitor.versionKey}`;
}

import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { pathTo } from "../../routing/paths.ts";
import { awardText } from "../../shop/awards/award-text.ts";
import { searchAwards } from "../../shop/search/search-awards.server.ts";
import { searchPages } from "../../shop/search/search-pages.server.ts";
import { awardWords } from "../../ui/card-product.server.ts";

/** A result on a line of its own; an award with its medal and what its judges said. */
export type Hit = { to: string; name: string; note: string; award?: { medal: string; said: string } };

/** Nearly every page speaks of wine somewhere: more than these help nobody. */
const MAX_HITS = 6;

/** The awards and pages that answer a query, in a language; none without a query. */
export function describeHits(language: Language, query: string): { awards: Hit[]; pages: Hit[] } {
  const text = translator(language, "awards");
  const awards = searchAwards(language, query).map((award) => ({
    to: pathTo("awards", language, {}, { overlay: "award", award: award.id }),
    name: awardText(text, award, "product") || award.competition,
    note: awardWords(award, text),
    award: { medal: award.media.url, said: awardText(text, award, "said") },
  }));
  const pages = searchPages(language, query).map((screen) => ({
    to: pathTo(screen, language),
    name: translator(language, screen)("meta.title"),
    note: translator(language, screen)("meta.description"),
  }));
  return { awards: awards.slice(0, MAX_HITS), pages: pages.slice(0, MAX_HITS) };
}

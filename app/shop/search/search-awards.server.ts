import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { awardText } from "../awards/award-text.ts";
import { AWARDS, type Award } from "../awards/awards.ts";
import { type Findable, rank } from "./rank.ts";

/** The awards that answer a query, in a language (docs/rules.md "Search"). */
export function searchAwards(language: Language, query: string): Award[] {
  const awards = findableAwards.get(language) ?? AWARDS.map((award) => findableAward(award, language));
  findableAwards.set(language, awards);
  return rank(awards, query);
}

/** They and what is written about them are the same as long as the program runs. */
const findableAwards = new Map<Language, readonly Findable<Award>[]>();

function findableAward(award: Award, language: Language): Findable<Award> {
  const text = translator(language, "awards");
  const { tone, competition, year } = award;
  return {
    found: award,
    name: [awardText(text, award, "product"), competition, `${year}`],
    grape: [],
    kind: [text(`tones.${tone}`), translator(language, "search-words")("award")],
    text: [awardText(text, award, "said"), awardText(text, award, "text")],
  };
}

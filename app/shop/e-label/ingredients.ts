import type { Bottled, Ingredient } from "../catalogue/bottled.ts";
import { LABEL_WORDS } from "./words/all-label-words.ts";
import type { AdditiveClass, ELabelWords, EuLanguage } from "./words/label-words.ts";

/** What an additive does, and its number in Regulation (EC) 1333/2008; sulphites are several, known by their name. */
const ADDITIVES: Partial<Record<Ingredient, { does: AdditiveClass; number: string | null }>> = {
  tartaricAcid: { does: "acidityRegulator", number: "E\u00a0334" },
  metatartaricAcid: { does: "stabiliser", number: "E\u00a0353" },
  ascorbicAcid: { does: "antioxidant", number: "E\u00a0300" },
  sulphites: { does: "preservative", number: null },
};

/** What has to stand out, since people cannot stand it (Regulation (EU) 1169/2011, article 21). */
const ALLERGENIC: readonly Ingredient[] = ["sulphites", "eggAlbumin"];

/** An ingredient as a list names it: what stands before its name, the name, what follows, and whether the name stands out. */
export type NamedIngredient = { before: string; name: string; after: string; standsOut: boolean };

/** The list of ingredients in the words of a language; the first begins with a capital letter. */
export function listIngredients({ ingredients }: Pick<Bottled, "ingredients">, words: ELabelWords): NamedIngredient[] {
  return ingredients.map((ingredient, index) => {
    const additive = ADDITIVES[ingredient];
    const name = words.ingredients[ingredient];
    return {
      before: additive ? `${words.additives[additive.does]}: ` : "",
      name: index === 0 ? capitalised(name) : name,
      after: additive?.number ? ` (${additive.number})` : "",
      standsOut: ALLERGENIC.includes(ingredient),
    };
  });
}

/** The same as one text, with how it was bottled. */
export function ingredientsInWords(bottled: Bottled, language: EuLanguage): string {
  const words = LABEL_WORDS[language];
  const list = listIngredients(bottled, words).map(({ before, name, after }) => before + name + after);
  return `${list.join(", ")}.${bottled.protectiveAtmosphere ? ` ${words.protectiveAtmosphere}.` : ""}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

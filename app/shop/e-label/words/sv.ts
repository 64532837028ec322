import type { ELabelWords } from "./label-words.ts";

export const SV: ELabelWords = {
  name: "svenska",
  decimalMark: ",",
  headings: {
    ingredients: "Ingredienser",
    nutrition: "Näringsdeklaration",
    packaging: "Förpackning",
    languages: "Språk",
  },
  per100ml: "per 100 ml",
  nutrients: {
    energy: "Energi",
    fat: "Fett",
    saturates: "varav mättat fett",
    carbohydrate: "Kolhydrat",
    sugars: "varav sockerarter",
    protein: "Protein",
    salt: "Salt",
  },
  ingredients: {
    grapes: "druvor",
    tirageLiqueur: "tiragelikör",
    expeditionLiqueur: "expeditionslikör",
    tartaricAcid: "vinsyra",
    metatartaricAcid: "metavinsyra",
    ascorbicAcid: "L-askorbinsyra",
    sulphites: "sulfiter",
    eggAlbumin: "äggalbumin",
  },
  additives: {
    acidityRegulator: "surhetsreglerande medel",
    stabiliser: "stabiliseringsmedel",
    antioxidant: "antioxidationsmedel",
    preservative: "konserveringsmedel",
  },
  protectiveAtmosphere: "Buteljerat i skyddande atmosfär",
  parts: {
    bottle: "Flaska",
    stopper: "Kork",
    capsule: "Kapsyl",
    wireHood: "Trådkorg",
    label: "Etikett",
  },
  materials: {
    glass: "glas",
    cork: "kork",
    aluminium: "aluminium",
    steel: "stål",
    paper: "papper",
  },
  sorting: "Sortera för återvinning. Följ reglerna i din kommun.",
};

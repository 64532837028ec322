import type { ELabelWords } from "./label-words.ts";

export const DA: ELabelWords = {
  name: "dansk",
  decimalMark: ",",
  headings: {
    ingredients: "Ingredienser",
    nutrition: "Næringsdeklaration",
    packaging: "Emballage",
    languages: "Sprog",
  },
  per100ml: "pr. 100 ml",
  nutrients: {
    energy: "Energi",
    fat: "Fedt",
    saturates: "heraf mættede fedtsyrer",
    carbohydrate: "Kulhydrat",
    sugars: "heraf sukkerarter",
    protein: "Protein",
    salt: "Salt",
  },
  ingredients: {
    grapes: "druer",
    tirageLiqueur: "tiragelikør",
    expeditionLiqueur: "ekspeditionslikør",
    tartaricAcid: "vinsyre",
    metatartaricAcid: "metavinsyre",
    ascorbicAcid: "L-ascorbinsyre",
    sulphites: "sulfitter",
    eggAlbumin: "ægalbumin",
  },
  additives: {
    acidityRegulator: "surhedsregulerende middel",
    stabiliser: "stabilisator",
    antioxidant: "antioxidant",
    preservative: "konserveringsmiddel",
  },
  protectiveAtmosphere: "Aftappet i en beskyttende atmosfære",
  parts: {
    bottle: "Flaske",
    stopper: "Prop",
    capsule: "Kapsel",
    wireHood: "Trådkurv",
    label: "Etiket",
  },
  materials: {
    glass: "glas",
    cork: "kork",
    aluminium: "aluminium",
    steel: "stål",
    paper: "papir",
  },
  sorting: "Sortér til genanvendelse. Følg reglerne i din kommune.",
};

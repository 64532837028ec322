import type { ELabelWords } from "./label-words.ts";

export const SK: ELabelWords = {
  name: "slovenčina",
  decimalMark: ",",
  headings: {
    ingredients: "Zložky",
    nutrition: "Výživové údaje",
    packaging: "Obal",
    languages: "Jazyky",
  },
  per100ml: "na 100 ml",
  nutrients: {
    energy: "Energia",
    fat: "Tuky",
    saturates: "z toho nasýtené mastné kyseliny",
    carbohydrate: "Sacharidy",
    sugars: "z toho cukry",
    protein: "Bielkoviny",
    salt: "Soľ",
  },
  ingredients: {
    grapes: "hrozno",
    tirageLiqueur: "tirážny likér",
    expeditionLiqueur: "expedičný likér",
    tartaricAcid: "kyselina vínna",
    metatartaricAcid: "kyselina metavínna",
    ascorbicAcid: "kyselina L-askorbová",
    sulphites: "siričitany",
    eggAlbumin: "vaječný albumín",
  },
  additives: {
    acidityRegulator: "regulátor kyslosti",
    stabiliser: "stabilizátor",
    antioxidant: "antioxidant",
    preservative: "konzervačná látka",
  },
  protectiveAtmosphere: "Plnené v ochrannej atmosfére",
  parts: {
    bottle: "Fľaša",
    stopper: "Zátka",
    capsule: "Kapsula",
    wireHood: "Drôtený košík",
    label: "Etiketa",
  },
  materials: {
    glass: "sklo",
    cork: "korok",
    aluminium: "hliník",
    steel: "oceľ",
    paper: "papier",
  },
  sorting: "Trieďte odpad. Riaďte sa pravidlami svojej obce.",
};

import type { ELabelWords } from "./label-words.ts";

export const CS: ELabelWords = {
  name: "čeština",
  decimalMark: ",",
  headings: {
    ingredients: "Složení",
    nutrition: "Výživové údaje",
    packaging: "Obal",
    languages: "Jazyky",
  },
  per100ml: "na 100 ml",
  nutrients: {
    energy: "Energie",
    fat: "Tuky",
    saturates: "z toho nasycené mastné kyseliny",
    carbohydrate: "Sacharidy",
    sugars: "z toho cukry",
    protein: "Bílkoviny",
    salt: "Sůl",
  },
  ingredients: {
    grapes: "hrozny",
    tirageLiqueur: "tirážní likér",
    expeditionLiqueur: "expediční likér",
    tartaricAcid: "kyselina vinná",
    metatartaricAcid: "kyselina metavinná",
    ascorbicAcid: "kyselina L-askorbová",
    sulphites: "siřičitany",
    eggAlbumin: "vaječný albumin",
  },
  additives: {
    acidityRegulator: "regulátor kyselosti",
    stabiliser: "stabilizátor",
    antioxidant: "antioxidant",
    preservative: "konzervant",
  },
  protectiveAtmosphere: "Plněno v ochranné atmosféře",
  parts: {
    bottle: "Láhev",
    stopper: "Zátka",
    capsule: "Kapsle",
    wireHood: "Drátěný košíček",
    label: "Etiketa",
  },
  materials: {
    glass: "sklo",
    cork: "korek",
    aluminium: "hliník",
    steel: "ocel",
    paper: "papír",
  },
  sorting: "Třiďte odpad. Řiďte se pravidly své obce.",
};

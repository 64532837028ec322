import type { ELabelWords } from "./label-words.ts";

export const NL: ELabelWords = {
  name: "Nederlands",
  decimalMark: ",",
  headings: {
    ingredients: "Ingrediënten",
    nutrition: "Voedingswaardevermelding",
    packaging: "Verpakking",
    languages: "Talen",
  },
  per100ml: "per 100 ml",
  nutrients: {
    energy: "Energie",
    fat: "Vetten",
    saturates: "waarvan verzadigde vetzuren",
    carbohydrate: "Koolhydraten",
    sugars: "waarvan suikers",
    protein: "Eiwitten",
    salt: "Zout",
  },
  ingredients: {
    grapes: "druiven",
    tirageLiqueur: "tiragelikeur",
    expeditionLiqueur: "expeditielikeur",
    tartaricAcid: "wijnsteenzuur",
    metatartaricAcid: "metawijnsteenzuur",
    ascorbicAcid: "L-ascorbinezuur",
    sulphites: "sulfieten",
    eggAlbumin: "eialbumine",
  },
  additives: {
    acidityRegulator: "zuurteregelaar",
    stabiliser: "stabilisator",
    antioxidant: "antioxidant",
    preservative: "conserveermiddel",
  },
  protectiveAtmosphere: "Gebotteld onder beschermende atmosfeer",
  parts: {
    bottle: "Fles",
    stopper: "Kurk",
    capsule: "Capsule",
    wireHood: "Draadkorf",
    label: "Etiket",
  },
  materials: {
    glass: "glas",
    cork: "kurk",
    aluminium: "aluminium",
    steel: "staal",
    paper: "papier",
  },
  sorting: "Scheid uw afval. Volg de regels van uw gemeente.",
};

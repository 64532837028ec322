import type { ELabelWords } from "./label-words.ts";

export const DE: ELabelWords = {
  name: "Deutsch",
  decimalMark: ",",
  headings: {
    ingredients: "Zutaten",
    nutrition: "Nährwertdeklaration",
    packaging: "Verpackung",
    languages: "Sprachen",
  },
  per100ml: "pro 100 ml",
  nutrients: {
    energy: "Brennwert",
    fat: "Fett",
    saturates: "davon gesättigte Fettsäuren",
    carbohydrate: "Kohlenhydrate",
    sugars: "davon Zucker",
    protein: "Eiweiß",
    salt: "Salz",
  },
  ingredients: {
    grapes: "Trauben",
    tirageLiqueur: "Fülldosage",
    expeditionLiqueur: "Versanddosage",
    tartaricAcid: "Weinsäure",
    metatartaricAcid: "Metaweinsäure",
    ascorbicAcid: "L-Ascorbinsäure",
    sulphites: "Sulfite",
    eggAlbumin: "Albumin aus Ei",
  },
  additives: {
    acidityRegulator: "Säureregulator",
    stabiliser: "Stabilisator",
    antioxidant: "Antioxidationsmittel",
    preservative: "Konservierungsstoff",
  },
  protectiveAtmosphere: "Unter Schutzatmosphäre abgefüllt",
  parts: {
    bottle: "Flasche",
    stopper: "Korken",
    capsule: "Kapsel",
    wireHood: "Agraffe",
    label: "Etikett",
  },
  materials: {
    glass: "Glas",
    cork: "Kork",
    aluminium: "Aluminium",
    steel: "Stahl",
    paper: "Papier",
  },
  sorting: "Bitte getrennt sammeln. Beachten Sie die Regeln Ihrer Gemeinde.",
};

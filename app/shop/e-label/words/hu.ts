import type { ELabelWords } from "./label-words.ts";

export const HU: ELabelWords = {
  name: "magyar",
  decimalMark: ",",
  headings: {
    ingredients: "Összetevők",
    nutrition: "Tápértékjelölés",
    packaging: "Csomagolás",
    languages: "Nyelvek",
  },
  per100ml: "100 ml-ben",
  nutrients: {
    energy: "Energia",
    fat: "Zsír",
    saturates: "amelyből telített zsírsavak",
    carbohydrate: "Szénhidrát",
    sugars: "amelyből cukrok",
    protein: "Fehérje",
    salt: "Só",
  },
  ingredients: {
    grapes: "szőlő",
    tirageLiqueur: "tirázslikőr",
    expeditionLiqueur: "expedíciós likőr",
    tartaricAcid: "borkősav",
    metatartaricAcid: "metaborkősav",
    ascorbicAcid: "L-aszkorbinsav",
    sulphites: "szulfitok",
    eggAlbumin: "tojásból származó albumin",
  },
  additives: {
    acidityRegulator: "savanyúságot szabályozó anyag",
    stabiliser: "stabilizátor",
    antioxidant: "antioxidáns",
    preservative: "tartósítószer",
  },
  protectiveAtmosphere: "Védőgázas környezetben palackozva",
  parts: {
    bottle: "Palack",
    stopper: "Dugó",
    capsule: "Kapszula",
    wireHood: "Drótkosár",
    label: "Címke",
  },
  materials: {
    glass: "üveg",
    cork: "parafa",
    aluminium: "alumínium",
    steel: "acél",
    paper: "papír",
  },
  sorting: "Gyűjtse szelektíven. Kövesse a helyi előírásokat.",
};

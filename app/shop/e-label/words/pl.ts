import type { ELabelWords } from "./label-words.ts";

export const PL: ELabelWords = {
  name: "polski",
  decimalMark: ",",
  headings: {
    ingredients: "Składniki",
    nutrition: "Informacja o wartości odżywczej",
    packaging: "Opakowanie",
    languages: "Języki",
  },
  per100ml: "w 100 ml",
  nutrients: {
    energy: "Wartość energetyczna",
    fat: "Tłuszcz",
    saturates: "w tym kwasy tłuszczowe nasycone",
    carbohydrate: "Węglowodany",
    sugars: "w tym cukry",
    protein: "Białko",
    salt: "Sól",
  },
  ingredients: {
    grapes: "winogrona",
    tirageLiqueur: "likier tirażowy",
    expeditionLiqueur: "likier ekspedycyjny",
    tartaricAcid: "kwas winowy",
    metatartaricAcid: "kwas metawinowy",
    ascorbicAcid: "kwas L-askorbinowy",
    sulphites: "siarczyny",
    eggAlbumin: "albumina z jaja",
  },
  additives: {
    acidityRegulator: "regulator kwasowości",
    stabiliser: "stabilizator",
    antioxidant: "przeciwutleniacz",
    preservative: "substancja konserwująca",
  },
  protectiveAtmosphere: "Butelkowano w atmosferze ochronnej",
  parts: {
    bottle: "Butelka",
    stopper: "Korek",
    capsule: "Kapturek",
    wireHood: "Koszyczek druciany",
    label: "Etykieta",
  },
  materials: {
    glass: "szkło",
    cork: "korek",
    aluminium: "aluminium",
    steel: "stal",
    paper: "papier",
  },
  sorting: "Segreguj odpady. Przestrzegaj zasad swojej gminy.",
};

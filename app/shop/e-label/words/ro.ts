import type { ELabelWords } from "./label-words.ts";

export const RO: ELabelWords = {
  name: "română",
  decimalMark: ",",
  headings: {
    ingredients: "Ingrediente",
    nutrition: "Declarație nutrițională",
    packaging: "Ambalaj",
    languages: "Limbi",
  },
  per100ml: "la 100 ml",
  nutrients: {
    energy: "Valoare energetică",
    fat: "Grăsimi",
    saturates: "din care acizi grași saturați",
    carbohydrate: "Glucide",
    sugars: "din care zaharuri",
    protein: "Proteine",
    salt: "Sare",
  },
  ingredients: {
    grapes: "struguri",
    tirageLiqueur: "licoare de tiraj",
    expeditionLiqueur: "licoare de expediție",
    tartaricAcid: "acid tartric",
    metatartaricAcid: "acid metatartric",
    ascorbicAcid: "acid L-ascorbic",
    sulphites: "sulfiți",
    eggAlbumin: "albumină din ouă",
  },
  additives: {
    acidityRegulator: "corector de aciditate",
    stabiliser: "stabilizator",
    antioxidant: "antioxidant",
    preservative: "conservant",
  },
  protectiveAtmosphere: "Îmbuteliat în atmosferă protectoare",
  parts: {
    bottle: "Sticlă",
    stopper: "Dop",
    capsule: "Capișon",
    wireHood: "Coșuleț din sârmă",
    label: "Etichetă",
  },
  materials: {
    glass: "sticlă",
    cork: "plută",
    aluminium: "aluminiu",
    steel: "oțel",
    paper: "hârtie",
  },
  sorting: "Colectați separat. Respectați regulile din localitatea dumneavoastră.",
};

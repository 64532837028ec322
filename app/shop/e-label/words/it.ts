import type { ELabelWords } from "./label-words.ts";

export const IT: ELabelWords = {
  name: "italiano",
  decimalMark: ",",
  headings: {
    ingredients: "Ingredienti",
    nutrition: "Dichiarazione nutrizionale",
    packaging: "Imballaggio",
    languages: "Lingue",
  },
  per100ml: "per 100 ml",
  nutrients: {
    energy: "Energia",
    fat: "Grassi",
    saturates: "di cui acidi grassi saturi",
    carbohydrate: "Carboidrati",
    sugars: "di cui zuccheri",
    protein: "Proteine",
    salt: "Sale",
  },
  ingredients: {
    grapes: "uva",
    tirageLiqueur: "sciroppo zuccherino",
    expeditionLiqueur: "sciroppo di dosaggio",
    tartaricAcid: "acido tartarico",
    metatartaricAcid: "acido metatartarico",
    ascorbicAcid: "acido L-ascorbico",
    sulphites: "solfiti",
    eggAlbumin: "ovoalbumina",
  },
  additives: {
    acidityRegulator: "correttore di acidità",
    stabiliser: "stabilizzante",
    antioxidant: "antiossidante",
    preservative: "conservante",
  },
  protectiveAtmosphere: "Imbottigliato in atmosfera protettiva",
  parts: {
    bottle: "Bottiglia",
    stopper: "Tappo",
    capsule: "Capsula",
    wireHood: "Gabbietta",
    label: "Etichetta",
  },
  materials: {
    glass: "vetro",
    cork: "sughero",
    aluminium: "alluminio",
    steel: "acciaio",
    paper: "carta",
  },
  sorting: "Raccolta differenziata. Seguire le disposizioni del proprio Comune.",
};

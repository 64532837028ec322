import type { ELabelWords } from "./label-words.ts";

export const PT: ELabelWords = {
  name: "português",
  decimalMark: ",",
  headings: {
    ingredients: "Ingredientes",
    nutrition: "Declaração nutricional",
    packaging: "Embalagem",
    languages: "Línguas",
  },
  per100ml: "por 100 ml",
  nutrients: {
    energy: "Energia",
    fat: "Lípidos",
    saturates: "dos quais saturados",
    carbohydrate: "Hidratos de carbono",
    sugars: "dos quais açúcares",
    protein: "Proteínas",
    salt: "Sal",
  },
  ingredients: {
    grapes: "uvas",
    tirageLiqueur: "licor de tiragem",
    expeditionLiqueur: "licor de expedição",
    tartaricAcid: "ácido tartárico",
    metatartaricAcid: "ácido metatartárico",
    ascorbicAcid: "ácido L-ascórbico",
    sulphites: "sulfitos",
    eggAlbumin: "albumina de ovo",
  },
  additives: {
    acidityRegulator: "regulador de acidez",
    stabiliser: "estabilizador",
    antioxidant: "antioxidante",
    preservative: "conservante",
  },
  protectiveAtmosphere: "Engarrafado em atmosfera protetora",
  parts: {
    bottle: "Garrafa",
    stopper: "Rolha",
    capsule: "Cápsula",
    wireHood: "Armação de arame",
    label: "Rótulo",
  },
  materials: {
    glass: "vidro",
    cork: "cortiça",
    aluminium: "alumínio",
    steel: "aço",
    paper: "papel",
  },
  sorting: "Separe para reciclagem. Siga as regras do seu município.",
};

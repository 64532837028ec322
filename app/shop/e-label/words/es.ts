import type { ELabelWords } from "./label-words.ts";

export const ES: ELabelWords = {
  name: "español",
  decimalMark: ",",
  headings: {
    ingredients: "Ingredientes",
    nutrition: "Información nutricional",
    packaging: "Envase",
    languages: "Idiomas",
  },
  per100ml: "por 100 ml",
  nutrients: {
    energy: "Valor energético",
    fat: "Grasas",
    saturates: "de las cuales saturadas",
    carbohydrate: "Hidratos de carbono",
    sugars: "de los cuales azúcares",
    protein: "Proteínas",
    salt: "Sal",
  },
  ingredients: {
    grapes: "uvas",
    tirageLiqueur: "licor de tiraje",
    expeditionLiqueur: "licor de expedición",
    tartaricAcid: "ácido tartárico",
    metatartaricAcid: "ácido metatartárico",
    ascorbicAcid: "ácido L-ascórbico",
    sulphites: "sulfitos",
    eggAlbumin: "ovoalbúmina",
  },
  additives: {
    acidityRegulator: "corrector de acidez",
    stabiliser: "estabilizante",
    antioxidant: "antioxidante",
    preservative: "conservador",
  },
  protectiveAtmosphere: "Embotellado en atmósfera protectora",
  parts: {
    bottle: "Botella",
    stopper: "Tapón",
    capsule: "Cápsula",
    wireHood: "Bozal",
    label: "Etiqueta",
  },
  materials: {
    glass: "vidrio",
    cork: "corcho",
    aluminium: "aluminio",
    steel: "acero",
    paper: "papel",
  },
  sorting: "Separe para reciclar. Consulte las normas de su municipio.",
};

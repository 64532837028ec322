import type { ELabelWords } from "./label-words.ts";

export const FR: ELabelWords = {
  name: "français",
  decimalMark: ",",
  headings: {
    ingredients: "Ingrédients",
    nutrition: "Déclaration nutritionnelle",
    packaging: "Emballage",
    languages: "Langues",
  },
  per100ml: "pour 100 ml",
  nutrients: {
    energy: "Énergie",
    fat: "Matières grasses",
    saturates: "dont acides gras saturés",
    carbohydrate: "Glucides",
    sugars: "dont sucres",
    protein: "Protéines",
    salt: "Sel",
  },
  ingredients: {
    grapes: "raisins",
    tirageLiqueur: "liqueur de tirage",
    expeditionLiqueur: "liqueur d’expédition",
    tartaricAcid: "acide tartrique",
    metatartaricAcid: "acide métatartrique",
    ascorbicAcid: "acide L-ascorbique",
    sulphites: "sulfites",
    eggAlbumin: "albumine de l’œuf",
  },
  additives: {
    acidityRegulator: "correcteur d’acidité",
    stabiliser: "stabilisant",
    antioxidant: "antioxydant",
    preservative: "conservateur",
  },
  protectiveAtmosphere: "Embouteillé sous atmosphère protectrice",
  parts: {
    bottle: "Bouteille",
    stopper: "Bouchon",
    capsule: "Capsule",
    wireHood: "Muselet",
    label: "Étiquette",
  },
  materials: {
    glass: "verre",
    cork: "liège",
    aluminium: "aluminium",
    steel: "acier",
    paper: "papier",
  },
  sorting: "Triez vos déchets. Suivez les consignes de votre commune.",
};

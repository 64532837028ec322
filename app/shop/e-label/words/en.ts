import type { ELabelWords } from "./label-words.ts";

export const EN: ELabelWords = {
  name: "English",
  decimalMark: ".",
  headings: {
    ingredients: "Ingredients",
    nutrition: "Nutrition declaration",
    packaging: "Packaging",
    languages: "Languages",
  },
  per100ml: "per 100 ml",
  nutrients: {
    energy: "Energy",
    fat: "Fat",
    saturates: "of which saturates",
    carbohydrate: "Carbohydrate",
    sugars: "of which sugars",
    protein: "Protein",
    salt: "Salt",
  },
  ingredients: {
    grapes: "grapes",
    tirageLiqueur: "tirage liqueur",
    expeditionLiqueur: "expedition liqueur",
    tartaricAcid: "tartaric acid",
    metatartaricAcid: "metatartaric acid",
    ascorbicAcid: "L-ascorbic acid",
    sulphites: "sulphites",
    eggAlbumin: "egg albumin",
  },
  additives: {
    acidityRegulator: "acidity regulator",
    stabiliser: "stabiliser",
    antioxidant: "antioxidant",
    preservative: "preservative",
  },
  protectiveAtmosphere: "Bottled in a protective atmosphere",
  parts: {
    bottle: "Bottle",
    stopper: "Cork",
    capsule: "Capsule",
    wireHood: "Wire hood",
    label: "Label",
  },
  materials: {
    glass: "glass",
    cork: "cork",
    aluminium: "aluminium",
    steel: "steel",
    paper: "paper",
  },
  sorting: "Please recycle. Follow the rules of your municipality.",
};

import type { ELabelWords } from "./label-words.ts";

export const MT: ELabelWords = {
  name: "Malti",
  decimalMark: ".",
  headings: {
    ingredients: "Ingredjenti",
    nutrition: "Dikjarazzjoni dwar in-nutrizzjoni",
    packaging: "Imballaġġ",
    languages: "Lingwi",
  },
  per100ml: "għal kull 100 ml",
  nutrients: {
    energy: "Enerġija",
    fat: "Xaħmijiet",
    saturates: "li minnhom saturati",
    carbohydrate: "Karboidrati",
    sugars: "li minnhom zokkor",
    protein: "Proteini",
    salt: "Melħ",
  },
  ingredients: {
    grapes: "għeneb",
    tirageLiqueur: "liqueur de tirage",
    expeditionLiqueur: "liqueur d’expédition",
    tartaricAcid: "aċidu tartariku",
    metatartaricAcid: "aċidu metatartariku",
    ascorbicAcid: "aċidu L-askorbiku",
    sulphites: "sulfiti",
    eggAlbumin: "albumina tal-bajd",
  },
  additives: {
    acidityRegulator: "regolatur tal-aċidità",
    stabiliser: "stabilizzatur",
    antioxidant: "antiossidant",
    preservative: "preservattiv",
  },
  protectiveAtmosphere: "Ibbottiljat f’atmosfera protettiva",
  parts: {
    bottle: "Flixkun",
    stopper: "Tapp",
    capsule: "Kapsula",
    wireHood: "Gaġġa tal-wajer",
    label: "Tikketta",
  },
  materials: {
    glass: "ħġieġ",
    cork: "sufra",
    aluminium: "aluminju",
    steel: "azzar",
    paper: "karta",
  },
  sorting: "Jekk jogħġbok irriċikla. Segwi r-regoli tal-lokalità tiegħek.",
};

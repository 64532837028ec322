import type { ELabelWords } from "./label-words.ts";

export const SL: ELabelWords = {
  name: "slovenščina",
  decimalMark: ",",
  headings: {
    ingredients: "Sestavine",
    nutrition: "Označba hranilne vrednosti",
    packaging: "Embalaža",
    languages: "Jeziki",
  },
  per100ml: "na 100 ml",
  nutrients: {
    energy: "Energijska vrednost",
    fat: "Maščobe",
    saturates: "od tega nasičene maščobe",
    carbohydrate: "Ogljikovi hidrati",
    sugars: "od tega sladkorji",
    protein: "Beljakovine",
    salt: "Sol",
  },
  ingredients: {
    grapes: "grozdje",
    tirageLiqueur: "tiražni liker",
    expeditionLiqueur: "ekspedicijski liker",
    tartaricAcid: "vinska kislina",
    metatartaricAcid: "metavinska kislina",
    ascorbicAcid: "L-askorbinska kislina",
    sulphites: "sulfiti",
    eggAlbumin: "jajčni albumin",
  },
  additives: {
    acidityRegulator: "sredstvo za uravnavanje kislosti",
    stabiliser: "stabilizator",
    antioxidant: "antioksidant",
    preservative: "konzervans",
  },
  protectiveAtmosphere: "Ustekleničeno v kontrolirani atmosferi",
  parts: {
    bottle: "Steklenica",
    stopper: "Zamašek",
    capsule: "Kapica",
    wireHood: "Žična košarica",
    label: "Etiketa",
  },
  materials: {
    glass: "steklo",
    cork: "pluta",
    aluminium: "aluminij",
    steel: "jeklo",
    paper: "papir",
  },
  sorting: "Zbirajte ločeno. Upoštevajte pravila svoje občine.",
};

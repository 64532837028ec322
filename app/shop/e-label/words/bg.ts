import type { ELabelWords } from "./label-words.ts";

export const BG: ELabelWords = {
  name: "български",
  decimalMark: ",",
  headings: {
    ingredients: "Съставки",
    nutrition: "Хранителна стойност",
    packaging: "Опаковка",
    languages: "Езици",
  },
  per100ml: "на 100 ml",
  nutrients: {
    energy: "Енергийна стойност",
    fat: "Мазнини",
    saturates: "от които наситени мастни киселини",
    carbohydrate: "Въглехидрати",
    sugars: "от които захари",
    protein: "Белтъци",
    salt: "Сол",
  },
  ingredients: {
    grapes: "грозде",
    tirageLiqueur: "тиражен ликьор",
    expeditionLiqueur: "експедиционен ликьор",
    tartaricAcid: "винена киселина",
    metatartaricAcid: "метавинена киселина",
    ascorbicAcid: "L-аскорбинова киселина",
    sulphites: "сулфити",
    eggAlbumin: "яйчен албумин",
  },
  additives: {
    acidityRegulator: "регулатор на киселинността",
    stabiliser: "стабилизатор",
    antioxidant: "антиоксидант",
    preservative: "консервант",
  },
  protectiveAtmosphere: "Бутилирано в защитна атмосфера",
  parts: {
    bottle: "Бутилка",
    stopper: "Тапа",
    capsule: "Капсула",
    wireHood: "Телена кошничка",
    label: "Етикет",
  },
  materials: {
    glass: "стъкло",
    cork: "корк",
    aluminium: "алуминий",
    steel: "стомана",
    paper: "хартия",
  },
  sorting: "Събирайте разделно. Спазвайте правилата на Вашата община.",
};

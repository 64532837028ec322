import type { ELabelWords } from "./label-words.ts";

export const LV: ELabelWords = {
  name: "latviešu",
  decimalMark: ",",
  headings: {
    ingredients: "Sastāvdaļas",
    nutrition: "Paziņojums par uzturvērtību",
    packaging: "Iepakojums",
    languages: "Valodas",
  },
  per100ml: "uz 100 ml",
  nutrients: {
    energy: "Enerģētiskā vērtība",
    fat: "Tauki",
    saturates: "tostarp piesātinātās taukskābes",
    carbohydrate: "Ogļhidrāti",
    sugars: "tostarp cukuri",
    protein: "Olbaltumvielas",
    salt: "Sāls",
  },
  ingredients: {
    grapes: "vīnogas",
    tirageLiqueur: "tirāžas liķieris",
    expeditionLiqueur: "ekspedīcijas liķieris",
    tartaricAcid: "vīnskābe",
    metatartaricAcid: "metavīnskābe",
    ascorbicAcid: "L-askorbīnskābe",
    sulphites: "sulfīti",
    eggAlbumin: "olu albumīns",
  },
  additives: {
    acidityRegulator: "skābuma regulētājs",
    stabiliser: "stabilizētājs",
    antioxidant: "antioksidants",
    preservative: "konservants",
  },
  protectiveAtmosphere: "Iepildīts aizsargatmosfērā",
  parts: {
    bottle: "Pudele",
    stopper: "Korķis",
    capsule: "Kapsula",
    wireHood: "Stiepļu groziņš",
    label: "Etiķete",
  },
  materials: {
    glass: "stikls",
    cork: "korķis",
    aluminium: "alumīnijs",
    steel: "tērauds",
    paper: "papīrs",
  },
  sorting: "Šķirojiet atkritumus. Ievērojiet savas pašvaldības noteikumus.",
};

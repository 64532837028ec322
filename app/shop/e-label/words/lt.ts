import type { ELabelWords } from "./label-words.ts";

export const LT: ELabelWords = {
  name: "lietuvių",
  decimalMark: ",",
  headings: {
    ingredients: "Sudedamosios dalys",
    nutrition: "Maistingumo deklaracija",
    packaging: "Pakuotė",
    languages: "Kalbos",
  },
  per100ml: "100 ml",
  nutrients: {
    energy: "Energinė vertė",
    fat: "Riebalai",
    saturates: "iš kurių sočiųjų riebalų rūgščių",
    carbohydrate: "Angliavandeniai",
    sugars: "iš kurių cukrų",
    protein: "Baltymai",
    salt: "Druska",
  },
  ingredients: {
    grapes: "vynuogės",
    tirageLiqueur: "tiražinis likeris",
    expeditionLiqueur: "ekspedicinis likeris",
    tartaricAcid: "vyno rūgštis",
    metatartaricAcid: "metavyno rūgštis",
    ascorbicAcid: "L-askorbo rūgštis",
    sulphites: "sulfitai",
    eggAlbumin: "kiaušinių albuminas",
  },
  additives: {
    acidityRegulator: "rūgštingumą reguliuojanti medžiaga",
    stabiliser: "stabilizatorius",
    antioxidant: "antioksidantas",
    preservative: "konservantas",
  },
  protectiveAtmosphere: "Išpilstyta naudojant apsaugines dujas",
  parts: {
    bottle: "Butelis",
    stopper: "Kamštis",
    capsule: "Gaubtelis",
    wireHood: "Vielinis tinklelis",
    label: "Etiketė",
  },
  materials: {
    glass: "stiklas",
    cork: "kamštiena",
    aluminium: "aliuminis",
    steel: "plienas",
    paper: "popierius",
  },
  sorting: "Rūšiuokite. Laikykitės savo savivaldybės taisyklių.",
};

import type { ELabelWords } from "./label-words.ts";

export const ET: ELabelWords = {
  name: "eesti",
  decimalMark: ",",
  headings: {
    ingredients: "Koostisosad",
    nutrition: "Toitumisalane teave",
    packaging: "Pakend",
    languages: "Keeled",
  },
  per100ml: "100 ml kohta",
  nutrients: {
    energy: "Energiasisaldus",
    fat: "Rasvad",
    saturates: "millest küllastunud rasvhapped",
    carbohydrate: "Süsivesikud",
    sugars: "millest suhkrud",
    protein: "Valgud",
    salt: "Sool",
  },
  ingredients: {
    grapes: "viinamarjad",
    tirageLiqueur: "liqueur de tirage",
    expeditionLiqueur: "liqueur d’expédition",
    tartaricAcid: "viinhape",
    metatartaricAcid: "metaviinhape",
    ascorbicAcid: "L-askorbiinhape",
    sulphites: "sulfitid",
    eggAlbumin: "munaalbumiin",
  },
  additives: {
    acidityRegulator: "happesuse regulaator",
    stabiliser: "stabilisaator",
    antioxidant: "antioksüdant",
    preservative: "säilitusaine",
  },
  protectiveAtmosphere: "Villitud gaasikeskkonda",
  parts: {
    bottle: "Pudel",
    stopper: "Kork",
    capsule: "Kapsel",
    wireHood: "Traatkorv",
    label: "Etikett",
  },
  materials: {
    glass: "klaas",
    cork: "kork",
    aluminium: "alumiinium",
    steel: "teras",
    paper: "paber",
  },
  sorting: "Koguge liigiti. Järgige oma omavalitsuse juhiseid.",
};

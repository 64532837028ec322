import type { ELabelWords } from "./label-words.ts";

export const FI: ELabelWords = {
  name: "suomi",
  decimalMark: ",",
  headings: {
    ingredients: "Ainesosat",
    nutrition: "Ravintoarvoilmoitus",
    packaging: "Pakkaus",
    languages: "Kielet",
  },
  per100ml: "100 ml:ssa",
  nutrients: {
    energy: "Energia",
    fat: "Rasva",
    saturates: "josta tyydyttynyttä",
    carbohydrate: "Hiilihydraatit",
    sugars: "josta sokereita",
    protein: "Proteiini",
    salt: "Suola",
  },
  ingredients: {
    grapes: "viinirypäleet",
    tirageLiqueur: "liqueur de tirage",
    expeditionLiqueur: "liqueur d’expédition",
    tartaricAcid: "viinihappo",
    metatartaricAcid: "metaviinihappo",
    ascorbicAcid: "L-askorbiinihappo",
    sulphites: "sulfiitit",
    eggAlbumin: "kananmuna-albumiini",
  },
  additives: {
    acidityRegulator: "happamuudensäätöaine",
    stabiliser: "stabilointiaine",
    antioxidant: "hapettumisenestoaine",
    preservative: "säilöntäaine",
  },
  protectiveAtmosphere: "Pullotettu suojakaasuun",
  parts: {
    bottle: "Pullo",
    stopper: "Korkki",
    capsule: "Kapseli",
    wireHood: "Lankakori",
    label: "Etiketti",
  },
  materials: {
    glass: "lasi",
    cork: "korkki",
    aluminium: "alumiini",
    steel: "teräs",
    paper: "paperi",
  },
  sorting: "Lajittele. Noudata kuntasi ohjeita.",
};

import type { ELabelWords } from "./label-words.ts";

export const HR: ELabelWords = {
  name: "hrvatski",
  decimalMark: ",",
  headings: {
    ingredients: "Sastojci",
    nutrition: "Nutritivna deklaracija",
    packaging: "Ambalaža",
    languages: "Jezici",
  },
  per100ml: "na 100 ml",
  nutrients: {
    energy: "Energija",
    fat: "Masti",
    saturates: "od kojih zasićene masne kiseline",
    carbohydrate: "Ugljikohidrati",
    sugars: "od kojih šećeri",
    protein: "Bjelančevine",
    salt: "Sol",
  },
  ingredients: {
    grapes: "grožđe",
    tirageLiqueur: "tiražni liker",
    expeditionLiqueur: "ekspedicijski liker",
    tartaricAcid: "vinska kiselina",
    metatartaricAcid: "metavinska kiselina",
    ascorbicAcid: "L-askorbinska kiselina",
    sulphites: "sulfiti",
    eggAlbumin: "albumin iz jaja",
  },
  additives: {
    acidityRegulator: "regulator kiselosti",
    stabiliser: "stabilizator",
    antioxidant: "antioksidans",
    preservative: "konzervans",
  },
  protectiveAtmosphere: "Punjeno u zaštitnoj atmosferi",
  parts: {
    bottle: "Boca",
    stopper: "Čep",
    capsule: "Kapica",
    wireHood: "Žičana košarica",
    label: "Etiketa",
  },
  materials: {
    glass: "staklo",
    cork: "pluto",
    aluminium: "aluminij",
    steel: "čelik",
    paper: "papir",
  },
  sorting: "Odvajajte otpad. Slijedite pravila svoje općine ili grada.",
};

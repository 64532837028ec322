import type { ELabelWords } from "./label-words.ts";

export const GA: ELabelWords = {
  name: "Gaeilge",
  decimalMark: ".",
  headings: {
    ingredients: "Comhábhair",
    nutrition: "Dearbhú cothaithe",
    packaging: "Pacáistíocht",
    languages: "Teangacha",
  },
  per100ml: "in aghaidh 100 ml",
  nutrients: {
    energy: "Fuinneamh",
    fat: "Saill",
    saturates: "lena n-áirítear saill sháithithe",
    carbohydrate: "Carbaihiodráit",
    sugars: "lena n-áirítear siúcraí",
    protein: "Próitéin",
    salt: "Salann",
  },
  ingredients: {
    grapes: "caora fíniúna",
    tirageLiqueur: "liqueur de tirage",
    expeditionLiqueur: "liqueur d’expédition",
    tartaricAcid: "aigéad tartarach",
    metatartaricAcid: "aigéad meiteatartarach",
    ascorbicAcid: "aigéad L-ascorbach",
    sulphites: "suilfítí",
    eggAlbumin: "albaimin uibhe",
  },
  additives: {
    acidityRegulator: "rialtán aigéadachta",
    stabiliser: "cobhsaitheoir",
    antioxidant: "frithocsaídeoir",
    preservative: "leasaitheach",
  },
  protectiveAtmosphere: "Buidéalaithe in atmaisféar cosanta",
  parts: {
    bottle: "Buidéal",
    stopper: "Corc",
    capsule: "Capsúl",
    wireHood: "Cochall sreinge",
    label: "Lipéad",
  },
  materials: {
    glass: "gloine",
    cork: "corc",
    aluminium: "alúmanam",
    steel: "cruach",
    paper: "páipéar",
  },
  sorting: "Athchúrsáil, le do thoil. Lean rialacha do cheantair.",
};

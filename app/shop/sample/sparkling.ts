import type { WineStyle } from "../catalogue/wine-style.ts";
import { type BottledEntry, sparklingParts, withLabel } from "./with-label.ts";

/** How a sparkling wine is, and that it is poured into a flute. */
const inFlute = (wine: WineStyle) => ({ glass: "flute", wine }) as const;

const BOTTLE_FERMENTED: BottledEntry[] = [
  {
    id: "pjenusac-maestral-2021",
    slug: "pjenusac-maestral-2021",
    category: "sparkling",
    year: 2021,
    volumeMl: 750,
    alcoholTenths: 120,
    serving: { from: 6, to: 8 },
    allergens: ["sulphites"],
    style: inFlute({
      scales: { sweetness: 1, body: 2, maturity: 2, wood: 1 },
      sugar: 2,
      acidity: 6.8,
      undosed: true,
      ageing: [{ vessel: "bottle", months: 24 }],
      drinkUntil: 2029,
    }),
    bottled: {
      glycerol: 6.0,
      ingredients: ["grapes", "tirageLiqueur", "sulphites"],
      protectiveAtmosphere: false,
      parts: sparklingParts("GL 71"),
    },
    priceCents: 2190,
    stock: 72,
    boxed: true,
    drawing: {
      shape: "sparkling",
      glass: "green",
      capsule: "gold",
      label: { paper: "paper", ink: "olive", motif: "wind", words: ["Maestral"] },
    },
    texts: {
      hr: {
        name: "Pjenušac Maestral",
        summary: "Od malvazije, dvije godine na kvascima, bez dozaže.",
        grape: "Malvazija istarska 100 %",
        tastingNote:
          "Drugo vrenje odvija se u boci, po klasičnoj metodi, a zatim dvije godine miruje na kvascima. Miriše na koru kruha, limun i bijelu breskvu. Mjehurići su sitni, okus slan i vedar poput maestrala, ljetnog vjetra s mora.",
        food: "Kamenice iz Limskog kanala, pršut, ili čaša prije večere.",
      },
      en: {
        name: "Maestral sparkling",
        summary: "A very dry sparkling Malvasia, two years on its lees, with no dosage.",
        grape: "100% Istrian Malvasia",
        tastingNote:
          "The second fermentation takes place in the bottle, by the traditional method, followed by two years on the lees. It smells of bread crust, lemon and white peach. Fine bubbles, a taste as salty and bright as the maestral, the summer wind from the sea.",
        food: "Oysters from the Lim Channel, prosciutto, or a glass before dinner.",
      },
      it: {
        name: "Spumante Maestral",
        summary: "Da uve Malvasia, due anni sui lieviti, senza dosaggio.",
        grape: "Malvasia istriana 100%",
        tastingNote:
          "La seconda fermentazione avviene in bottiglia, secondo il metodo classico; poi due anni sui lieviti. Profuma di crosta di pane, limone e pesca bianca. Bollicine fini, un sorso sapido e luminoso come il maestrale, vento estivo dal mare.",
        food: "Ostriche del canale di Leme, prosciutto crudo, o un calice prima di cena.",
      },
      de: {
        name: "Schaumwein Maestral",
        summary: "Aus Malvasia, zwei Jahre auf der Hefe, ohne Dosage.",
        grape: "100 % Istrische Malvasia",
        tastingNote:
          "Die zweite Gärung findet in der Flasche statt, nach der klassischen Methode; danach ruht der Wein zwei Jahre auf der Hefe. Er duftet nach Brotkruste, Zitrone und weißem Pfirsich. Feine Perlen, salzig und hell wie der Maestral, der Sommerwind vom Meer.",
        food: "Austern aus dem Limski-Kanal, Pršut, oder ein Glas vor dem Abendessen.",
      },
    },
  },
  {
    id: "pjenusac-zora-2022",
    slug: "pjenusac-zora-2022",
    category: "sparkling",
    year: 2022,
    volumeMl: 750,
    alcoholTenths: 125,
    serving: { from: 6, to: 8 },
    allergens: ["sulphites"],
    style: inFlute({
      scales: { sweetness: 1, body: 2, maturity: 2, wood: 1 },
      sugar: 7,
      acidity: 6.6,
      ageing: [{ vessel: "bottle", months: 18 }],
      drinkUntil: 2028,
    }),
    bottled: {
      glycerol: 5.0,
      ingredients: ["grapes", "tirageLiqueur", "expeditionLiqueur", "sulphites"],
      protectiveAtmosphere: false,
      parts: sparklingParts("GL 70"),
    },
    priceCents: 2450,
    stock: 54,
    boxed: true,
    drawing: {
      shape: "sparkling",
      glass: "clear",
      capsule: "soil",
      wine: "rose",
      label: { paper: "mist", ink: "soil", motif: "sunrise", words: ["Zora"] },
    },
    texts: {
      hr: {
        name: "Pjenušac Zora rosé",
        summary: "Od terana, voćan i svjež.",
        grape: "Teran 100 %, ZOI Hrvatska Istra",
        tastingNote:
          "Grožđe beremo u zoru, krajem kolovoza, i odmah prešamo cijele grozdove. Drugo vrenje u boci i mirovanje na kvascima traju osamnaest mjeseci. Miriše na maline i šipak, a završava suho, sa sitnim mjehurićima.",
        food: "Tartar od tune, rakovica na istarski način, kolač od badema.",
      },
      en: {
        name: "Zora sparkling rosé",
        summary: "A pink sparkling wine from Teran, fruity and fresh, brut.",
        grape: "100% Teran, PDO Hrvatska Istra",
        tastingNote:
          "We pick the grapes at dawn (zora), at the end of August, and press whole bunches at once. The second fermentation in the bottle and the rest on the lees take eighteen months. It smells of raspberries and pomegranate, and finishes dry, with fine bubbles.",
        food: "Tuna tartare, Istrian spider crab, almond cake.",
      },
      it: {
        name: "Spumante Zora rosé",
        summary: "Da uve Teran, fruttato e fresco.",
        grape: "Teran 100%, DOP Hrvatska Istra",
        tastingNote:
          "Raccogliamo le uve all’alba (zora), a fine agosto, e pressiamo subito i grappoli interi. La seconda fermentazione in bottiglia e il riposo sui lieviti durano diciotto mesi. Profuma di lampone e melagrana; il finale è asciutto, con bollicine fini.",
        food: "Tartare di tonno, granseola all’istriana, torta di mandorle.",
      },
      de: {
        name: "Schaumwein Zora Rosé",
        summary: "Aus Teran, fruchtig und frisch.",
        grape: "100 % Teran, g. U. Hrvatska Istra",
        tastingNote:
          "Wir lesen im Morgengrauen (zora), Ende August, und pressen gleich die ganzen Trauben. Die zweite Gärung in der Flasche und die Ruhe auf der Hefe dauern achtzehn Monate. Duft nach Himbeeren und Granatapfel, trockener Abgang mit feinen Perlen.",
        food: "Thunfischtatar, Seespinne auf istrische Art, Mandelkuchen.",
      },
    },
  },
];

/** The sparkling wines of the sample winery, fermented a second time in their bottles. */
export const SPARKLINGS = BOTTLE_FERMENTED.map(withLabel);

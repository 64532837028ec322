import { per100Ml } from "./per-100-ml.ts";
import { type BoxEntry, withContents } from "./with-contents.ts";

const BOXES: BoxEntry[] = [
  {
    id: "poklon-tri-malvazije",
    slug: "poklon-tri-malvazije",
    category: "gift",
    year: null,
    volumeMl: 2250,
    alcoholTenths: 135,
    serving: null,
    allergens: ["sulphites"],
    nutrition: per100Ml({ energyKj: 322, energyKcal: 78, carbohydrateGrams: 0.9, sugarsGrams: 0.2 }),
    style: null,
    boxContents: ["malvazija-2025", "malvazija-bagrem-2022", "malvazija-amfora-2021"],
    priceCents: 5600,
    stock: 24,
    boxed: false,
    drawing: {
      shape: "giftBox",
      glass: "brown",
      capsule: "gold",
      label: { paper: "paper", ink: "ink", motif: "grapes", words: ["Tri", "malvazije"] },
    },
    texts: {
      hr: {
        name: "Tri malvazije",
        summary: "Jedna sorta, tri puta: inoks, bagrem i amfora, u drvenom sanduku.",
        grape:
          "Malvazija istarska 2025 (13 % vol), Malvazija Bagrem 2022 (13,5 % vol), Malvazija Amfora 2021 (13,5 % vol); po 0,75 l",
        tastingNote:
          "Ista loza u tri oblika: svježa i slana, zrela i medna, jantarna i taninska. Najbolje ih je otvoriti u društvu, tim redom. U sanduku je i kartica s našim bilješkama.",
        food: "Tri slijeda: škampi na buzaru, fuži s tartufom, zreli ovčji sir.",
      },
      en: {
        name: "Three Times Malvazija",
        summary: "One grape, three ways: steel, acacia and amphora in a wooden box.",
        grape:
          "Malvazija istarska 2025 (13% vol), Malvazija Bagrem 2022 (13.5% vol), Malvazija Amfora 2021 (13.5% vol); 0.75 l each",
        tastingNote:
          "The same vine in three guises: fresh and salty, mature and honeyed, amber and tannic. Best opened in company, in this order. A card with our notes lies in the box.",
        food: "Three courses: scampi stewed in wine and garlic, fuži (hand-rolled pasta quills) with truffle, mature sheep’s cheese.",
      },
      it: {
        name: "Tre volte Malvazija",
        summary: "Un vitigno, tre strade: acciaio, acacia e anfora in una cassetta di legno.",
        grape:
          "Malvazija istarska 2025 (13% vol), Malvazija Bagrem 2022 (13,5% vol), Malvazija Amfora 2021 (13,5% vol); 0,75 l ciascuna",
        tastingNote:
          "La stessa uva in tre forme: fresca e sapida, matura e mielata, ambrata e tannica. Il meglio è aprirle in compagnia, in quest’ordine. Nella cassetta troverà un cartoncino con le nostre note.",
        food: "Tre portate: scampi alla busara, fusi (pasta istriana arrotolata a mano) al tartufo, pecorino stagionato.",
      },
      de: {
        name: "Dreimal Malvazija",
        summary: "Eine Rebsorte, drei Wege: Stahl, Akazie und Amphore, in einer Holzkiste.",
        grape:
          "Malvazija istarska 2025 (13 % vol), Malvazija Bagrem 2022 (13,5 % vol), Malvazija Amfora 2021 (13,5 % vol); je 0,75 l",
        tastingNote:
          "Dieselbe Rebe in drei Gestalten: frisch und salzig, reif und honigartig, bernsteinfarben und gerbstoffreich. Öffnen Sie die drei am besten in Gesellschaft, in dieser Reihenfolge. In der Kiste liegt eine Karte mit unseren Notizen.",
        food: "Drei Gänge: Scampi in Wein und Knoblauch, Fuži (handgerollte Nudeln) mit Trüffel, reifer Schafskäse.",
      },
    },
  },
  {
    id: "poklon-vino-i-ulje",
    slug: "poklon-vino-i-ulje",
    category: "gift",
    year: null,
    volumeMl: 1250,
    alcoholTenths: 125,
    serving: null,
    allergens: ["sulphites"],
    nutrition: per100Ml({
      energyKj: 1538,
      energyKcal: 373,
      fatGrams: 36.6,
      saturatesGrams: 5.4,
      carbohydrateGrams: 0.5,
      sugarsGrams: 0.1,
    }),
    style: null,
    boxContents: ["teran-2023", "ulje-buza-2025"],
    priceCents: 3900,
    stock: 48,
    boxed: false,
    drawing: {
      shape: "giftBox",
      glass: "olive",
      capsule: "paper",
      label: { paper: "mist", ink: "ink", motif: "sea", words: ["Vino", "i ulje"] },
    },
    texts: {
      hr: {
        name: "Vino i ulje",
        summary: "Teran i ulje Buža: dvije boce koje u Istri stoje na svakom stolu.",
        grape: "Teran 2023, ZOI Hrvatska Istra (12,5 % vol, 0,75 l), maslinovo ulje Buža 2025 (0,5 l)",
        tastingNote:
          "Trpko crno vino i blago zeleno ulje rastu na istoj crvenici, nekoliko koraka jedno od drugog. Treba im samo kruh. Kutija je drvena, s pregradom koja dobro podnosi put.",
        food: "Istarska supa u bukaleti treba baš to dvoje; uz nju pršut, sir i masline.",
      },
      en: {
        name: "Wine and Oil",
        summary: "Teran and Buža oil: the two bottles on every Istrian table.",
        grape: "Teran 2023, PDO Hrvatska Istra (12.5% vol, 0.75 l), Buža olive oil 2025 (0.5 l)",
        tastingNote:
          "A tart red and a mild green oil grow on the same red soil, a few steps apart. All they need is bread. The box is of wood, with a divider that travels well.",
        food: "Istrian supa (warm wine with toast, oil and pepper, shared from a jug) asks for exactly these two; add prosciutto, cheese and olives.",
      },
      it: {
        name: "Vino e olio",
        summary: "Teran e olio di Buža: le due bottiglie di ogni tavola istriana.",
        grape: "Teran 2023, DOP Hrvatska Istra (12,5% vol, 0,75 l), olio d’oliva Buža 2025 (0,5 l)",
        tastingNote:
          "Un rosso asprigno e un olio verde e gentile nascono sulla stessa terra rossa, a pochi passi l’uno dall’altro. A loro basta il pane. La cassetta è di legno, con un divisorio che regge bene il viaggio.",
        food: "La supa istriana (vino caldo con pane tostato, olio e pepe, nella brocca) vuole proprio questi due; accanto, prosciutto, formaggio e olive.",
      },
      de: {
        name: "Wein und Öl",
        summary: "Teran und Buža-Öl: zwei Flaschen für jeden istrischen Tisch.",
        grape: "Teran 2023, g. U. Hrvatska Istra (12,5 % vol, 0,75 l), Olivenöl Buža 2025 (0,5 l)",
        tastingNote:
          "Ein herber Roter und ein mildes grünes Öl wachsen auf derselben roten Erde, wenige Schritte voneinander. Sie brauchen nur Brot. Die Kiste ist aus Holz, mit einem Einsatz, der die Reise gut übersteht.",
        food: "Die istrische Supa (warmer Rotwein aus dem Krug, mit Röstbrot, Öl und Pfeffer) verlangt genau nach diesen beiden; dazu Pršut, Käse und Oliven.",
      },
    },
  },
  {
    id: "poklon-crvena-zemlja",
    slug: "poklon-crvena-zemlja",
    category: "gift",
    year: null,
    volumeMl: 1500,
    alcoholTenths: 140,
    serving: null,
    allergens: ["sulphites"],
    nutrition: per100Ml({ energyKj: 322, energyKcal: 78, carbohydrateGrams: 1, sugarsGrams: 0.1 }),
    style: null,
    boxContents: ["teran-2023", "kazun-2019"],
    priceCents: 4500,
    stock: 12,
    boxed: false,
    drawing: {
      shape: "giftBox",
      glass: "brown",
      capsule: "soil",
      label: { paper: "soil", ink: "paper", motif: "hut", words: ["Crvena", "zemlja"] },
    },
    texts: {
      hr: {
        name: "Crvena zemlja",
        summary: "Mladi Teran i stari Kažun, dva crna vina sa snagom crvenice.",
        grape: "Teran 2023, ZOI Hrvatska Istra (12,5 % vol), Kažun crni 2019, ZOI Hrvatska Istra (14 % vol); po 0,75 l",
        tastingNote:
          "Teran otvorite ove zime, dok je živ i pun višanja. Kažun ostavite za poseban ručak ili ga zaboravite u podrumu na još pet godina. Drveni sanduk ima klizni poklopac i poslije dobro čuva pisma.",
        food: "Gulaš od boškarina s fužima, divljač, tvrdi sir s tartufima.",
      },
      en: {
        name: "Red Soil",
        summary: "The young Teran and the old Kažun, two reds with the strength of the red soil.",
        grape: "Teran 2023, PDO Hrvatska Istra (12.5% vol), Kažun Red 2019, PDO Hrvatska Istra (14% vol); 0.75 l each",
        tastingNote:
          "Open the Teran this winter, while it is vivid and full of cherry. Keep the Kažun for a special lunch, or forget it in the cellar for another five years. The wooden box has a sliding lid and afterwards keeps letters well.",
        food: "Goulash of boškarin (the native Istrian ox) with fuži pasta, game, hard cheese with truffles.",
      },
      it: {
        name: "Terra rossa",
        summary: "Il giovane Teran e il vecchio Kažun, due rossi con la forza della terra rossa.",
        grape:
          "Teran 2023, DOP Hrvatska Istra (12,5% vol), Kažun Rosso 2019, DOP Hrvatska Istra (14% vol); 0,75 l ciascuno",
        tastingNote:
          "Apra il Teran quest’inverno, finché è vivo e pieno di marasca. Conservi il Kažun per un pranzo speciale, o lo dimentichi in cantina per altri cinque anni. La cassetta di legno ha il coperchio scorrevole e poi custodisce bene le lettere.",
        food: "Gulasch di boscarin (il bue autoctono istriano) con i fusi, selvaggina, formaggio duro al tartufo.",
      },
      de: {
        name: "Rote Erde",
        summary: "Der junge Teran und der alte Kažun, zwei Rotweine von roter Erde.",
        grape:
          "Teran 2023, g. U. Hrvatska Istra (12,5 % vol), Kažun Rot 2019, g. U. Hrvatska Istra (14 % vol); je 0,75 l",
        tastingNote:
          "Öffnen Sie den Teran in diesem Winter, solange er lebendig und voller Kirschen ist. Heben Sie den Kažun für ein besonderes Essen auf, oder vergessen Sie ihn noch fünf Jahre im Keller. Die Holzkiste hat einen Schiebedeckel und bewahrt danach gut Briefe auf.",
        food: "Gulasch vom istrischen Boškarin-Rind mit handgerollten Fuži, Wild, Hartkäse mit Trüffeln.",
      },
    },
  },
  {
    id: "poklon-cetiri-rakije",
    slug: "poklon-cetiri-rakije",
    category: "gift",
    year: null,
    volumeMl: 400,
    alcoholTenths: 420,
    serving: null,
    allergens: [],
    nutrition: per100Ml({ energyKj: 938, energyKcal: 226, carbohydrateGrams: 5.4, sugarsGrams: 5.4 }),
    style: null,
    boxContents: ["komovica", "travarica", "medica", "biska"],
    priceCents: 2900,
    stock: 36,
    boxed: false,
    drawing: {
      shape: "giftBox",
      glass: "black",
      capsule: "gold",
      label: { paper: "ink", ink: "gold", motif: "stars", words: ["Četiri", "rakije"] },
    },
    texts: {
      hr: {
        name: "Četiri rakije",
        summary: "Četiri male boce za četiri zimske večeri.",
        grape: "Komovica (42 % vol), Travarica (38 % vol), Medica (28 % vol), Biska (40 % vol); po 0,1 l",
        tastingNote:
          "Od najčišće do najslađe: komovica, biska, travarica, medica. Tko ih ne poznaje, ovdje će naći svoju. Bočice su zatvorene plutom i stanu u džep kaputa.",
        food: "Suhe smokve, bademi, fritule i društvo.",
      },
      en: {
        name: "Four Spirits",
        summary: "Four small bottles for four winter evenings.",
        grape: "Komovica (42% vol), Travarica (38% vol), Medica (28% vol), Biska (40% vol); 0.1 l each",
        tastingNote:
          "From the purest to the sweetest: marc, mistletoe, herbs, honey. Whoever does not know them yet will find a favourite here. The bottles are closed with cork and fit into a coat pocket.",
        food: "Dried figs, almonds, fritule (small fried dough puffs) and good company.",
      },
      it: {
        name: "Quattro distillati",
        summary: "Quattro bottigliette per quattro sere d’inverno.",
        grape: "Komovica (42% vol), Travarica (38% vol), Medica (28% vol), Biska (40% vol); 0,1 l ciascuna",
        tastingNote:
          "Dal più puro al più dolce: vinaccia, vischio, erbe, miele. Chi ancora non li conosce troverà qui il suo. Le bottigliette sono chiuse con il sughero e stanno nella tasca del cappotto.",
        food: "Fichi secchi, mandorle, fritole (frittelle con uvetta) e buona compagnia.",
      },
      de: {
        name: "Vier Schnäpse",
        summary: "Vier kleine Flaschen für vier Winterabende.",
        grape: "Komovica (42 % vol), Travarica (38 % vol), Medica (28 % vol), Biska (40 % vol); je 0,1 l",
        tastingNote:
          "Vom reinsten zum süßesten: Trester, Mistel, Kräuter, Honig. Wer sie noch nicht kennt, findet hier seinen Liebling. Die Fläschchen sind mit Kork verschlossen und passen in die Manteltasche.",
        food: "Getrocknete Feigen, Mandeln, Fritule (kleine Krapfen) und gute Gesellschaft.",
      },
    },
  },
];

/**
 * The gift boxes of the sample winery. The alcohol is that of the strongest bottle
 * in the box, the nutrition the mean of all bottles by their volume.
 */
export const GIFTS = BOXES.map(withContents);

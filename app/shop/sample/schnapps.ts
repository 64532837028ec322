import type { CatalogueEntry } from "../catalogue/product.ts";
import { per100Ml } from "./per-100-ml.ts";

/** What the still of the sample winery gives: marc spirit, and what is steeped in it. */
export const SCHNAPPS: CatalogueEntry[] = [
  {
    id: "komovica",
    slug: "komovica",
    category: "schnapps",
    year: null,
    volumeMl: 500,
    alcoholTenths: 420,
    serving: { from: 14, to: 16 },
    allergens: [],
    nutrition: per100Ml({ energyKj: 961, energyKcal: 232 }),
    style: { glass: "small", wine: null },
    priceCents: 1550,
    stock: 96,
    boxed: true,
    drawing: {
      shape: "schnapps",
      glass: "clear",
      capsule: "ink",
      wine: "water",
      label: { paper: "mist", ink: "ink", motif: "grapes", words: ["Komovica"] },
    },
    texts: {
      hr: {
        name: "Komovica",
        summary: "Čista rakija od svježe komine malvazije i muškata.",
        grape: "Komina malvazije istarske i muškata bijelog",
        tastingNote:
          "Kominu pečemo dan nakon vrenja, polako, u bakrenom kotlu od sto litara. Miriše na svježe grožđe i bijeli papar. Topla je i čista, bez oštrine.",
        food: "Poslije jela, uz kavu i suhe smokve.",
        ingredients: "Rakija od grožđane komine, voda.",
      },
      en: {
        name: "Komovica, grape marc spirit",
        summary: "A clean spirit from the fresh marc of Malvasia and Muscat.",
        grape: "Marc of Istrian Malvasia and White Muscat",
        tastingNote:
          "We distil the marc the day after fermentation, slowly, in a copper still of a hundred litres. It smells of fresh grapes and white pepper. Warm and clean, without a bite.",
        food: "After the meal, with coffee and dried figs.",
        ingredients: "Grape marc spirit, water.",
      },
      it: {
        name: "Komovica, acquavite di vinaccia",
        summary: "Acquavite limpida da vinacce fresche di Malvasia e Moscato.",
        grape: "Vinacce di Malvasia istriana e Moscato bianco",
        tastingNote:
          "Distilliamo le vinacce il giorno dopo la fermentazione, lentamente, in un alambicco di rame da cento litri. Profuma di uva fresca e pepe bianco. È calda e pulita, senza asprezze.",
        food: "A fine pasto, con il caffè e i fichi secchi.",
        ingredients: "Acquavite di vinaccia, acqua.",
      },
      de: {
        name: "Komovica, Tresterbrand",
        summary: "Aus frischem Trester von Malvasia und Muskateller.",
        grape: "Trester von Istrischer Malvasia und Gelbem Muskateller",
        tastingNote:
          "Wir brennen den Trester am Tag nach der Gärung, langsam, in einem Kupferkessel von hundert Litern. Er duftet nach frischen Trauben und weißem Pfeffer. Warm und rein, ohne Schärfe.",
        food: "Nach dem Essen, zu Kaffee und getrockneten Feigen.",
        ingredients: "Tresterbrand, Wasser.",
      },
    },
  },
  {
    id: "travarica",
    slug: "travarica",
    category: "schnapps",
    year: null,
    volumeMl: 500,
    alcoholTenths: 380,
    serving: { from: 8, to: 12 },
    allergens: [],
    nutrition: per100Ml({ energyKj: 869, energyKcal: 210 }),
    style: { glass: "small", wine: null },
    priceCents: 1680,
    stock: 84,
    boxed: true,
    drawing: {
      shape: "schnapps",
      glass: "green",
      capsule: "olive",
      label: { paper: "olive", ink: "paper", motif: "herbs", words: ["Travarica"] },
    },
    texts: {
      hr: {
        name: "Travarica",
        summary: "Šest trava s kamenjara, šest tjedana u komovici.",
        grape: "Komovica s kaduljom, ružmarinom, komoračem, majčinom dušicom, metvicom i smiljem",
        tastingNote:
          "Zelenkastozlatna je, s grančicom ružmarina u boci. Prvo se javi komorač, zatim kadulja i smilje, a na kraju ugodna gorčina. Šećera u njoj nema.",
        food: "Hladna prije jela, uz masline i slane inćune, ili poslije obilne večere.",
        ingredients: "Rakija od grožđane komine, voda, kadulja, ružmarin, komorač, majčina dušica, metvica, smilje.",
      },
      en: {
        name: "Travarica, herb spirit",
        summary: "Six herbs from the stony pasture, six weeks in marc spirit.",
        grape: "Marc spirit with sage, rosemary, fennel, wild thyme, mint and immortelle",
        tastingNote:
          "Greenish gold, with a sprig of rosemary in the bottle. Fennel comes first, then sage and immortelle, and at the end a pleasant bitterness. There is no sugar in it.",
        food: "Chilled before the meal, with olives and salted anchovies, or after a long dinner.",
        ingredients: "Grape marc spirit, water, sage, rosemary, fennel, wild thyme, mint, immortelle.",
      },
      it: {
        name: "Travarica, acquavite alle erbe",
        summary: "Sei erbe dei pascoli sassosi, sei settimane nell’acquavite.",
        grape: "Acquavite di vinaccia con salvia, rosmarino, finocchio selvatico, timo serpillo, menta ed elicriso",
        tastingNote:
          "Oro verde, con un rametto di rosmarino nella bottiglia. Prima arriva il finocchio, poi la salvia e l’elicriso, infine un piacevole amaro. È senza zucchero.",
        food: "Fresca prima del pasto, con olive e acciughe sotto sale, o dopo una cena generosa.",
        ingredients:
          "Acquavite di vinaccia, acqua, salvia, rosmarino, finocchio selvatico, timo serpillo, menta, elicriso.",
      },
      de: {
        name: "Travarica, Kräuterschnaps",
        summary: "Sechs Kräuter von der Karstweide, sechs Wochen im Tresterbrand.",
        grape: "Tresterbrand mit Salbei, Rosmarin, Fenchel, Feldthymian, Minze und Strohblume",
        tastingNote:
          "Grüngolden, mit einem Rosmarinzweig in der Flasche. Zuerst kommt der Fenchel, dann Salbei und Strohblume, am Ende eine angenehme Bitterkeit. Zucker ist keiner darin.",
        food: "Gekühlt vor dem Essen, zu Oliven und gesalzenen Sardellen, oder nach einem reichen Abendessen.",
        ingredients: "Tresterbrand, Wasser, Salbei, Rosmarin, Fenchel, Feldthymian, Minze, Strohblume.",
      },
    },
  },
  {
    id: "medica",
    slug: "medica",
    category: "schnapps",
    year: null,
    volumeMl: 500,
    alcoholTenths: 280,
    serving: { from: 6, to: 8 },
    allergens: [],
    nutrition: per100Ml({ energyKj: 989, energyKcal: 237, carbohydrateGrams: 20.5, sugarsGrams: 20.5 }),
    style: { glass: "small", wine: null },
    priceCents: 1800,
    stock: 120,
    boxed: true,
    drawing: {
      shape: "schnapps",
      glass: "clear",
      capsule: "gold",
      wine: "honey",
      label: { paper: "gold", ink: "ink", motif: "honeycomb", words: ["Medica"] },
    },
    texts: {
      hr: {
        name: "Medica",
        summary: "Komovica i bagremov med iz susjedova pčelinjaka.",
        grape: "Komovica s bagremovim medom",
        tastingNote:
          "Okus je meda, a ne šećera: prvo bagremov cvijet, pa vosak i limunova kora. Mekana je i gusta, a rakija se osjeti tek na kraju. Talog na dnu je med; bocu samo polako okrenite.",
        food: "Dobro ohlađena uz fritule, orahnjaču ili medenjake.",
        ingredients: "Rakija od grožđane komine, bagremov med (25 %), voda, limunova kora.",
      },
      en: {
        name: "Medica, honey liqueur",
        summary: "Marc spirit and acacia honey from our neighbour’s hives.",
        grape: "Marc spirit with acacia honey",
        tastingNote:
          "It tastes of honey, not of sugar: first acacia blossom, then wax and lemon peel. Soft and thick, and only at the end do you notice the spirit. Any sediment is honey; simply turn the bottle slowly.",
        food: "Well chilled, with fritule (small fried dough puffs with raisins), walnut roll or gingerbread.",
        ingredients: "Grape marc spirit, acacia honey (25%), water, lemon peel.",
      },
      it: {
        name: "Medica, liquore al miele",
        summary: "Acquavite e miele d’acacia delle arnie del vicino.",
        grape: "Acquavite di vinaccia con miele d’acacia",
        tastingNote:
          "Sa di miele, non di zucchero: prima il fiore d’acacia, poi la cera e la scorza di limone. È morbida e densa, e l’acquavite si avverte solo alla fine. Il deposito sul fondo è miele: basta capovolgere piano la bottiglia.",
        food: "Ben fredda, con le fritole (frittelle con uvetta), il rotolo di noci o i biscotti al miele.",
        ingredients: "Acquavite di vinaccia, miele d’acacia (25%), acqua, scorza di limone.",
      },
      de: {
        name: "Medica, Honiglikör",
        summary: "Tresterbrand mit Akazienhonig vom Nachbarn.",
        grape: "Tresterbrand mit Akazienhonig",
        tastingNote:
          "Der Likör schmeckt nach Honig, nicht nach Zucker: erst Akazienblüte, dann Wachs und Zitronenschale. Weich und dicht, den Brand spürt man erst zum Schluss. Der Satz am Boden ist Honig; drehen Sie die Flasche einfach langsam um.",
        food: "Gut gekühlt zu Fritule (kleinen Krapfen mit Rosinen), Nussstrudel oder Lebkuchen.",
        ingredients: "Tresterbrand, Akazienhonig (25 %), Wasser, Zitronenschale.",
      },
    },
  },
  {
    id: "biska",
    slug: "biska",
    category: "schnapps",
    year: null,
    volumeMl: 500,
    alcoholTenths: 400,
    serving: { from: 12, to: 14 },
    allergens: [],
    nutrition: per100Ml({ energyKj: 931, energyKcal: 225, carbohydrateGrams: 0.9, sugarsGrams: 0.9 }),
    style: { glass: "small", wine: null },
    priceCents: 1720,
    stock: 72,
    boxed: true,
    drawing: {
      shape: "schnapps",
      glass: "brown",
      capsule: "soil",
      label: { paper: "paper", ink: "olive", motif: "goat", words: ["Biska"] },
    },
    texts: {
      hr: {
        name: "Biska",
        summary: "Stara istarska rakija s bijelom imelom.",
        grape: "Komovica s lišćem bijele imele",
        tastingNote:
          "Lišće imele beremo zimi s divljih krušaka, sušimo ga do proljeća i onda osam tjedana držimo u komovici. Boje je starog zlata, okus trpak i topao: sijeno, mahovina i zrnce meda. Recept dolazi iz brda sjeverne Istre.",
        food: "Čašica prije jela, uz istarski pršut i kozji sir.",
        ingredients: "Rakija od grožđane komine, voda, med, lišće bijele imele, majčina dušica.",
      },
      en: {
        name: "Biska, mistletoe spirit",
        summary: "The old Istrian spirit with white mistletoe.",
        grape: "Marc spirit with leaves of white mistletoe",
        tastingNote:
          "We pick the mistletoe leaves in winter from wild pear trees, dry them until spring and then steep them for eight weeks. The colour of old gold; the taste is dry and warm, with hay, moss and a grain of honey. The recipe comes from the hills of northern Istria.",
        food: "A small glass before the meal, with Istrian pršut (air-dried ham) and goat’s cheese.",
        ingredients: "Grape marc spirit, water, honey, leaves of white mistletoe, wild thyme.",
      },
      it: {
        name: "Biska, acquavite al vischio",
        summary: "L’antica acquavite istriana al vischio bianco.",
        grape: "Acquavite di vinaccia con foglie di vischio bianco",
        tastingNote:
          "Raccogliamo le foglie di vischio d’inverno, dai peri selvatici, le essicchiamo fino a primavera e le lasciamo in infusione per otto settimane. Colore d’oro antico, gusto asciutto e caldo: fieno, muschio e un’idea di miele. La ricetta viene dalle colline dell’Istria settentrionale.",
        food: "Un bicchierino prima del pasto, con pršut istriano (prosciutto essiccato all’aria) e formaggio di capra.",
        ingredients: "Acquavite di vinaccia, acqua, miele, foglie di vischio bianco, timo serpillo.",
      },
      de: {
        name: "Biska, Mistelschnaps",
        summary: "Der alte istrische Schnaps mit weißer Mistel.",
        grape: "Tresterbrand mit Blättern der weißen Mistel",
        tastingNote:
          "Die Mistelblätter pflücken wir im Winter von wilden Birnbäumen, trocknen sie bis zum Frühjahr und legen sie dann acht Wochen in Tresterbrand ein. Farbe von altem Gold, Geschmack herb und warm: Heu, Moos und ein Körnchen Honig. Das Rezept stammt aus den Hügeln Nordistriens.",
        food: "Ein Gläschen vor dem Essen, zu istrischem Pršut (luftgetrocknetem Schinken) und Ziegenkäse.",
        ingredients: "Tresterbrand, Wasser, Honig, Blätter der weißen Mistel, Feldthymian.",
      },
    },
  },
];

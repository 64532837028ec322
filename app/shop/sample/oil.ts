import type { CatalogueEntry } from "../catalogue/product.ts";
import { per100Ml } from "./per-100-ml.ts";

/** The olive oils of the sample winery, from mild to strong and then the new one. */
export const OILS: CatalogueEntry[] = [
  {
    id: "ulje-buza-2025",
    slug: "ulje-buza-2025",
    category: "oil",
    year: 2025,
    volumeMl: 500,
    alcoholTenths: 0,
    serving: null,
    allergens: [],
    nutrition: per100Ml({ energyKj: 3389, energyKcal: 824, fatGrams: 91.6, saturatesGrams: 13.6 }),
    style: { glass: null, wine: null, oil: { medians: { fruitiness: 3.4, bitterness: 1.9, pungency: 2 } } },
    priceCents: 2300,
    stock: 64,
    boxed: false,
    drawing: {
      shape: "oil",
      glass: "olive",
      capsule: "gold",
      label: { paper: "olive", ink: "paper", motif: "oliveBranch", words: ["Buža"] },
    },
    texts: {
      hr: {
        name: "Maslinovo ulje Buža",
        summary: "Ekstra djevičansko ulje stare domaće masline, blago i zeleno.",
        grape: "Buža 100 %",
        tastingNote:
          "Miriše na pokošenu travu, zeleni badem i list rajčice. Gorčina je blaga, a ljutina dolazi kasnije i ne ostaje dugo. Masline smo ubrali rukom krajem listopada i isti ih dan odvezli u uljaru.",
        food: "Sirovo: na brancina s gradela, u maneštru, na mladi sir ili topli kruh.",
        ingredients:
          "Ekstra djevičansko maslinovo ulje: maslinovo ulje visoke kakvoće dobiveno izravno iz ploda masline isključivo mehaničkim postupcima.",
      },
      en: {
        name: "Buža Olive Oil",
        summary: "Extra virgin oil of an old local olive, mild and green.",
        grape: "100% Buža, a native Istrian olive",
        tastingNote:
          "It smells of cut grass, green almond and tomato leaf. The bitterness is gentle; the pepper comes later and does not stay long. We picked the olives by hand at the end of October and took them to the mill the same day.",
        food: "Uncooked: on grilled sea bass, in maneštra (thick Istrian vegetable soup), on young cheese or warm bread.",
        ingredients:
          "Extra virgin olive oil: superior category olive oil obtained directly from olives and solely by mechanical means.",
      },
      it: {
        name: "Olio d’oliva Buža",
        summary: "Extra vergine di un’antica oliva locale, delicato e verde.",
        grape: "Buža 100%, oliva autoctona istriana",
        tastingNote:
          "Profuma di erba tagliata, mandorla verde e foglia di pomodoro. L’amaro è gentile, il piccante arriva dopo e non si trattiene. Le olive sono state raccolte a mano a fine ottobre e portate al frantoio il giorno stesso.",
        food: "A crudo: sul branzino alla griglia, nella minestra istriana di verdure, sul formaggio fresco o sul pane caldo.",
        ingredients:
          "Olio extra vergine di oliva: olio d’oliva di categoria superiore ottenuto direttamente dalle olive e unicamente mediante procedimenti meccanici.",
      },
      de: {
        name: "Olivenöl Buža",
        summary: "Natives Olivenöl extra einer alten heimischen Sorte, mild und grün.",
        grape: "100 % Buža, in Istrien heimisch",
        tastingNote:
          "Duftet nach gemähtem Gras, grüner Mandel und Tomatenblatt. Die Bitterkeit ist sanft, die Schärfe kommt später und bleibt nicht lange. Wir haben die Oliven Ende Oktober von Hand geerntet und am selben Tag zur Mühle gebracht.",
        food: "Roh: zu gegrilltem Wolfsbarsch, in der Maneštra (einem dicken istrischen Gemüseeintopf), auf jungem Käse oder warmem Brot.",
        ingredients:
          "Natives Olivenöl extra: erste Güteklasse, direkt aus Oliven ausschließlich mit mechanischen Verfahren gewonnen.",
      },
    },
  },
  {
    id: "ulje-bjelica-2025",
    slug: "ulje-bjelica-2025",
    category: "oil",
    year: 2025,
    volumeMl: 250,
    alcoholTenths: 0,
    serving: null,
    allergens: [],
    nutrition: per100Ml({ energyKj: 3389, energyKcal: 824, fatGrams: 91.6, saturatesGrams: 12.9 }),
    style: { glass: null, wine: null, oil: { medians: { fruitiness: 5.2, bitterness: 6.2, pungency: 6.6 } } },
    priceCents: 1400,
    stock: 118,
    boxed: false,
    drawing: {
      shape: "oil",
      glass: "brown",
      capsule: "olive",
      label: { paper: "paper", ink: "olive", motif: "oliveBranch", words: ["Bjelica"] },
    },
    texts: {
      hr: {
        name: "Maslinovo ulje Bjelica",
        summary: "Ekstra djevičansko ulje za one koji vole gorko i pikantno.",
        grape: "Istarska bjelica 100 %",
        tastingNote:
          "Cikorija, artičoka i svježe mljeveni papar. Gorko je i pikantno od prve kapi, ali skladno, bez grubosti. Dovoljna je žlica, zato ga punimo u malu bocu.",
        food: "Na odrezak od boškarina, u pašta-fažol, na juhu od slanutka, pa i na tamnu čokoladu.",
        ingredients:
          "Ekstra djevičansko maslinovo ulje: maslinovo ulje visoke kakvoće dobiveno izravno iz ploda masline isključivo mehaničkim postupcima.",
      },
      en: {
        name: "Bjelica Olive Oil",
        summary: "Extra virgin oil for those who like it bitter and peppery.",
        grape: "100% Istarska bjelica, a native Istrian olive",
        tastingNote:
          "Chicory, artichoke and freshly ground pepper. Bitter and hot from the first drop, yet tidy, never coarse. A spoonful is enough, which is why the bottle is small.",
        food: "On a boškarin (Istrian ox) steak, in pašta-fažol (thick bean and pasta soup), on chickpea soup, even on dark chocolate.",
        ingredients:
          "Extra virgin olive oil: superior category olive oil obtained directly from olives and solely by mechanical means.",
      },
      it: {
        name: "Olio d’oliva Bianchera",
        summary: "Extra vergine per chi ama l’amaro e il piccante.",
        grape: "Bianchera istriana (Istarska bjelica) 100%",
        tastingNote:
          "Cicoria, carciofo e pepe appena macinato. Amaro e piccante dalla prima goccia, ma ordinato, mai ruvido. Ne basta un cucchiaio: per questo la bottiglia è piccola.",
        food: "Sulla bistecca di boscarin (il bue istriano), nella pasta e fagioli, sulla crema di ceci, perfino sul cioccolato fondente.",
        ingredients:
          "Olio extra vergine di oliva: olio d’oliva di categoria superiore ottenuto direttamente dalle olive e unicamente mediante procedimenti meccanici.",
      },
      de: {
        name: "Olivenöl Bjelica",
        summary: "Natives Olivenöl extra für alle, die es bitter und scharf mögen.",
        grape: "100 % Istarska bjelica, in Istrien heimisch",
        tastingNote:
          "Chicorée, Artischocke und frisch gemahlener Pfeffer. Bitter und scharf vom ersten Tropfen an, aber ausgewogen, nie grob. Ein Löffel genügt, deshalb ist die Flasche klein.",
        food: "Steak vom Boškarin (dem istrischen Rind), Pašta-fažol (dicke Bohnensuppe mit Nudeln), Kichererbsensuppe, sogar dunkle Schokolade.",
        ingredients:
          "Natives Olivenöl extra: erste Güteklasse, direkt aus Oliven ausschließlich mit mechanischen Verfahren gewonnen.",
      },
    },
  },
  {
    id: "ulje-bura-2026",
    slug: "ulje-bura-2026",
    category: "oil",
    year: 2026,
    volumeMl: 500,
    alcoholTenths: 0,
    serving: null,
    allergens: [],
    nutrition: per100Ml({ energyKj: 3389, energyKcal: 824, fatGrams: 91.6, saturatesGrams: 13.3 }),
    style: { glass: null, wine: null, oil: { medians: { fruitiness: 6.2, bitterness: 4, pungency: 4.8 } } },
    priceCents: 1950,
    stock: 240,
    boxed: false,
    drawing: {
      shape: "oil",
      glass: "green",
      capsule: "mist",
      label: { paper: "mist", ink: "olive", motif: "wind", words: ["Bura"] },
    },
    texts: {
      hr: {
        name: "Maslinovo ulje Bura",
        summary: "Novo ekstra djevičansko ulje iz ovogodišnje berbe.",
        grape: "Leccino 50 %, Buža 30 %, Pendolino 20 %",
        tastingNote:
          "Berbu smo završili prije prve bure, po kojoj je dobilo ime. Jabuka, badem i svježa trava, skladno, i tek toliko ljutine da zagolica grlo. Ulje je mlado i još lagano mutno; razbistrit će se do proljeća.",
        food: "Na kuhanu blitvu s krumpirom, salatu od rajčica, bijelu ribu i bruskete.",
        ingredients:
          "Ekstra djevičansko maslinovo ulje: maslinovo ulje visoke kakvoće dobiveno izravno iz ploda masline isključivo mehaničkim postupcima.",
      },
      en: {
        name: "Bura Olive Oil",
        summary: "New extra virgin oil, from this year’s harvest.",
        grape: "50% Leccino, 30% Buža, 20% Pendolino",
        tastingNote:
          "We finished picking before the first bura, the cold north-east wind it is named after. Apple, almond and fresh grass in good balance, with just enough pepper to tickle the throat. The oil is young and still a little hazy; it will clear by spring.",
        food: "On boiled chard and potatoes, tomato salad, white fish and toasted bread.",
        ingredients:
          "Extra virgin olive oil: superior category olive oil obtained directly from olives and solely by mechanical means.",
      },
      it: {
        name: "Olio d’oliva Bura",
        summary: "Olio nuovo extra vergine, dal raccolto di quest’anno.",
        grape: "Leccino 50%, Buža 30%, Pendolino 20%",
        tastingNote:
          "Abbiamo finito il raccolto prima della prima bora, in croato bura, che gli dà il nome. Mela, mandorla ed erba fresca in equilibrio, con quel tanto di piccante che solletica la gola. L’olio è giovane e ancora un po’ velato; sarà limpido in primavera.",
        food: "Su bietole e patate lesse, insalata di pomodori, pesce bianco e bruschette.",
        ingredients:
          "Olio extra vergine di oliva: olio d’oliva di categoria superiore ottenuto direttamente dalle olive e unicamente mediante procedimenti meccanici.",
      },
      de: {
        name: "Olivenöl Bura",
        summary: "Natives Olivenöl extra aus der neuen Ernte.",
        grape: "50 % Leccino, 30 % Buža, 20 % Pendolino",
        tastingNote:
          "Wir haben die Ernte vor der ersten Bura beendet, dem kalten Nordostwind, nach dem das Öl benannt ist. Apfel, Mandel und frisches Gras im Einklang, mit gerade so viel Schärfe, dass es im Hals kitzelt. Es ist jung und noch leicht trüb; bis zum Frühjahr wird es klar.",
        food: "Auf Mangold mit Kartoffeln, Tomatensalat, weißem Fisch und geröstetem Brot.",
        ingredients:
          "Natives Olivenöl extra: erste Güteklasse, direkt aus Oliven ausschließlich mit mechanischen Verfahren gewonnen.",
      },
    },
  },
];

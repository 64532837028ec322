import { type BottledEntry, stillParts, withLabel } from "./with-label.ts";

const STILL_WINES: BottledEntry[] = [
  {
    id: "malvazija-2025",
    slug: "malvazija-2025",
    category: "wine",
    year: 2025,
    volumeMl: 750,
    alcoholTenths: 130,
    serving: { from: 8, to: 10 },
    allergens: ["sulphites"],
    style: {
      glass: "white",
      wine: {
        scales: { sweetness: 1, body: 2, maturity: 1, wood: 1 },
        sugar: 2.8,
        acidity: 5.8,
        ageing: [{ vessel: "steel", months: 5 }],
        drinkUntil: 2028,
      },
    },
    bottled: {
      glycerol: 6.2,
      ingredients: ["grapes", "tartaricAcid", "sulphites"],
      protectiveAtmosphere: false,
      parts: stillParts("GL 71"),
    },
    priceCents: 999,
    stock: 480,
    boxed: true,
    drawing: {
      shape: "bordeaux",
      glass: "olive",
      capsule: "gold",
      label: { paper: "gold", ink: "ink", motif: "sun", words: ["Malvazija", "istarska"] },
    },
    texts: {
      hr: {
        name: "Malvazija istarska",
        summary: "Svježa bijela malvazija sa žute zemlje, pomalo slana, za svaki dan.",
        grape: "Malvazija istarska 100 %",
        tastingNote:
          "Miriše na bagremov cvijet, zelenu jabuku i svježi badem. U ustima je živahna, s okusom breskve i slanim završetkom koji odaje blizinu mora. Pet mjeseci odležala je na finom talogu u inoksu.",
        food: "Kvarnerski škampi na buzaru, marinirane srdele ili mladi ovčji sir.",
      },
      en: {
        name: "Malvazija istarska",
        summary: "A fresh white from yellow soil, with a touch of salt, for every day of the week.",
        grape: "100% Istrian Malvasia",
        tastingNote:
          "It smells of acacia blossom, green apple and fresh almond. Lively on the palate, with peach and a salty finish that tells you how close the sea is. Five months on its fine lees in steel.",
        food: "Kvarner scampi alla buzara (stewed in wine, garlic and breadcrumbs), marinated sardines or young sheep’s cheese.",
      },
      it: {
        name: "Malvazija istarska",
        summary: "Bianco fresco di terra gialla, con una punta di sale, per tutti i giorni.",
        grape: "Malvasia istriana 100%",
        tastingNote:
          "Profuma di fiori d’acacia, mela verde e mandorla fresca. In bocca è vivace, con una nota di pesca e un finale sapido che tradisce la vicinanza del mare. Cinque mesi sulle fecce fini, in acciaio.",
        food: "Scampi del Quarnero alla busara (in umido con vino, aglio e pangrattato), sarde marinate o pecorino fresco.",
      },
      de: {
        name: "Malvazija istarska",
        summary: "Frisch, von gelber Erde, mit einem Hauch Salz, für jeden Tag.",
        grape: "100 % Istrische Malvasia",
        tastingNote:
          "Duftet nach Akazienblüten, grünem Apfel und frischer Mandel. Am Gaumen lebhaft, mit Pfirsich und einem salzigen Abgang, der die Nähe des Meeres verrät. Fünf Monate auf der Feinhefe im Stahltank.",
        food: "Kvarner-Scampi auf Buzara-Art (in Wein und Knoblauch geschmort), marinierte Sardinen oder junger Schafskäse.",
      },
    },
  },
  {
    id: "malvazija-bagrem-2022",
    slug: "malvazija-bagrem-2022",
    category: "wine",
    year: 2022,
    volumeMl: 750,
    alcoholTenths: 135,
    serving: { from: 11, to: 13 },
    allergens: ["sulphites"],
    style: {
      glass: "white",
      wine: {
        scales: { sweetness: 1, body: 4, maturity: 4, wood: 3 },
        sugar: 2.1,
        acidity: 5.5,
        ageing: [{ vessel: "acacia", months: 12 }],
        drinkUntil: 2030,
      },
    },
    bottled: {
      glycerol: 6.5,
      ingredients: ["grapes", "tartaricAcid", "sulphites"],
      protectiveAtmosphere: false,
      parts: stillParts("GL 71"),
    },
    priceCents: 1750,
    stock: 138,
    boxed: true,
    drawing: {
      shape: "burgundy",
      glass: "green",
      capsule: "gold",
      label: { paper: "olive", ink: "paper", motif: "vineLeaf", words: ["Malvazija", "Bagrem"] },
    },
    texts: {
      hr: {
        name: "Malvazija Bagrem",
        summary: "Zrela malvazija iz bagremovih bačava, puna i mirna.",
        grape: "Malvazija istarska 100 %",
        tastingNote:
          "Godinu dana provela je u velikim bagremovim bačvama, a ostatak vremena u boci. Boja je zlatna, miris podsjeća na med, kamilicu i suhe marelice. Okus je pun, ali napet, s malo drva i dugim bademastim završetkom.",
        food: "Fuži s bijelim tartufom, brancin pečen na krumpiru, piletina u umaku od vrganja.",
      },
      en: {
        name: "Malvazija Bagrem",
        summary: "Mature Malvasia from acacia casks, full and calm.",
        grape: "100% Istrian Malvasia",
        tastingNote:
          "A year in large acacia casks, the rest of its time in the bottle. Golden in colour, with honey, camomile and dried apricot on the nose. The taste is full but taut, with a little wood and a long almond finish.",
        food: "Fuži (hand-rolled Istrian pasta quills) with white truffle, sea bass baked on potatoes, chicken in a porcini sauce.",
      },
      it: {
        name: "Malvazija Bagrem",
        summary: "Malvasia matura da botti d’acacia, piena e pacata.",
        grape: "Malvasia istriana 100%",
        tastingNote:
          "Un anno in grandi botti d’acacia, poi il riposo in bottiglia. Colore dorato, profumo di miele, camomilla e albicocca secca. Il sorso è pieno ma teso, con un tocco di legno e un lungo finale di mandorla.",
        food: "Fusi (pasta istriana arrotolata a mano) al tartufo bianco, branzino al forno con patate, pollo ai porcini.",
      },
      de: {
        name: "Malvazija Bagrem",
        summary: "Reife Malvasia aus Akazienfässern, füllig und ruhig.",
        grape: "100 % Istrische Malvasia",
        tastingNote:
          "Ein Jahr in Akazienfässern. Golden, mit Honig, Kamille und Aprikose. Voll und straff, mit langem Mandelton.",
        food: "Fuži (istrische Nudeln) mit weißem Trüffel, Wolfsbarsch aus dem Ofen, Huhn in Steinpilzsauce.",
      },
    },
  },
  {
    id: "malvazija-amfora-2021",
    slug: "malvazija-amfora-2021",
    category: "wine",
    year: 2021,
    volumeMl: 750,
    alcoholTenths: 135,
    serving: { from: 13, to: 15 },
    allergens: ["sulphites"],
    style: {
      glass: "burgundy",
      wine: {
        scales: { sweetness: 1, body: 4, maturity: 4, wood: 1 },
        sugar: 1.2,
        acidity: 5.2,
        ageing: [{ vessel: "amphora", months: 3 }],
        drinkUntil: 2032,
      },
    },
    bottled: {
      glycerol: 7.4,
      ingredients: ["grapes", "sulphites"],
      protectiveAtmosphere: false,
      parts: stillParts("GL 70"),
    },
    priceCents: 2400,
    stock: 42,
    boxed: true,
    drawing: {
      shape: "burgundy",
      glass: "clear",
      capsule: "soil",
      wine: "amber",
      label: { paper: "paper", ink: "soil", motif: "amphora", family: "stamp", words: ["Amfora"] },
    },
    texts: {
      hr: {
        name: "Malvazija Amfora",
        summary: "Jantarna malvazija, tri mjeseca na kožici u glinenoj amfori.",
        grape: "Malvazija istarska 100 %",
        tastingNote:
          "Boje je jantara i lagano mutna, jer je ne filtriramo. Miriše na suhe marelice, narančinu koru, kadulju i crni čaj. Tanin je čvrst, okus suh i zemljan; otvorite je sat prije posluživanja.",
        food: "Ombolo i kobasice s ognjišta, zreli ovčji sir, rižoto od bundeve.",
      },
      en: {
        name: "Malvazija Amfora",
        summary: "Amber Malvasia, three months on the skins in a clay amphora.",
        grape: "100% Istrian Malvasia",
        tastingNote:
          "Amber in colour and slightly hazy, because we do not filter it. Dried apricot, orange peel, sage and black tea. The tannin is firm, the taste dry and earthy; open it an hour before serving.",
        food: "Ombolo (boned pork loin) and sausages from the hearth, mature sheep’s cheese, pumpkin risotto.",
      },
      it: {
        name: "Malvazija Amfora",
        summary: "Malvasia ambrata, tre mesi sulle bucce in anfora di terracotta.",
        grape: "Malvasia istriana 100%",
        tastingNote:
          "Colore d’ambra, appena velato, perché non la filtriamo. Albicocca secca, scorza d’arancia, salvia e tè nero. Il tannino è deciso, il gusto asciutto e terroso; La invitiamo ad aprirla un’ora prima di servirla.",
        food: "Ombolo (lombo di maiale disossato) e salsicce alla brace, pecorino stagionato, risotto alla zucca.",
      },
      de: {
        name: "Malvazija Amfora",
        summary: "Drei Monate auf der Maische, in einer Amphore aus Ton.",
        grape: "100 % Istrische Malvasia",
        tastingNote:
          "Bernsteinfarben und leicht trüb, weil unfiltriert. Getrocknete Aprikose, Orangenschale, Salbei und schwarzer Tee. Festes Tannin, trocken und erdig; eine Stunde vor dem Essen öffnen.",
        food: "Ombolo (ausgelöster Schweinerücken) und Würste vom offenen Feuer, reifer Schafskäse, Kürbisrisotto.",
      },
    },
  },
  {
    id: "muskat-bijeli-2025",
    slug: "muskat-bijeli-2025",
    category: "wine",
    year: 2025,
    volumeMl: 750,
    alcoholTenths: 120,
    serving: { from: 8, to: 10 },
    allergens: ["sulphites"],
    style: {
      glass: "white",
      wine: {
        scales: { sweetness: 3, body: 2, maturity: 1, wood: 1 },
        sugar: 24,
        acidity: 6.4,
        ageing: [{ vessel: "steel", months: 4 }],
        drinkUntil: 2027,
      },
    },
    bottled: {
      glycerol: 5.6,
      ingredients: ["grapes", "sulphites", "metatartaricAcid"],
      protectiveAtmosphere: true,
      parts: stillParts("GL 71"),
    },
    priceCents: 1250,
    stock: 210,
    boxed: true,
    drawing: {
      shape: "bordeaux",
      glass: "green",
      capsule: "mist",
      label: { paper: "mist", ink: "ink", motif: "stars", words: ["Muškat", "bijeli"] },
    },
    texts: {
      hr: {
        name: "Muškat bijeli",
        summary: "Poluslatki muškat bran prije zore, mirisan kao vrt u svibnju.",
        grape: "Muškat bijeli 100 %",
        tastingNote:
          "Žuta ruža, kadulja i zrelo grožđe, kao da ste bobu upravo zagrizli. Slatkoća je umjerena, 24 grama po litri, i drži je svježa kiselina. Na kraju ostaju mandarina i limunova kora.",
        food: "Cukerančići, kolač od jabuka ili blagi plavi sir.",
      },
      en: {
        name: "White Muscat",
        summary: "Medium-sweet Muscat picked before dawn, fragrant as a garden in May.",
        grape: "100% White Muscat (Muškat bijeli)",
        tastingNote:
          "Yellow rose, sage and ripe grapes, as if you had just bitten into one. The sweetness is moderate, 24 grams a litre, and a fresh acidity carries it. Mandarin and lemon peel stay to the end.",
        food: "Cukerančići (sugar-dusted Istrian biscuits), apple cake or a mild blue cheese.",
      },
      it: {
        name: "Moscato bianco",
        summary: "Moscato amabile vendemmiato prima dell’alba, profumato come un giardino a maggio.",
        grape: "Moscato bianco (Muškat bijeli) 100%",
        tastingNote:
          "Rosa gialla, salvia e uva matura, come se avesse appena morso un acino. La dolcezza è misurata, 24 grammi per litro, e la sostiene una fresca acidità. Alla fine restano mandarino e scorza di limone.",
        food: "Zuccherini istriani (cukerančići, biscotti passati nello zucchero), torta di mele o un erborinato delicato.",
      },
      de: {
        name: "Gelber Muskateller",
        summary: "Vor Sonnenaufgang gelesen, duftend wie der Mai.",
        grape: "100 % Gelber Muskateller (Muškat bijeli)",
        tastingNote:
          "Gelbe Rosen, Salbei und reife Trauben, als hätten Sie gerade in eine Beere gebissen. Die Süße ist maßvoll, 24 Gramm je Liter, und wird von frischer Säure getragen. Am Ende bleiben Mandarine und Zitronenschale.",
        food: "Cukerančići (istrische Kekse, in Zucker gewälzt), Apfelkuchen oder ein milder Blauschimmelkäse.",
      },
    },
  },
  {
    id: "rose-2025",
    slug: "rose-2025",
    category: "wine",
    year: 2025,
    volumeMl: 750,
    alcoholTenths: 120,
    serving: { from: 9, to: 11 },
    allergens: ["sulphites"],
    style: {
      glass: "white",
      wine: {
        scales: { sweetness: 1, body: 2, maturity: 1, wood: 1 },
        sugar: 3.8,
        acidity: 6.6,
        ageing: [{ vessel: "steel", months: 4 }],
        drinkUntil: 2027,
      },
    },
    bottled: {
      glycerol: 5.4,
      ingredients: ["grapes", "sulphites", "ascorbicAcid"],
      protectiveAtmosphere: true,
      parts: stillParts("GL 70"),
    },
    priceCents: 1090,
    stock: 264,
    boxed: true,
    drawing: {
      shape: "bordeaux",
      glass: "clear",
      capsule: "mist",
      wine: "rose",
      label: { paper: "mist", ink: "soil", motif: "rose", words: ["Rosé"] },
    },
    texts: {
      hr: {
        name: "Rosé od terana",
        summary: "Sočan, svijetle boje nara, za stol na suncu.",
        grape: "Teran 100 %, ZOI Hrvatska Istra",
        tastingNote:
          "Samo tri sata na kožici dala su mu boju. Miriše na jagode, crveni ribiz i malo na papar. Teranova kiselina drži ga oštrim i osvježavajućim od prvog gutljaja do zadnjeg.",
        food: "Istarski pršut s dinjom, salata od hobotnice, tjestenina s rajčicama.",
      },
      en: {
        name: "Teran Rosé",
        summary: "A dry and juicy rosé, pale as pomegranate, for a table in the sun.",
        grape: "100% Teran, PDO Hrvatska Istra",
        tastingNote:
          "Three hours on the skins gave it its colour, no more. It smells of strawberries, redcurrants and a little pepper. The acidity of Teran keeps it crisp and refreshing from the first sip to the last.",
        food: "Istrian pršut (air-dried, unsmoked ham) with melon, octopus salad, pasta with tomatoes.",
      },
      it: {
        name: "Rosato di Teran",
        summary: "Succoso, chiaro come la melagrana, per una tavola al sole.",
        grape: "Teran 100%, DOP Hrvatska Istra",
        tastingNote:
          "Il colore viene da sole tre ore sulle bucce. Profuma di fragola, ribes rosso e un poco di pepe. L’acidità del Teran lo mantiene fresco e scattante dal primo sorso all’ultimo.",
        food: "Pršut istriano (prosciutto essiccato all’aria, non affumicato) con melone, insalata di polpo, pasta al pomodoro.",
      },
      de: {
        name: "Teran Rosé",
        summary: "Saftig, rosa wie Granatapfel, für den Tisch in der Sonne.",
        grape: "100 % Teran, g. U. Hrvatska Istra",
        tastingNote:
          "Nur drei Stunden auf den Schalen gaben ihm die Farbe. Er duftet nach Erdbeeren, roten Johannisbeeren und ein wenig Pfeffer. Die Säure des Teran hält ihn vom ersten bis zum letzten Schluck knackig und frisch.",
        food: "Istrischer Pršut (luftgetrockneter, ungeräucherter Schinken) mit Melone, Oktopussalat, Nudeln mit Tomaten.",
      },
    },
  },
  {
    id: "teran-2023",
    slug: "teran-2023",
    category: "wine",
    year: 2023,
    volumeMl: 750,
    alcoholTenths: 125,
    serving: { from: 15, to: 17 },
    allergens: ["sulphites"],
    style: {
      glass: "red",
      wine: {
        scales: { sweetness: 1, body: 3, maturity: 2, wood: 3 },
        sugar: 1.2,
        acidity: 7.4,
        ageing: [{ vessel: "oak", months: 12 }],
        drinkUntil: 2031,
      },
    },
    bottled: {
      glycerol: 6.4,
      ingredients: ["grapes", "sulphites"],
      protectiveAtmosphere: false,
      parts: stillParts("GL 71"),
    },
    priceCents: 1380,
    stock: 336,
    boxed: true,
    drawing: {
      shape: "bordeaux",
      glass: "black",
      capsule: "soil",
      label: { paper: "soil", ink: "paper", motif: "boskarin", family: "band", words: ["Teran"] },
    },
    texts: {
      hr: {
        name: "Teran",
        summary: "Crno vino s crvenice: živo, trpko i puno višanja.",
        grape: "Teran 100 %, ZOI Hrvatska Istra",
        tastingNote:
          "Taman je, gotovo kao tinta. Višnja, kupina i crni papar, a ispod njih željezo i vlažna zemlja. Visoka kiselina traži hranu; godina u hrastu zaoblila je tanin.",
        food: "Gulaš od boškarina s fužima, divljač, istarska supa u bukaleti.",
      },
      en: {
        name: "Teran",
        summary: "The red of the red soil: vivid, tart and full of sour cherry.",
        grape: "100% Teran, PDO Hrvatska Istra",
        tastingNote:
          "Dark, almost like ink. Sour cherry, blackberry and black pepper, with iron and damp earth beneath. The high acidity calls for food; a year in oak has rounded the tannin.",
        food: "Goulash of boškarin (the native Istrian ox) with fuži pasta, game, or Istrian supa: warm wine with toast, olive oil and pepper, shared from a jug.",
      },
      it: {
        name: "Teran",
        summary: "Il rosso della terra rossa: vivo, asprigno, pieno di marasca.",
        grape: "Teran 100%, DOP Hrvatska Istra",
        tastingNote:
          "Scuro, quasi come l’inchiostro. Marasca, mora e pepe nero, e sotto ferro e terra umida. L’alta acidità chiede il cibo; un anno in rovere ha smussato il tannino.",
        food: "Gulasch di boscarin (il bue autoctono istriano) con i fusi, selvaggina, supa istriana: vino caldo con pane tostato, olio e pepe, servito nella brocca.",
      },
      de: {
        name: "Teran",
        summary: "Von der roten Erde: lebendig, herb, voller Sauerkirschen.",
        grape: "100 % Teran, g. U. Hrvatska Istra",
        tastingNote:
          "Dunkel, fast wie Tinte. Sauerkirsche, Brombeere und schwarzer Pfeffer, darunter Eisen und feuchte Erde. Die hohe Säure verlangt nach Essen; ein Jahr im Eichenfass hat das Tannin gerundet.",
        food: "Gulasch vom istrischen Boškarin-Rind mit handgerollten Fuži, Wild oder istrische Supa (warmer Rotwein mit Röstbrot).",
      },
    },
  },
  {
    id: "merlot-2022",
    slug: "merlot-2022",
    category: "wine",
    year: 2022,
    volumeMl: 750,
    alcoholTenths: 135,
    serving: { from: 16, to: 18 },
    allergens: ["sulphites"],
    style: {
      glass: "red",
      wine: {
        scales: { sweetness: 1, body: 3, maturity: 3, wood: 2 },
        sugar: 1.1,
        acidity: 5.1,
        ageing: [{ vessel: "oak", months: 14 }],
        drinkUntil: 2031,
      },
    },
    bottled: {
      glycerol: 8.6,
      ingredients: ["grapes", "tartaricAcid", "sulphites"],
      protectiveAtmosphere: false,
      parts: stillParts("GL 71"),
    },
    priceCents: 1490,
    stock: 186,
    boxed: true,
    drawing: {
      shape: "bordeaux",
      glass: "green",
      capsule: "paper",
      label: { paper: "paper", ink: "soil", motif: "vineRows", family: "band", words: ["Merlot"] },
    },
    texts: {
      hr: {
        name: "Merlot",
        summary: "Mekan i topao merlot sa sivog tla, za nedjeljni ručak.",
        grape: "Merlot 100 %",
        tastingNote:
          "Zrela šljiva, crni ribiz i list duhana. Tanin je mek, tijelo srednje, a na kraju se javi trag kakaa. Četrnaest mjeseci zrio je u rabljenim hrastovim bačvama, da drvo ne nadglasa voće.",
        food: "Maneštra od bobića, pečena svinjetina s ružmarinom, polutvrdi kravlji sir.",
      },
      en: {
        name: "Merlot",
        summary: "Soft, warm Merlot from grey soil, for Sunday lunch.",
        grape: "100% Merlot",
        tastingNote:
          "Ripe plum, blackcurrant and tobacco leaf. The tannin is soft, the body medium, and a trace of cocoa comes at the end. It spent fourteen months in used oak, so that the wood does not talk over the fruit.",
        food: "Maneštra od bobića (Istrian soup of sweetcorn, beans and smoked pork), roast pork with rosemary, semi-hard cow’s cheese.",
      },
      it: {
        name: "Merlot",
        summary: "Merlot morbido e caldo, di terra grigia, per il pranzo della domenica.",
        grape: "Merlot 100%",
        tastingNote:
          "Prugna matura, ribes nero e foglia di tabacco. Il tannino è morbido, il corpo medio, e in fondo arriva un’ombra di cacao. Quattordici mesi in rovere usato, perché il legno non copra il frutto.",
        food: "Minestra di «bobici» (zuppa istriana di mais, fagioli e maiale affumicato), arrosto di maiale al rosmarino, formaggio vaccino semistagionato.",
      },
      de: {
        name: "Merlot",
        summary: "Weich und warm, von grauer Erde, für das Sonntagsessen.",
        grape: "100 % Merlot",
        tastingNote:
          "Reife Pflaume, schwarze Johannisbeere und Tabakblatt. Das Tannin ist weich, der Körper mittelkräftig, zum Schluss zeigt sich eine Spur Kakao. Vierzehn Monate in gebrauchten Eichenfässern, damit das Holz die Frucht nicht übertönt.",
        food: "Maneštra od bobića (istrischer Eintopf aus Mais, Bohnen und Geräuchertem), Schweinebraten mit Rosmarin, halbfester Kuhmilchkäse.",
      },
    },
  },
  {
    id: "cabernet-sauvignon-2021",
    slug: "cabernet-sauvignon-2021",
    category: "wine",
    year: 2021,
    volumeMl: 750,
    alcoholTenths: 135,
    serving: { from: 17, to: 18 },
    allergens: ["sulphites", "egg"],
    style: {
      glass: "red",
      wine: {
        scales: { sweetness: 1, body: 4, maturity: 3, wood: 4 },
        sugar: 1,
        acidity: 5.5,
        ageing: [{ vessel: "oak", months: 18 }],
        drinkUntil: 2036,
      },
    },
    bottled: {
      glycerol: 8.7,
      ingredients: ["grapes", "tartaricAcid", "sulphites", "eggAlbumin"],
      protectiveAtmosphere: false,
      parts: stillParts("GL 71"),
    },
    priceCents: 1690,
    stock: 150,
    boxed: true,
    drawing: {
      shape: "bordeaux",
      glass: "black",
      capsule: "ink",
      label: { paper: "mist", ink: "ink", motif: "belfry", family: "band", words: ["Cabernet", "Sauvignon"] },
    },
    texts: {
      hr: {
        name: "Cabernet Sauvignon",
        summary: "Strog cabernet duga završetka iz našeg najvišeg vinograda, na 140 metara.",
        grape: "Cabernet Sauvignon 100 %",
        tastingNote:
          "Crni ribiz, cedar i list rajčice, a kad malo odstoji u čaši, i grafit. Tanin je zrnat i čvrst, okus ravan i dug. Osamnaest mjeseci proveo je u hrastu i bistrili smo ga bjelanjkom, kako se nekad radilo; može čekati još deset godina.",
        food: "Janjetina pod čripnjom, odrezak od boškarina s ognjišta, zreli ovčji sir.",
      },
      en: {
        name: "Cabernet Sauvignon",
        summary: "An austere Cabernet with a long finish, from our highest vineyard, at 140 metres.",
        grape: "100% Cabernet Sauvignon",
        tastingNote:
          "Blackcurrant, cedar and tomato leaf; after a while in the glass, graphite too. The tannin is grainy and firm, the taste straight and long. Eighteen months in oak, fined with egg white in the old way; it can wait another ten years.",
        food: "Lamb pod čripnjom (roasted under an iron lid heaped with embers), boškarin steak from the hearth, mature sheep’s cheese.",
      },
      it: {
        name: "Cabernet Sauvignon",
        summary: "Cabernet austero, dal finale lungo, dalla nostra vigna più alta, a 140 metri.",
        grape: "Cabernet Sauvignon 100%",
        tastingNote:
          "Ribes nero, legno di cedro e foglia di pomodoro; dopo un po’ nel calice, anche grafite. Il tannino è fitto e saldo, il gusto dritto e lungo. Diciotto mesi in rovere e chiarifica all’albume, come si faceva un tempo; può attendere altri dieci anni.",
        food: "Agnello «pod čripnjom» (cotto sotto una campana di ferro coperta di brace), bistecca di boscarin alla griglia, pecorino stagionato.",
      },
      de: {
        name: "Cabernet Sauvignon",
        summary: "Straff, aus unserem höchsten Weinberg auf 140 Metern.",
        grape: "100 % Cabernet Sauvignon",
        tastingNote:
          "Schwarze Johannisbeere, Zedernholz und Tomatenblatt, nach einer Weile im Glas auch Graphit. Das Tannin ist körnig und fest, der Geschmack gerade und lang. Achtzehn Monate in Eiche, mit Eiklar geschönt wie früher; er kann noch zehn Jahre warten.",
        food: "Lamm pod čripnjom (unter einer Eisenglocke in der Glut gegart), Boškarin-Steak vom offenen Feuer, reifer Schafskäse.",
      },
    },
  },
  {
    id: "kazun-2019",
    slug: "kazun-2019",
    category: "wine",
    year: 2019,
    volumeMl: 750,
    alcoholTenths: 140,
    serving: { from: 17, to: 18 },
    allergens: ["sulphites"],
    style: {
      glass: "burgundy",
      wine: {
        scales: { sweetness: 1, body: 5, maturity: 5, wood: 4 },
        sugar: 1.3,
        acidity: 5.3,
        ageing: [
          { vessel: "oak", months: 24 },
          { vessel: "bottle", months: 60 },
        ],
        drinkUntil: 2034,
      },
    },
    bottled: {
      glycerol: 9.6,
      ingredients: ["grapes", "sulphites"],
      protectiveAtmosphere: false,
      parts: stillParts("GL 71"),
    },
    priceCents: 2650,
    stock: 60,
    boxed: true,
    drawing: {
      shape: "burgundy",
      glass: "black",
      capsule: "gold",
      label: { paper: "gold", ink: "ink", motif: "hut", family: "stamp", words: ["Kažun"] },
    },
    texts: {
      hr: {
        name: "Kažun crni",
        summary: "Kupaža naših najboljih bačava, složena kao suhozid.",
        grape: "Teran 50 %, Merlot 30 %, Cabernet Sauvignon 20 %, ZOI Hrvatska Istra",
        tastingNote:
          "Kažun se gradi bez veziva, kamen na kamen, i tako smo složili ovo vino. Višnja, suha smokva, koža i slatki duhan. Nakon dvije godine u hrastu i pet u boci gusto je, smireno i dugo; pretočite ga sat prije ručka.",
        food: "Pečeni but boškarina, fazan, divlja svinja s palentom, tvrdi sir s tartufima.",
      },
      en: {
        name: "Kažun Red",
        summary: "The blend of our best casks, put together like a dry-stone wall.",
        grape: "50% Teran, 30% Merlot, 20% Cabernet Sauvignon, PDO Hrvatska Istra",
        tastingNote:
          "A kažun, the round hut of our fields, is built without mortar, stone upon stone; so is this wine. Sour cherry, dried fig, leather and sweet tobacco. After two years in oak and five in the bottle it is dense, settled and long; decant it an hour before lunch.",
        food: "Roast leg of boškarin (the native Istrian ox), pheasant, wild boar with polenta, hard cheese with truffles.",
      },
      it: {
        name: "Kažun Rosso",
        summary: "L’unione delle nostre botti migliori, composta come un muro a secco.",
        grape: "Teran 50%, Merlot 30%, Cabernet Sauvignon 20%, DOP Hrvatska Istra",
        tastingNote:
          "Il kažun, la casita rotonda dei nostri campi, si costruisce senza malta, pietra su pietra: così è nato questo vino. Marasca, fico secco, cuoio e tabacco dolce. Dopo due anni in rovere e cinque in bottiglia è denso, composto e lungo; Le consigliamo di decantarlo un’ora prima di pranzo.",
        food: "Coscia di boscarin (il bue autoctono istriano) al forno, fagiano, cinghiale con polenta, formaggio duro al tartufo.",
      },
      de: {
        name: "Kažun Rot",
        summary: "Die Cuvée unserer besten Fässer, gefügt wie eine Trockenmauer.",
        grape: "50 % Teran, 30 % Merlot, 20 % Cabernet Sauvignon, g. U. Hrvatska Istra",
        tastingNote:
          "Ein Kažun, die runde Hütte auf unseren Feldern, wird ohne Mörtel gebaut, Stein auf Stein; so ist auch dieser Wein gefügt. Sauerkirsche, getrocknete Feige, Leder und süßer Tabak. Nach zwei Jahren in Eiche und fünf in der Flasche ist er dicht, ruhig und lang; dekantieren Sie ihn eine Stunde vor dem Essen.",
        food: "Gebratene Keule vom istrischen Boškarin-Rind, Fasan, Wildschwein mit Polenta, Hartkäse mit Trüffeln.",
      },
    },
  },
  {
    id: "muskat-ruza-2024",
    slug: "muskat-ruza-2024",
    category: "wine",
    year: 2024,
    volumeMl: 500,
    alcoholTenths: 130,
    serving: { from: 10, to: 12 },
    allergens: ["sulphites"],
    style: {
      glass: "dessert",
      wine: {
        scales: { sweetness: 5, body: 3, maturity: 1, wood: 1 },
        sugar: 90,
        acidity: 6.9,
        ageing: [{ vessel: "steel", months: 8 }],
        drinkUntil: 2034,
      },
    },
    bottled: {
      glycerol: 7.0,
      ingredients: ["grapes", "sulphites"],
      protectiveAtmosphere: false,
      parts: stillParts("GL 72"),
    },
    priceCents: 2100,
    stock: 0,
    boxed: true,
    drawing: {
      shape: "burgundy",
      glass: "brown",
      capsule: "gold",
      label: { paper: "soil", ink: "mist", motif: "rose", words: ["Muškat", "ruža"] },
    },
    texts: {
      hr: {
        name: "Muškat ruža",
        summary: "Slatko vino boje rubina koje zaista miriše na ružu.",
        grape: "Muškat ruža 100 %",
        tastingNote:
          "Grozdovi ubrani u rujnu sušili su se na lesama do prosinca, a cijeli je vinograd dao tek nekoliko stotina boca. Latice ruže, klinčić i šumske jagode. Slatko je, ali ne teško: kiselina i fini tanin drže ga vedrim.",
        food: "Tamna čokolada, pita od višanja, kuhane kruške ili zreli plavi sir.",
      },
      en: {
        name: "Rose Muscat",
        summary: "A ruby-coloured sweet wine that truly smells of roses.",
        grape: "100% Rose Muscat (Muškat ruža)",
        tastingNote:
          "Picked in September, the bunches dried on racks until December, and the whole vineyard gave only a few hundred bottles. Rose petals, clove and wild strawberries. Sweet but not heavy: acidity and a fine tannin keep it bright.",
        food: "Dark chocolate, sour cherry pie, poached pears or a mature blue cheese.",
      },
      it: {
        name: "Moscato rosa",
        summary: "Vino dolce color rubino che profuma davvero di rosa.",
        grape: "Moscato rosa (Muškat ruža) 100%",
        tastingNote:
          "Vendemmiati in settembre, i grappoli sono appassiti sui graticci fino a dicembre, e l’intera vigna ha dato solo qualche centinaio di bottiglie. Petali di rosa, chiodo di garofano e fragoline di bosco. È dolce ma non pesante: acidità e tannino fine lo tengono luminoso.",
        food: "Cioccolato fondente, crostata di visciole, pere cotte o un erborinato stagionato.",
      },
      de: {
        name: "Rosenmuskateller",
        summary: "Duftet wirklich nach Rosen.",
        grape: "100 % Rosenmuskateller (Muškat ruža)",
        tastingNote:
          "Die im September gelesenen Trauben trockneten bis Dezember auf Trockengestellen; der ganze Weinberg gab nur wenige Hundert Flaschen. Rosenblätter, Nelke und Walderdbeeren. Süß, aber nicht schwer: Säure und feines Tannin halten ihn lebendig.",
        food: "Dunkle Schokolade, Sauerkirschkuchen, pochierte Birnen oder reifer Blauschimmelkäse.",
      },
    },
  },
];

/** The wines of the sample winery, from the youngest white to the oldest red. */
export const WINES = STILL_WINES.map(withLabel);

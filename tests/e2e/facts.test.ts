import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import type { Screen } from "../../app/routing/slugs.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await discardServer(server);
});

const html = async (screen: Screen, language: Language) =>
  (await fetch(server.url + pathTo(screen, language), { headers: { Cookie: "ageGateAccepted=true" } })).text();

/** What a page says between two tags, as one line. */
async function said(screen: Screen, language: Language, tag: "main" | "footer"): Promise<string> {
  const page = await html(screen, language);
  const part = page.slice(page.indexOf(`<${tag}`), page.indexOf(`</${tag}>`));
  return part
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
}

type Facts = Record<Language, string[]>;

/** What the specification says about the winery (sections 1, 5 and 9), in the words of each language. */
const FACTS: Partial<Record<Screen, Facts>> = {
  home: {
    hr: ["sedam hektara", "7 ha", "100–140 m", "2005", "osam glavnih vina", "10:00 – 14:00", "Nedjeljom i praznicima"],
    en: ["seven hectares", "7 ha", "100–140 m", "2005", "Eight main wines", "10:00 to 14:00", "Sundays and public"],
    it: ["sette ettari", "7 ha", "100–140 m", "2005", "otto vini principali", "10:00 – 14:00", "giorni festivi"],
    de: ["sieben Hektar", "7 ha", "100–140 m", "2005", "acht Hauptweine", "10:00 bis 14:00", "feiertags geschlossen"],
  },
  "about-us": {
    hr: ["podrum", "2005", "osam glavnih vina", "katedral", "hrvatskom, talijanskom i engleskom", "od 10 do 14 sati"],
    en: ["cellar", "2005", "Eight main wines", "cathedral", "Croatian, Italian and English", "10 to 14"],
    it: ["cantina", "2005", "otto vini principali", "cattedrale", "croato, italiano e inglese", "dalle 10 alle 14"],
    de: ["Keller", "2005", "acht Hauptweine", "Kathedrale", "Kroatisch, Italienisch und Englisch", "10 bis 14 Uhr"],
  },
  terroir: {
    hr: [
      ...["Crvena zemlja", "Žuta zemlja", "Siva zemlja", "7 ha", "100–140 m", "More", "Bura"],
      ...["Malvazija", "Teran", "Muškat bijeli", "Muškat ruža", "Merlot", "Cabernet Sauvignon"],
      ...["rukom", "Kolovoz", "Rujan", "Listopad", "stabala maslina, otprilike 1000"],
    ],
    en: [
      ...["Red soil", "Yellow soil", "Grey soil", "7 ha", "100–140 m", "sea", "bora"],
      ...["Malvasia", "Teran", "White Muscat", "Pink Muscat", "Merlot", "Cabernet Sauvignon"],
      ...["by hand", "August", "September", "October", "olive trees, more or less 1,000"],
    ],
    it: [
      ...["Terra rossa", "Terra gialla", "Terra grigia", "7 ha", "100–140 m", "mare", "bora"],
      ...["Malvasia", "Teran", "Moscato bianco", "Moscato rosa", "Merlot", "Cabernet Sauvignon"],
      ...["a mano", "Agosto", "Settembre", "Ottobre", "ulivi, più o meno 1000"],
    ],
    de: [
      ...["Rote Erde", "Gelbe Erde", "Graue Erde", "7 ha", "100–140 m", "Meer", "Bora"],
      ...["Malvasia", "Teran", "Gelber Muskateller", "Rosenmuskateller", "Merlot", "Cabernet Sauvignon"],
      ...["von Hand", "August", "September", "Oktober", "Olivenbäume, ungefähr 1000"],
    ],
  },
  reservation: {
    hr: [
      ...["Basic", "Deluxe", "Elite", "do 8 vina", "4 vina 2 maslinova ulja", "Grupe veće od 15", "Najranije sutra"],
      ...["10 – 14 sati", "Nedjeljom i praznikom", "Hrvatski, talijanski i engleski", "gotovinom ili karticom"],
    ],
    en: [
      ...[
        "Basic",
        "Deluxe",
        "Elite",
        "up to 8 wines",
        "4 wines 2 olive oils",
        "Groups over 15",
        "Tomorrow at the earliest",
      ],
      ...["10:00 to 14:00", "Sundays and public holidays", "Croatian, Italian and English", "in cash or by card"],
    ],
    it: [
      ...[
        "Basic",
        "Deluxe",
        "Elite",
        "fino a 8 vini",
        "4 vini 2 oli d’oliva",
        "Gruppi oltre 15",
        "Al più presto domani",
      ],
      ...["10 – 14", "giorni festivi", "Croato, italiano e inglese", "in contanti o con carta"],
    ],
    de: [
      ...["Basic", "Deluxe", "Elite", "bis zu 8 Weine", "4 Weine 2 Olivenöle", "Gruppen über 15", "Frühestens morgen"],
      ...["10 – 14 Uhr", "an Feiertagen", "Kroatisch, Italienisch und Englisch", "bar oder mit Karte"],
    ],
  },
  contact: {
    hr: ["Od ponedjeljka do subote", "10:00 – 14:00", "Nedjelj", "zatvoreno"],
    en: ["Monday to Saturday", "10:00 – 14:00", "Sundays and public holidays"],
    it: ["lunedì", "10:00 – 14:00", "festivi"],
    de: ["Montag bis Samstag", "10:00 – 14:00", "Sonn- und Feiertage"],
  },
  "terms-and-conditions": {
    hr: ["14 dana", "7,53450", "0,50 €", "izvan Hrvatske", "jednostrano raskidam"],
    en: ["14 days", "7.53450", "0.50 €", "Orders outside Croatia require an inquiry to be sent first", "I withdraw"],
    it: ["14 giorni", "7,53450", "0,50 €", "fuori dalla Croazia", "recesso"],
    de: ["14 Tagen", "7,53450", "0,50 €", "außerhalb Kroatiens", "widerrufe ich"],
  },
};

const ROWS = Object.entries(FACTS).flatMap(([screen, facts]) =>
  LANGUAGES.map((language) => ({ screen: screen as Screen, language, facts: facts[language] })),
);

describe("what is true of the winery", () => {
  it.each(ROWS)("stands on the screen $screen in $language", async ({ screen, language, facts }) => {
    const text = await said(screen, language, "main");
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });
});

describe("the footer", () => {
  const WORDS: Facts = {
    hr: ["Visa, Mastercard i Maestro", "Europska unija", "1 € = 7,53450 kn", "OIB", "Na vrh"],
    en: ["Visa, Mastercard and Maestro", "European Union", "€1 = 7.53450 kn", "OIB", "Back to top"],
    it: ["Visa, Mastercard e Maestro", "Unione europea", "1 € = 7,53450 kn", "OIB", "Torna su"],
    de: ["Visa, Mastercard und Maestro", "Europäischen Union", "1 € = 7,53450 kn", "OIB", "Nach oben"],
  };
  const LINKED = ["cookies", "delivery", "privacy-policy", "terms-and-conditions", "payment-method"] as const;

  it.each(LANGUAGES)("says and links what the specification names: %s", async (language) => {
    const text = await said("contact", language, "footer");
    const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Europe/Zagreb" }).format();
    expect([...WORDS[language], `© ${year}`].filter((words) => !text.includes(words))).toEqual([]);
    const page = await html("contact", language);
    const footer = page.slice(page.indexOf("<footer"));
    const links = [...footer.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) => href);
    expect(links).toEqual(expect.arrayContaining(LINKED.map((screen) => pathTo(screen, language))));
    const kinds = ["tel:", "mailto:", "openstreetmap", "instagram", "facebook", "tripadvisor", "#top"];
    expect(kinds.map((kind) => links.filter((link) => link.includes(kind)).length)).toEqual([2, 1, 1, 1, 1, 1, 1]);
  });
});

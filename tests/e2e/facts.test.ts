import { describe, expect } from "vitest";
import { LANGUAGES, type Language } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import type { Screen } from "../../app/routing/screens.ts";
import { WINERY } from "../../app/shop/winery/winery.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";

let server: RunningServer;

it.beforeAll(({ shared }) => {
  ({ server } = shared);
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

type Facts = Record<Language, RegExp[]>;

const HOURS = /\b10(:00)?\D{1,12}14(:00)?\b|\b10 am to 2 pm\b/;
const LAND = [/\b7 ha\b/, /100–\u2060140 m\b/];
const GRAPES = [/malva[sz]i[aj]/i, /\bteran/i, /merlot/i, /cabernet sauvignon/i];
const PACKAGES = [/Basic/, /Deluxe/, /Elite/];
const RATE = /7[.,]53450/;

/** What the winery says about itself: figures, and the roots of each language's words. */
const FACTS: Partial<Record<Screen, Facts>> = {
  home: {
    hr: [...LAND, /2005/, /osam glavnih vina/i, HOURS, /nedjelj/i, /praznik|praznic/i],
    en: [...LAND, /2005/, /eight main wines/i, HOURS, /sundays/i, /public holidays/i],
    it: [...LAND, /2005/, /otto vini principali/i, HOURS, /domenica/i, /festivi/i],
    de: [...LAND, /2005/, /acht hauptweine/i, HOURS, /sonn/i, /feiertag/i],
  },
  "about-us": {
    hr: [/podrum/i, /kušaonic/i, /2005/, /osam glavnih vina/i, /gradić/i, /katedral/i, HOURS],
    en: [/cellar/i, /tasting room/i, /2005/, /eight main wines/i, /town/i, /cathedral/i, HOURS],
    it: [/cantina/i, /sala degustazion/i, /2005/, /otto vini principali/i, /cittadina/i, /cattedrale/i, HOURS],
    de: [/keller/i, /raum/i, /2005/, /acht hauptweine/i, /stadt/i, /kathedrale/i, HOURS],
  },
  terroir: {
    hr: [
      ...[...LAND, ...GRAPES, /crven/i, /žut/i, /siv/i, /muškat bijeli/i, /muškat ruža/i, /\bmore/i, /\bbura/i],
      ...[/rukom/i, /kolovoz/i, /listopad/i, /1\.?000|tisuću/i, /maslin/i],
    ],
    en: [
      ...[...LAND, ...GRAPES, /red/i, /yellow/i, /grey/i, /white muscat/i, /rose muscat/i, /\bsea/i, /\bbora/i],
      ...[/by hand/i, /august/i, /october/i, /1,000|thousand/i, /olive trees/i],
    ],
    it: [
      ...[...LAND, ...GRAPES, /ross[ao]/i, /giall[ao]/i, /grigi[ao]/i, /moscato bianco/i, /moscato rosa/i, /\bmare/i],
      ...[/\bbora/i, /a mano/i, /agosto/i, /ottobre/i, /1\.?000|mille/i, /ulivi|olivi/i],
    ],
    de: [
      ...[...LAND, ...GRAPES, /rote/i, /gelbe/i, /graue/i, /muskateller/i, /rosenmuskateller/i, /meer/i, /\bbora/i],
      ...[/von hand/i, /august/i, /oktober/i, /1\.?000|tausend/i, /olivenbäum/i],
    ],
  },
  reservation: {
    hr: [
      ...[
        ...PACKAGES,
        /do 8 vina/,
        /4 vina/,
        /2 maslinova ulja/,
        /\b15\b/,
        /sutra/i,
        HOURS,
        /nedjelj/i,
        /praznik|praznic/i,
      ],
      ...[/hrvatski/i, /talijanski/i, /engleski/i, /gotovin/i, /kartic/i],
    ],
    en: [
      ...[...PACKAGES, /up to 8 wines/, /4 wines/, /2 olive oils/, /\b15\b/, /tomorrow/i, HOURS, /sundays/i],
      ...[/holidays/i, /croatian/i, /italian/i, /english/i, /cash/i, /card/i],
    ],
    it: [
      ...[...PACKAGES, /fino a 8 vini/, /4 vini/, /2 oli/, /\b15\b/, /domani/i, HOURS, /domenica/i, /festivi/i],
      ...[/croato/i, /italiano/i, /inglese/i, /contanti/i, /carta/i],
    ],
    de: [
      ...[...PACKAGES, /bis zu 8 Weine/, /4 Weine/, /2 Olivenöle/, /\b15\b/, /morgen/i, HOURS, /sonn/i, /feiertag/i],
      ...[/kroatisch/i, /italienisch/i, /englisch/i, /\bbar\b/i, /karte/i],
    ],
  },
  contact: {
    hr: [HOURS, /ponedjelj/i, /subot/i, /nedjelj/i, /praznik|praznic/i, /zatvoreno/i],
    en: [HOURS, /monday/i, /saturday/i, /sundays/i, /public holidays/i, /closed/i],
    it: [HOURS, /lunedì/i, /sabato/i, /domenic/i, /festivi/i, /chius/i],
    de: [HOURS, /montag/i, /samstag/i, /sonn/i, /feiertag/i, /geschlossen/i],
  },
  "terms-and-conditions": {
    hr: [/14 dana/, RATE, /0,50/, /izvan Hrvatske/i, /upit/i, /raskidam/i],
    en: [/14 days/, RATE, /0,50/, /outside Croatia require an inquiry to be sent first/i, /I withdraw/],
    it: [/14 giorni/, RATE, /0,50/, /fuori dalla Croazia/i, /richiesta/i, /recesso/i],
    de: [/14 Tage/, RATE, /0,50/, /außerhalb Kroatiens/i, /anfrage/i, /widerrufe ich/i],
  },
};

const ROWS = Object.entries(FACTS).flatMap(([screen, facts]) =>
  LANGUAGES.map((language) => ({ screen: screen as Screen, language, facts: facts[language] })),
);

describe("what is true of the winery", () => {
  it.each(ROWS)("stands on the screen $screen in $language", async ({ screen, language, facts }) => {
    const text = await said(screen, language, "main");
    expect(facts.filter((fact) => !fact.test(text)).map(String)).toEqual([]);
  });
});

describe("the footer", () => {
  const WORDS: Facts = {
    hr: [/Visa/, /Mastercard/, new RegExp(`Uprava: ${WINERY.company.board[0]}`), /Europsk[ae] unij[ae]/i, RATE, /OIB/],
    en: [
      /Visa/,
      /Mastercard/,
      new RegExp(`Managing directors: ${WINERY.company.board[0]}`),
      /European Union/i,
      RATE,
      /OIB/,
    ],
    it: [
      /Visa/,
      /Mastercard/,
      new RegExp(`Amministratori: ${WINERY.company.board[0]}`),
      /Unione europea/i,
      RATE,
      /OIB/,
    ],
    de: [
      /Visa/,
      /Mastercard/,
      new RegExp(`Geschäftsführung: ${WINERY.company.board[0]}`),
      /Europäische[nr]? Union/i,
      RATE,
      /OIB/,
    ],
  };
  const LINKED = [
    "cookies",
    "delivery",
    "privacy-policy",
    "terms-and-conditions",
    "payment-method",
    "withdrawal",
  ] as const;

  it.each(LANGUAGES)("says and links what the winery offers its guests: %s", async (language) => {
    const text = await said("contact", language, "footer");
    const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Europe/Zagreb" }).format();
    expect(WORDS[language].filter((words) => !words.test(text)).map(String)).toEqual([]);
    expect(text).toContain(`© ${year}`);
    const page = await html("contact", language);
    const footer = page.slice(page.indexOf("<footer"));
    const links = [...footer.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) => href);
    expect(links).toEqual(expect.arrayContaining(LINKED.map((screen) => pathTo(screen, language))));
    const kinds = ["tel:", "mailto:", "openstreetmap", "instagram", "facebook", "tripadvisor", "#top"];
    expect(kinds.map((kind) => links.filter((link) => link.includes(kind)).length)).toEqual([2, 1, 1, 1, 1, 1, 1]);
  });
});

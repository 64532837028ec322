import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { preferredLanguage } from "../i18n/language-to-offer.ts";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from "../i18n/languages.ts";
import { screenOfForm } from "../routing/calls.server.ts";
import { pathTo } from "../routing/paths.ts";
import { type PlainAnswer, type PlainLink, plainPage } from "./plain-page.server.ts";
import { problemJson } from "./problem-json.server.ts";
import { type Refusal, readRequestBody } from "./request-body.server.ts";

const words = z.object({ title: z.string(), text: z.string() });
const texts = z.object({
  home: z.string(),
  foreign: words.extend({ ownForm: z.string(), partners: z.string() }),
  other: words,
});

/** The front door's own texts: its pages are sent without the application and its texts. */
const FILES = import.meta.glob<unknown>("../../locales/*/front-door.json", { eager: true, import: "default" });
const TEXTS = new Map(LANGUAGES.map((language) => [language, readTexts(language)]));

/** The answer to a request that is refused: a problem (RFC 9457) for programs, a page for people, else a line. */
export async function refusalBody(refusal: Refusal, incoming: IncomingMessage, isCall: boolean): Promise<PlainAnswer> {
  const { headers } = incoming;
  if ((headers.accept ?? "").includes("text/html")) {
    const preferred = preferredLanguage(headers["accept-language"] ?? "") ?? DEFAULT_LANGUAGE;
    if (refusal.status !== 403) return otherPage(preferred);
    return foreignPage((await languageOfForm(incoming, isCall)) ?? preferred, incoming.url ?? "/");
  }
  if (!isCall) return { headers: { "Content-Type": "text/plain; charset=utf-8" }, body: refusal.message };
  return problemJson(refusal.status, { title: refusal.message });
}

function otherPage(language: Language): PlainAnswer {
  const { home, other } = textsIn(language);
  return plainPage({ language, ...other, links: [{ address: pathTo("home", language), text: home }] });
}

/** A form of another site's page: it is sent from our own page, or its maker learns how to get on the list. */
function foreignPage(language: Language, target: string): PlainAnswer {
  const { home, foreign } = textsIn(language);
  const { ownForm, partners, title, text } = foreign;
  const screen = screenOfForm(target.replace(/\?.*/, ""));
  const links: PlainLink[] = [
    ...(screen ? [{ address: pathTo(screen, language), text: ownForm }] : []),
    { address: pathTo("partners", language), text: partners },
    { address: pathTo("home", language), text: home },
  ];
  return plainPage({ language, title, text, links: links.map((link) => ({ ...link, leavesFrame: true })) });
}

/** The language that a form says it is in (`lang`), if it can be read; nothing else of it is looked at. */
async function languageOfForm(incoming: IncomingMessage, isCall: boolean): Promise<Language | null> {
  try {
    const { bytes } = await readRequestBody(incoming, isCall);
    const language = new URLSearchParams(bytes.toString("utf8")).get("lang");
    return isLanguage(language) ? language : null;
  } catch {
    return null;
  }
}

function textsIn(language: Language): z.infer<typeof texts> {
  return TEXTS.get(language) ?? readTexts(DEFAULT_LANGUAGE);
}

function readTexts(language: Language): z.infer<typeof texts> {
  return texts.parse(FILES[`../../locales/${language}/front-door.json`]);
}

import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { preferredLanguage } from "../i18n/language-to-offer.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../i18n/languages.ts";
import { type PlainAnswer, plainPage } from "./plain-page.server.ts";
import type { Refusal } from "./request-body.server.ts";

const CODES: Record<number, string> = {
  400: "unreadable",
  403: "foreignOrigin",
  404: "notFound",
  405: "methodNotAllowed",
  413: "tooLarge",
  415: "unsupportedType",
};

const words = z.object({ title: z.string(), text: z.string() });
const texts = z.object({ home: z.string(), foreign: words, other: words });

/** The door's own words: its pages are sent before the application, and its texts, come into play. */
const FILES = import.meta.glob<unknown>("../../locales/*/front-door.json", { eager: true, import: "default" });
const TEXTS = new Map(LANGUAGES.map((language) => [language, readTexts(language)]));

/** What somebody is told whom the door turns away: a problem (RFC 9457) for programs, a page for people, else a line. */
export function refusalBody(refusal: Refusal, headers: IncomingHttpHeaders, isCall: boolean): PlainAnswer {
  if ((headers.accept ?? "").includes("text/html")) return page(refusal, headers["accept-language"] ?? "");
  if (!isCall) return { headers: { "Content-Type": "text/plain; charset=utf-8" }, body: refusal.message };
  const { status, message } = refusal;
  return {
    headers: { "Content-Type": "application/problem+json" },
    body: JSON.stringify({ status, title: message, code: CODES[status] ?? "failed" }),
  };
}

function page({ status }: Refusal, accepted: string): PlainAnswer {
  const language = preferredLanguage(accepted) ?? DEFAULT_LANGUAGE;
  const { home, foreign, other } = TEXTS.get(language) ?? readTexts(DEFAULT_LANGUAGE);
  const { title, text } = status === 403 ? foreign : other;
  const address = language === DEFAULT_LANGUAGE ? "/" : `/${language}`;
  return plainPage({ language, title, text, link: { address, text: home } });
}

function readTexts(language: Language): z.infer<typeof texts> {
  return texts.parse(FILES[`../../locales/${language}/front-door.json`]);
}

import { createHash } from "node:crypto";
import type { Language } from "../i18n/languages.ts";

const STYLE =
  "body{margin:0;padding:4rem 1rem;background:#f7f2e8;color:#2a1420;font:1.125rem/1.5 system-ui,sans-serif}main{max-width:36rem;margin:auto}a{color:#9a3a22}";
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; frame-ancestors 'none'; base-uri 'none'`;

export type PlainAnswer = { headers: Record<string, string>; body: string };

type Words = { language: Language; title: string; text: string; link: { address: string; text: string } };

/** A page that needs nothing of the application, for whoever is turned away before it. The words are ours, so nothing is escaped. */
export function plainPage({ language, title, text, link }: Words): PlainAnswer {
  return {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY },
    body: `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${link.address}">${link.text}</a></p></main></body></html>`,
  };
}

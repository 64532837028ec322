import { createHash } from "node:crypto";
import type { Language } from "../i18n/languages.ts";

const STYLE =
  "body{margin:0;padding:4rem 1rem;background:#f7f2e8;color:#2a1420;font:1.125rem/1.5 system-ui,sans-serif}main{max-width:36rem;margin:auto}a{color:#9a3a22}";
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

export type PlainAnswer = { headers: Record<string, string>; body: string };

/** `leavesFrame`: opens in the whole window, where the page itself stands in a frame. */
export type PlainLink = { address: string; text: string; leavesFrame?: boolean };

type Words = { language: Language; title: string; text: string; links: PlainLink[] };

/**
 * A page for requests that are refused before they reach the application. The texts are ours, so only addresses are escaped.
 * @param mayFrame the origin whose pages may show it in a frame
 */
export function plainPage({ language, title, text, links }: Words, mayFrame = "'none'"): PlainAnswer {
  const policy = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors ${mayFrame}; base-uri 'none'; form-action 'none'`;
  return {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
    body: `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p>${links.map(paragraph).join("")}</main></body></html>`,
  };
}

function paragraph({ address, text, leavesFrame }: PlainLink): string {
  const href = address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<p><a href="${href}"${leavesFrame ? ' target="_top"' : ""}>${text}</a></p>`;
}

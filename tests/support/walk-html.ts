import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    // Landmarks are judged by axe, which knows which of them are shown.
    rules: { "no-inline-style": "error", "no-dup-id": "error", "unique-landmark": "off" },
  }),
);

/** What is wrong with a page's HTML, each with its place. */
export async function htmlFindings(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const found = results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `HTML: ${ruleId}: ${message} (${selector})`);
  return [...found, ...attributeFindings(html)];
}

/** Attributes that HTML does not know on these elements; the validator of the W3C sees them, this one does not. */
export function attributeFindings(html: string): string[] {
  const findings: string[] = [];
  for (const [tag] of html.matchAll(/<(?:script|input)\b[^>]*>/g)) {
    const isData = /^<script\b/.test(tag) && /\btype="(?!module")/.test(tag);
    if (isData && /\b(?:async|defer)\b/.test(tag)) findings.push(`HTML: data cannot be async: ${tag}`);
    if (/\btype="(?:checkbox|radio)"/.test(tag) && /\breadonly\b/i.test(tag)) {
      findings.push(`HTML: a box cannot be readonly: ${tag}`);
    }
  }
  for (const [, select = "", first = ""] of html.matchAll(/(<select\b[^>]*>)\s*(<option\b[^>]*>)?/g)) {
    if (/\srequired\b/.test(select) && !/\bvalue=""/.test(first)) {
      findings.push(`HTML: a required choice begins with an empty option: ${select}`);
    }
  }
  return findings;
}

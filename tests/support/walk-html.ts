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
export async function htmlTroubles(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `HTML: ${ruleId}: ${message} (${selector})`);
}

import { describe, expect } from "vitest";
import { LANGUAGES, type Language } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import type { Screen } from "../../app/routing/screens.ts";
import { LEGAL_SENTENCES } from "../support/legal-sentences.ts";
import type { RunningServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { unescaped } from "../support/unescaped.ts";
import { ofWinery } from "../support/winery-words.ts";

let server: RunningServer;

it.beforeAll(({ shared }) => {
  ({ server } = shared);
});

const BOX = encodeURIComponent(JSON.stringify([{ productId: "malvazija-2025", quantity: 6 }]));

/** What a page says to a visitor who is of age and has a box of wine in the cart, as one line. */
async function said(screen: Screen, language: Language): Promise<string> {
  const path = screen === "product" ? pathTo(screen, language, { slug: "malvazija-2025" }) : pathTo(screen, language);
  const page = await fetch(server.url + path, { headers: { Cookie: `ageGateAccepted=true; cart=${BOX}` } });
  const html = await page.text();
  const written = html
    .slice(html.indexOf("<body"))
    .replace(/<script.*?<\/script>/gs, " ")
    .replace(/<[^>]+>/g, " ");
  return (
    unescaped(written)
      .replace(/\s+/g, " ")
      .replace(/ (?=[.,;:)])/g, "")
      // Kuna stand beside euro where the shop shows them.
      .replace(/ \([\d.,]+ kn\)/g, "")
  );
}

describe.each(LANGUAGES)("what the law asks to be said, in %s", (language) => {
  it.each(LEGAL_SENTENCES.map((sentence) => [sentence.says, sentence] as const))("%s", async (_, sentence) => {
    expect(await said(sentence.on, language)).toMatch(ofWinery(sentence[language]));
  });
});

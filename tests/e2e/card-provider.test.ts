import { describe, expect, it, onTestFinished } from "vitest";
import { pathTo } from "../../app/routing/paths.ts";
import type { Screen } from "../../app/routing/screens.ts";
import { TEST_PROVIDERS } from "../support/card-providers.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";

/** Cards are taken at the winery itself, whatever the shop does. */
const AT_THE_WINERY = "degustaciju plaćate u vinariji, gotovinom ili karticom.";
const WAIT = "Kad plaćate karticom, narudžba prestaje vrijediti ako plaćanje ne uspije u roku od 45 minuta.";
const TO_THE_BANK = "banci podatke o uplati, kad plaćate na račun";
const TO_CORVUSPAY = `${TO_THE_BANK}, a pružatelju platnih usluga CorvusPay iznos i broj narudžbe, kad plaćate karticom;`;
const buyerTo = (provider: string) =>
  `${TO_THE_BANK}, a pružatelju platnih usluga ${provider} iznos i broj narudžbe te Vaše ime, adresu, e-poštu i telefon, kad plaćate karticom;`;
const METHOD_TEST = "Nakon potvrde otvara se naša probna stranica";
const methodOf = (provider: string) => `zaštićenu stranicu pružatelja platnih usluga ${provider} i ondje`;

/** What the pages of a shop with this setting say of cards, in Croatian; null where they say nothing. */
const PROVIDERS = [
  { provider: "none", footer: null, checkout: null, method: null, privacy: null },
  {
    provider: "sandbox",
    footer: "Kartično plaćanje zasad je probno: ništa se ne naplaćuje.",
    checkout: "Probno plaćanje: ništa se ne naplaćuje.",
    method: METHOD_TEST,
    privacy: null,
  },
  ...[
    { provider: "corvuspay", name: "CorvusPay", privacy: TO_CORVUSPAY },
    { provider: "monri", name: "Monri", privacy: buyerTo("Monri") },
    { provider: "wspay", name: "WSPay", privacy: buyerTo("WSPay") },
  ].map(({ provider, name, privacy }) => ({
    provider,
    footer: `Kartično plaćanje u trgovini: ${name}`,
    checkout: `Visa i Mastercard, na zaštićenoj stranici pružatelja platnih usluga ${name}.`,
    method: methodOf(name),
    privacy,
  })),
];
const NAMES = /CorvusPay|Monri|WSPay/;
const MARKS = /<ul class="[^"]*card-marks/g;

/** The page of a screen with something in the cart, without its scripts: they bring all of a screen's texts. */
async function pageOf({ url }: RunningServer, screen: Screen): Promise<{ html: string; main: string }> {
  const cookie = `cart=${encodeURIComponent('[{"productId":"medica","quantity":6}]')}`;
  const whole = await (await fetch(url + pathTo(screen, "hr"), { headers: { Cookie: cookie } })).text();
  const html = whole.replace(/<script[\s\S]*?<\/script>/g, "").replaceAll("\u00a0", " ");
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return { html, main };
}

/** How often a page's own part speaks of cards. */
const cardsIn = (main: string) => main.match(/kartic|kartičn/gi)?.length ?? 0;

function expectSaid(html: string, said: string | null, other: RegExp, where: string): void {
  if (said === null) expect(html, where).not.toMatch(other);
  else expect(html, where).toContain(said);
}

describe.each(PROVIDERS)("CARD_PROVIDER=$provider", ({ provider, footer, checkout, method, privacy }) => {
  it("is what footer, checkout and the legal pages tell, from the page store as well", async () => {
    const account = TEST_PROVIDERS.find(({ name }) => name === provider)?.settings("https://provider.example");
    const server = await startServer({ CARD_PROVIDER: `${provider}`, ...account, HOLD_CARD_MINUTES: "45" });
    onTestFinished(() => discardServer(server));
    const takesCards = footer !== null;
    // The second answer of a stored page comes from the store.
    for (const time of ["made", "stored"]) {
      const methods = await pageOf(server, "payment-method");
      const terms = await pageOf(server, "terms-and-conditions");
      const delivery = await pageOf(server, "delivery");
      const privacyPage = await pageOf(server, "privacy-policy");
      const home = await pageOf(server, "home");
      for (const { html } of [home, methods, terms, delivery, privacyPage]) {
        expectSaid(html, footer, /Kartično plaćanje zasad je probno|Kartično plaćanje u trgovini/, time);
        const inMethods = html === methods.html && takesCards ? 1 : 0;
        expect(html.match(MARKS)?.length ?? 0, time).toBe(inMethods + (takesCards ? 1 : 0));
      }
      expectSaid(methods.main, method, /<h3>Kartica/, time);
      expect(methods.main.includes("narudžba čeka, ali ne dulje od 45 minuta"), time).toBe(takesCards);
      expect(terms.main, time).toContain(AT_THE_WINERY);
      expect(terms.main.includes(WAIT), time).toBe(takesCards);
      expect(cardsIn(terms.main), time).toBe(takesCards ? 2 : 1);
      expect(delivery.main, time).toContain("Dostava");
      expect(cardsIn(delivery.main), time).toBe(0);
      expect(privacyPage.main, time).toContain(privacy ?? `${TO_THE_BANK};`);
      expect(cardsIn(privacyPage.main), time).toBe(privacy === null ? 0 : 1);
      if (privacy === null) expect(privacyPage.main + methods.main + terms.main, time).not.toMatch(NAMES);
    }
    const form = await pageOf(server, "checkout");
    expectSaid(form.html, checkout, /Probno plaćanje|Visa i Mastercard, na sigurnoj stranici/, "checkout");
    expect(form.html.includes('value="card"')).toBe(takesCards);
  });
});

import { describe, expect, it, onTestFinished } from "vitest";
import { pathTo } from "../../app/routing/paths.ts";
import { TEST_HOUSES } from "../support/card-houses.ts";
import { discardServer, startServer } from "../support/server.ts";

/** What the pages of a shop with this setting say of cards, in Croatian; `footer` and `checkout` are null where they say nothing. */
const PROVIDERS = [
  { provider: "none", footer: null, checkout: null },
  {
    provider: "sandbox",
    footer: "Kartice su zasad proba: novac se ne naplaćuje.",
    checkout: "Probno plaćanje: novac se ne naplaćuje.",
  },
  ...[
    ["corvuspay", "CorvusPay"],
    ["monri", "Monri"],
    ["wspay", "WSPay"],
  ].map(([provider, name]) => ({
    provider,
    footer: `Kartično plaćanje u trgovini: ${name}`,
    checkout: `Visa i Mastercard, na sigurnoj stranici pružatelja platnih usluga ${name}.`,
  })),
];
const OF_FOOTER = /Kartice su zasad proba|Kartično plaćanje u trgovini/;
const OF_CHECKOUT = /Probno plaćanje|Visa i Mastercard, na sigurnoj stranici/;
const MARKS = /<ul class="[^"]*card-marks/g;

describe.each(PROVIDERS)("CARD_PROVIDER=$provider", ({ provider, footer, checkout }) => {
  it("is what footer, checkout, payment methods and terms tell, from the page store as well", async () => {
    const account = TEST_HOUSES.find(({ name }) => name === provider)?.settings("https://house.example");
    const server = await startServer({ CARD_PROVIDER: `${provider}`, ...account, HOLD_CARD_MINUTES: "45" });
    onTestFinished(() => discardServer(server));
    const cookie = `cart=${encodeURIComponent('[{"productId":"medica","quantity":6}]')}`;
    const htmlOf = async (path: string) => {
      const html = await (await fetch(server.url + path, { headers: { Cookie: cookie } })).text();
      // A script brings all of a screen's texts.
      return html.replace(/<script[\s\S]*?<\/script>/g, "");
    };
    const marks = (html: string) => html.match(MARKS)?.length ?? 0;
    const inFooter = footer === null ? 0 : 1;
    // The second answer of a stored page comes from the store.
    for (const time of ["made", "stored"]) {
      for (const screen of ["home", "payment-method", "terms-and-conditions"] as const) {
        const html = await htmlOf(pathTo(screen, "hr"));
        if (footer === null) expect(html, `${time} ${screen}`).not.toMatch(OF_FOOTER);
        else expect(html, `${time} ${screen}`).toContain(footer);
        expect(marks(html), `${time} ${screen}`).toBe(screen === "payment-method" ? 2 * inFooter : inFooter);
      }
    }
    const methods = await htmlOf(pathTo("payment-method", "hr"));
    const waits = "narudžba čeka najviše 45";
    if (footer === null) expect(methods).not.toContain(waits);
    else expect(methods).toContain(waits);
    expect(await htmlOf(pathTo("terms-and-conditions", "hr"))).toContain("u roku od 45");
    const form = await htmlOf(pathTo("checkout", "hr"));
    if (checkout === null) expect(form).not.toMatch(OF_CHECKOUT);
    else expect(form).toContain(checkout);
    expect(form.includes('value="card"')).toBe(checkout !== null);
  });
});

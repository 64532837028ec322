import { expect, it } from "vitest";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import { LANGUAGES } from "../../i18n/languages.ts";
import { placeOrder } from "../orders/place-order.server.ts";
import { termsDocument } from "./terms.mail.tsx";
import { findTermsOfOrder } from "./terms.store.server.ts";

const SETTINGS = {
  publicUrl: "https://kazun.example",
  cardProvider: "none" as const,
  showKuna: true,
  holding: { cardMs: 0, transferMs: 7 * 86_400_000, pickupMs: 0 },
};

it("are one version as long as nothing in them changes, and another when a figure does", () => {
  const version = (transferMs: number) =>
    termsDocument({ ...SETTINGS, holding: { ...SETTINGS.holding, transferMs } }, "de").version;
  expect(version(7 * 86_400_000)).toMatch(/^[0-9a-f]{16}$/);
  expect(version(7 * 86_400_000)).toBe(version(7 * 86_400_000));
  expect(version(7 * 86_400_000)).not.toBe(version(5 * 86_400_000));
});

it.each([
  ["hr", "Kad plaćate karticom, narudžba prestaje vrijediti"],
  ["en", "If you pay by card, the order lapses"],
  ["it", "Se paga con carta, l’ordine decade"],
  ["de", "Wenn Sie mit Karte zahlen, erlischt die Bestellung"],
] as const)("tell how long a card is waited for where cards are taken, and nowhere else: %s", (language, said) => {
  const htmlOf = (cardProvider: "none" | "monri") => termsDocument({ ...SETTINGS, cardProvider }, language).html;
  expect(htmlOf("monri")).toContain(said);
  expect(htmlOf("none")).not.toContain(said);
  expect(htmlOf("none")).not.toContain("{{");
});

it.each([
  ["hr", "%. ", "Iznosi u kunama služe samo za usporedbu, po fiksnom tečaju 1 € = 7,53450 kn. ", "Uz vino"],
  ["en", "VAT. ", "Amounts in kuna are for comparison only, at the fixed rate 1 € = 7,53450 kn. ", "Wine,"],
  ["it", "%. ", "Gli importi in kune servono solo per confronto, al cambio fisso 1 € = 7,53450 kn. ", "Per vino"],
  ["de", "steuer. ", "Beträge in Kuna dienen nur dem Vergleich, zum festen Kurs 1 € = 7,53450 kn. ", "Für Wein"],
] as const)(
  "tell what the kuna are for where they are shown, and nowhere else: %s",
  (language, before, said, after) => {
    const wordsOf = (showKuna: boolean) => termsDocument({ ...SETTINGS, showKuna }, language).html.replace(/\s/g, " ");
    expect(wordsOf(true)).toContain(before + said + after);
    expect(wordsOf(false)).toContain(before + after);
    expect(wordsOf(false)).not.toMatch(/\bkun[aei]|\{\{/i);
  },
);

it.each([
  ["hr", "u roku od 7 dana", "u roku od 14 dana", "raskidam ugovor", "/raskid-ugovora"],
  ["en", "within 7 days", "within 14 days", "I withdraw from my contract", "/en/withdrawal"],
  ["it", "entro 7 giorni", "entro 14 giorni", "notifico il recesso", "/it/recesso"],
  ["de", "innerhalb von 7 Tagen", "binnen 14 Tagen", "widerrufe ich", "/de/widerruf"],
] as const)(
  "say whole sentences with their figures and the form, with links from anywhere: %s",
  (language, ...said) => {
    const html = termsDocument(SETTINGS, language).html.replaceAll("\u00a0", " ");
    const [days, withdrawal, form, address] = said;
    for (const part of [days, withdrawal, form, `https://kazun.example${address}`, "Rooseveltov trg 2"]) {
      expect(html).toContain(part);
    }
    expect(html).not.toMatch(/\{\{|\]\(|undefined/);
  },
);

type Attached = { attachments: { contentType: string; contentBase64: string }[] };

/** The documents that a mail brings along; its payment codes are pictures. */
const attachedTerms = (mail: Attached | undefined) =>
  mail?.attachments
    .filter(({ contentType }) => contentType === "text/html; charset=utf-8")
    .map(({ contentBase64 }) => Buffer.from(contentBase64, "base64").toString("utf8"));

onBothEngines("the terms of an order", (openTestShop) => {
  it.each(LANGUAGES)("are kept with it, and its mail brings them as a file: %s", async (language) => {
    const { platform } = await openTestShop();
    const placed = await placeOrder(platform, input({ form: filledForm(), language }));
    if (!placed.ok) throw new Error(placed.reason);
    const kept = await findTermsOfOrder(platform.database.read, placed.order.id);
    const now = termsDocument(platform.settings, language);
    expect(kept).toEqual(now);
    const mail = (await waitingMails(platform, ({ kind }) => kind === "order-placed")).at(0);
    expect(attachedTerms(mail)).toEqual([now.html]);
  });

  it("stay what they were when the texts have changed before the mail is written", async () => {
    const { platform } = await openTestShop();
    const placed = await placeOrder(platform, input({ form: filledForm() }));
    if (!placed.ok) throw new Error(placed.reason);
    const old = { version: "0123456789abcdef", language: "hr", html: "<p>Stari uvjeti</p>", first_used_at: 1 };
    await platform.database.write(async (unit) => {
      await unit.insertInto("terms_versions").values(old).execute();
      await unit.updateTable("orders").set({ terms_version: old.version }).execute();
    });
    const mail = (await waitingMails(platform, ({ kind }) => kind === "order-placed")).at(0);
    expect(attachedTerms(mail)).toEqual([old.html]);
  });
});

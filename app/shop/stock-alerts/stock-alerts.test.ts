import { expect, it } from "vitest";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { onBothEngines, type TestShop } from "../../../tests/support/shops.ts";
import { LANGUAGES } from "../../i18n/languages.ts";
import { DAYS, HOURS } from "../../platform/system/clock.ts";
import { giveStockBack } from "../catalogue/products.store.server.ts";
import { deleteExpiredData } from "../retention/delete-expired-data.server.ts";
import { issueToken } from "../tokens/tokens.store.server.ts";
import { askStockAlert } from "./ask-stock-alert.server.ts";
import { confirmStockAlert, endStockAlert } from "./confirm-stock-alert.server.ts";
import { listStockAlertsTo, readdressStockAlerts } from "./stock-alerts.store.server.ts";
import { tellBackInStock } from "./tell-back-in-stock.server.ts";

const EMAIL = "ana@gost.example";
const SOLD_OUT = "muskat-ruza-2024";
const WISH = { productId: SOLD_OUT, email: EMAIL, language: "hr" } as const;

onBothEngines("a wish to hear when a product is back", (openTestShop) => {
  const mailsOf = async ({ platform }: TestShop, kind: string) =>
    await waitingMails(platform, (mail) => mail.kind === kind);

  /** The secrets of both links of the latest mail that asks. */
  async function secretsFrom(shop: TestShop) {
    const text = (await mailsOf(shop, "stock-alert-confirm")).at(-1)?.text ?? "";
    const [confirm = "", end = ""] = [...text.matchAll(/token=([\w-]{22})/g)].map(([, secret]) => secret);
    return { confirm, end };
  }

  async function shopWithWish(): Promise<TestShop & { confirm: string; end: string }> {
    const shop = await openTestShop();
    await askStockAlert(shop.platform, WISH);
    return { ...shop, ...(await secretsFrom(shop)) };
  }

  const bringBack = ({ platform }: TestShop) => platform.database.write((unit) => giveStockBack(unit, SOLD_OUT, 6));

  it("is asked about by mail first, and nothing comes of it without its owner's press", async () => {
    const shop = await shopWithWish();
    await bringBack(shop);
    await tellBackInStock(shop.platform);
    expect((await waitingMails(shop.platform)).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["stock-alert-confirm", EMAIL],
    ]);
  });

  it("is fulfilled by a mail once the product is there, and forgotten with it", async () => {
    const shop = await shopWithWish();
    expect(await confirmStockAlert(shop.platform, shop.confirm)).toBe(true);
    await tellBackInStock(shop.platform);
    expect(await mailsOf(shop, "stock-alert")).toEqual([]);
    await bringBack(shop);
    await tellBackInStock(shop.platform);
    await tellBackInStock(shop.platform);
    const mails = await mailsOf(shop, "stock-alert");
    expect(mails.map(({ recipient }) => recipient)).toEqual([EMAIL]);
    expect(mails[0]?.text).toContain("/nasi-proizvodi/muskat-ruza-2024");
    // A price has that of a litre beside it, both in kuna too.
    expect(mails[0]?.text).toMatch(/21,00\s€\s+158,22\skn\s+0,5\sl\s+42,00\s€\/l\s\(316,45\skn\/l\)/);
    expect(mails[0]?.text).toMatch(/1\s€\s=\s7,53450\skn/);
    expect(await listStockAlertsTo(shop.platform.database.read, EMAIL)).toEqual([]);
  });

  it("is told of in euro alone where the shop shows no kuna", async () => {
    const { platform } = await openTestShop({ SHOW_KUNA: "false" });
    await askStockAlert(platform, WISH);
    const [mail] = await waitingMails(platform);
    expect(mail?.text).toMatch(/21,00\s€\s+0,5\sl\s+42,00\s€\/l\s/);
    expect(mail?.text).not.toMatch(/\skn/);
  });

  it("is fulfilled once by two servers that look at the same moment", async () => {
    const shop = await shopWithWish();
    const second = await shop.openAnother();
    await confirmStockAlert(shop.platform, shop.confirm);
    await bringBack(shop);
    await Promise.all([tellBackInStock(shop.platform), tellBackInStock(second)]);
    expect(await mailsOf(shop, "stock-alert")).toHaveLength(1);
  });

  it("is confirmed once; the link that ends it works again and again", async () => {
    const { platform, confirm, end } = await shopWithWish();
    expect(await confirmStockAlert(platform, end)).toBe(false);
    expect(await confirmStockAlert(platform, confirm)).toBe(true);
    expect(await confirmStockAlert(platform, confirm)).toBe(false);
    expect(await endStockAlert(platform, confirm)).toBe(false);
    expect(await endStockAlert(platform, end)).toBe(true);
    expect(await endStockAlert(platform, end)).toBe(true);
    expect(await listStockAlertsTo(platform.database.read, EMAIL)).toEqual([]);
  });

  it("is ended by the link of an earlier mail too, and nobody else's with it", async () => {
    const shop = await shopWithWish();
    const { platform, end } = shop;
    const wishesOf = async (email: string) => (await listStockAlertsTo(platform.database.read, email)).length;
    await confirmStockAlert(platform, shop.confirm);
    await bringBack(shop);
    await tellBackInStock(platform);
    const tokens = await platform.database.read.selectFrom("tokens").select("details").execute();
    expect(JSON.stringify(tokens)).not.toContain(EMAIL);
    await askStockAlert(platform, { ...WISH, email: "Ana@Gost.example" });
    await askStockAlert(platform, { ...WISH, email: "other@gost.example" });
    await askStockAlert(platform, { ...WISH, productId: "teran-2023" });
    expect(await wishesOf(EMAIL)).toBe(2);
    expect(await endStockAlert(platform, end)).toBe(true);
    expect([await wishesOf(EMAIL), await wishesOf("other@gost.example")]).toEqual([1, 1]);
  });

  it("is ended by its mail's link also where its account has another address since", async () => {
    const { platform, confirm, end } = await shopWithWish();
    await confirmStockAlert(platform, confirm);
    const moved = "nova@gost.example";
    await platform.database.write((unit) => readdressStockAlerts(unit, { from: EMAIL, to: moved }));
    expect(await listStockAlertsTo(platform.database.read, moved)).toHaveLength(1);
    expect(await endStockAlert(platform, end)).toBe(true);
    expect(await listStockAlertsTo(platform.database.read, moved)).toEqual([]);
  });

  it("is ended by a link that names the wish itself, as older mails have", async () => {
    const { platform, clock } = await shopWithWish();
    const [wish] = await listStockAlertsTo(platform.database.read, EMAIL);
    const token = { purpose: "endStockAlert", userId: null, details: JSON.stringify({ alertId: wish?.id }) } as const;
    const end = await platform.database.write((unit) => issueToken(unit, token, { now: clock.now, lifeMs: 1 * DAYS }));
    expect(await endStockAlert(platform, end)).toBe(true);
    expect(await listStockAlertsTo(platform.database.read, EMAIL)).toEqual([]);
  });

  it("stands once for an address, however it is written, as it was asked for last", async () => {
    const shop = await shopWithWish();
    await askStockAlert(shop.platform, { ...WISH, email: "ANA@gost.example", language: "de" });
    expect(await mailsOf(shop, "stock-alert-confirm")).toHaveLength(2);
    const wishes = await listStockAlertsTo(shop.platform.database.read, "Ana@Gost.example");
    expect(wishes).toMatchObject([{ productId: SOLD_OUT, email: EMAIL, language: "de" }]);
  });

  it("stays as its owner has confirmed it, whoever asks for it again, and brings no second mail", async () => {
    const shop = await shopWithWish();
    await confirmStockAlert(shop.platform, shop.confirm);
    const confirmed = await listStockAlertsTo(shop.platform.database.read, EMAIL);
    shop.clock.now += 1 * DAYS;
    await askStockAlert(shop.platform, { ...WISH, language: "de" });
    expect(await listStockAlertsTo(shop.platform.database.read, EMAIL)).toEqual(confirmed);
    expect(await mailsOf(shop, "stock-alert-confirm")).toHaveLength(1);
  });

  it("is forgotten after a day where nobody confirms it, else after a year", async () => {
    const shop = await shopWithWish();
    await confirmStockAlert(shop.platform, shop.confirm);
    await askStockAlert(shop.platform, { ...WISH, email: "other@gost.example" });
    const count = async (email: string) => (await listStockAlertsTo(shop.platform.database.read, email)).length;
    shop.clock.now += 23 * HOURS;
    await deleteExpiredData(shop.platform);
    expect([await count(EMAIL), await count("other@gost.example")]).toEqual([1, 1]);
    shop.clock.now += 1 * HOURS;
    await deleteExpiredData(shop.platform);
    expect([await count(EMAIL), await count("other@gost.example")]).toEqual([1, 0]);
    shop.clock.now += 366 * DAYS;
    await deleteExpiredData(shop.platform);
    expect(await count(EMAIL)).toBe(0);
  });

  it.each(LANGUAGES)("is asked about and fulfilled in the form's language: %s", async (language) => {
    const shop = await openTestShop();
    await askStockAlert(shop.platform, { ...WISH, language });
    const { confirm } = await secretsFrom(shop);
    await confirmStockAlert(shop.platform, confirm);
    await bringBack(shop);
    await tellBackInStock(shop.platform);
    const subjects = (await waitingMails(shop.platform)).map(({ subject }) => subject);
    expect(subjects).toEqual(
      {
        hr: ["Opet na zalihi: Muškat ruža 2024 – Vinarija Kažun", "Potvrdite obavijest o zalihi – Vinarija Kažun"],
        en: [
          "Back in stock: Rose Muscat 2024 – Vinarija Kažun",
          "Please confirm your back-in-stock alert – Vinarija Kažun",
        ],
        it: [
          "Di nuovo disponibile: Moscato rosa 2024 – Vinarija Kažun",
          "Confermi l’avviso di disponibilità – Vinarija Kažun",
        ],
        de: [
          "Wieder vorrätig: Rosenmuskateller 2024 – Vinarija Kažun",
          "Bitte bestätigen Sie die Benachrichtigung – Vinarija Kažun",
        ],
      }[language],
    );
  });
});

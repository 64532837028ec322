import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { formatMoney } from "../../app/shop/money/money.ts";
import { newAddress } from "../support/addresses.ts";
import { newVisitor } from "../support/browser.ts";
import { ORDER_FIELDS } from "../support/buyers.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { rowsOf } from "../support/stored.ts";

const WAIT = { timeout: 20_000, interval: 100 };
let browser: Browser;
let key = 0;

it.beforeAll(({ shared }) => {
  ({ browser } = shared);
});

/** Orders six bottles of Medica by card; the way to the page that leaves for the card page, and the order's token. */
async function orderByCard({ url }: RunningServer): Promise<{ payUrl: string; token: string }> {
  key += 1;
  const cart = encodeURIComponent('[{"productId":"medica","quantity":6}]');
  const body = new URLSearchParams({ ...ORDER_FIELDS, payment: "card", orderKey: `in-the-sandbox-of-22-${key}` });
  const headers = { Origin: url, Cookie: `cart=${cart}`, "X-Forwarded-For": newAddress() };
  const answer = await fetch(`${url}/potvrda`, { method: "POST", body, headers, redirect: "manual" });
  const payUrl = answer.headers.get("Location") ?? "";
  const [, token = ""] = /^\/narudzba\/([^/]+)\/placanje\?/.exec(payUrl) ?? [];
  expect(token, payUrl).not.toBe("");
  return { payUrl, token };
}

const NOT_PAID = /^Žao nam je, plaćanje nije uspjelo/;

/**
 * What each button leads to: the page that the buyer sees, what becomes of the order, and what waits for a person. When a late call comes,
 * a clock of its own shows (`play-sandbox.test.ts`).
 */
const PLAYS = {
  pay: { button: "Plati", shows: /^Hvala! Narudžba je zaprimljena/, state: "paid", setAside: [] },
  decline: { button: "Odbij karticu", shows: NOT_PAID, state: "awaitingPayment", setAside: [] },
  cancel: { button: "Odustani od plaćanja", shows: NOT_PAID, state: "awaitingPayment", setAside: [] },
  late: { button: "Plati, a javi kasnije", shows: /^Narudžba 20/, state: null, setAside: [] },
  twice: { button: "Plati i javi dvaput", shows: /^Narudžba 20/, state: "paid", setAside: [] },
  wrongAmount: {
    ...{ button: "Plati cent manje", shows: /^Vaša je uplata stigla, ali je moramo provjeriti/ },
    ...{ state: "awaitingPayment", setAside: ["amount"] },
  },
  forged: {
    ...{ button: "Krivotvori potpis", shows: /^Ispričavamo se, narudžba nije uspjela/ },
    ...{ state: "awaitingPayment", setAside: [] },
  },
} as const;
type Play = keyof typeof PLAYS;

const EVERY = Object.keys(PLAYS) as Play[];

/** The providers differ in how they lead back, which the second half of them shows with few buttons; scripts change only the way there. */
const PROVIDERS = [
  { name: "corvuspay", scripts: true, plays: EVERY },
  { name: "wspay", scripts: false, plays: EVERY },
  { name: "monri", scripts: false, plays: ["pay", "decline", "cancel", "wrongAmount", "forged"] },
] satisfies { name: string; scripts: boolean; plays: Play[] }[];

describe.each(PROVIDERS)("the card page of our own that plays $name, scripts $scripts", ({ name, scripts, plays }) => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ SANDBOX_PROVIDER: name, TRUST_PROXY: "1" });
  });
  afterAll(() => discardServer(server));

  it.each(plays)("%s", async (play) => {
    const { button, shows, state, setAside } = PLAYS[play];
    const { payUrl, token } = await orderByCard(server);
    const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts, locale: "hr-HR" });
    await page.goto(payUrl, { waitUntil: "commit" });
    if (!scripts) await page.locator("main form button").click();
    // Plainly marked as a test.
    await page.getByText("Ovo je proba. Novac se ne naplaćuje.").waitFor();
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: shows }).waitFor();
    const rows = (sql: string) => rowsOf(server.dataDir, sql, token);
    if (state)
      await vi.waitFor(() => expect(rows("select state from orders where token = ?")).toEqual([{ state }]), WAIT);
    const reasons = rows(
      "select reason from payments_set_aside join orders on orders.id = payments_set_aside.order_id where token = ?",
    );
    expect(reasons).toEqual(setAside.map((reason) => ({ reason })));
    const changes = rows("select to_state from order_transitions join orders on orders.id = order_id where token = ?");
    if (state) expect(changes).toHaveLength(state === "paid" ? 2 : 1);
    if (play === "decline") {
      // It says which order and how much of it is owed, and whoever needs help is one press from it.
      const [{ total } = {}] = rows("select total_cents as total from orders where token = ?");
      await page.getByText(` od ${formatMoney(Number(total), true)} je zaprimljena`).waitFor();
      expect(await page.locator('main :is([href^="tel:+"], [href^="mailto:"])').count()).toBe(2);
    }
    if (play === "wrongAmount") {
      // The order's own page says the same, and nobody is led to pay a second time.
      await page.getByRole("link", { name: "Pogledaj narudžbu" }).click();
      await page.waitForURL(`**/narudzba/${token}`);
      await page.getByText("Molimo Vas da ne plaćate ponovno").waitFor();
      expect(await page.locator('main :is([href$="/placanje"], [name="intent"][value="transfer"])').count()).toBe(0);
      expect(await page.locator("#main").innerText()).not.toMatch(/Čekamo|Čuvamo/);
      await page.goto(`/narudzba/${token}/placanje`);
      expect(new URL(page.url()).pathname).toBe(`/narudzba/${token}`);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

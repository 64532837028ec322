import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { newAddress } from "../support/addresses.ts";
import { answerTo, newVisitor } from "../support/browser.ts";
import { ORDER_FIELDS } from "../support/buyers.ts";
import { type CardProviderServer, openCardProvider } from "../support/card-provider-server.ts";
import { TEST_PROVIDERS } from "../support/card-providers.ts";
import { SOON } from "../support/patience.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { rowsOf } from "../support/stored.ts";

let browser: Browser;
let key = 0;

it.beforeAll(({ shared }) => {
  ({ browser } = shared);
});

/** Orders six bottles of Medica by card, and answers where the shop leads the buyer: to its page that leaves for the card page. */
async function orderByCard({ url }: RunningServer): Promise<{ payUrl: string; token: string }> {
  key += 1;
  const cart = encodeURIComponent('[{"productId":"medica","quantity":6}]');
  const body = new URLSearchParams({ ...ORDER_FIELDS, payment: "card", orderKey: `by-card-in-a-journey-${key}` });
  const headers = { Origin: url, Cookie: `cart=${cart}`, "X-Forwarded-For": newAddress() };
  const answer = await fetch(`${url}/potvrda`, { method: "POST", body, headers, redirect: "manual" });
  const payUrl = answer.headers.get("Location") ?? "";
  const [, token = ""] = /^\/narudzba\/([^/]+)\/placanje\?attempt=\d{4}-\d{6}-A$/.exec(payUrl) ?? [];
  expect(token, payUrl).not.toBe("");
  return { payUrl, token };
}

const stateOf = ({ dataDir }: RunningServer, token: string) =>
  rowsOf(dataDir, `select state from orders where token = '${token}'`)[0]?.state;

/** Leaves for the card page: with scripts nobody presses anything. */
async function leave(page: Page, payUrl: string, scripts: boolean, cardPage: string): Promise<void> {
  await page.goto(payUrl, { waitUntil: "commit" });
  if (!scripts) await page.locator("main form button").click();
  await page.waitForURL(cardPage);
}

describe.each(TEST_PROVIDERS)("paying at $name", (provider) => {
  let server: RunningServer;
  let cardProvider: CardProviderServer;

  beforeAll(async () => {
    cardProvider = await openCardProvider(provider, () => server.url);
    server = await startServer({ ...provider.settings(cardProvider.origin), TRUST_PROXY: "1" });
  });
  afterAll(async () => {
    await discardServer(server);
    cardProvider.close();
  });

  it.each([
    { button: "decline", scripts: false },
    { button: "cancel", scripts: true },
  ])("goes there and back and there again after $button, scripts $scripts", async ({ button, scripts }) => {
    const { payUrl, token } = await orderByCard(server);
    const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts });
    const cardPage = cardProvider.origin + provider.formPath;
    await leave(page, payUrl, scripts, cardPage);
    const first = cardProvider.asked.at(-1)?.number ?? "";
    // The provider has been asked for what the order comes to, in its own way of writing.
    const order = "select total_cents from orders where token = ?";
    const [{ total_cents: total } = {}] = rowsOf(server.dataDir, order, token);
    expect(cardProvider.asked.at(-1)?.amount.replace(/\D/g, "")).toBe(String(total));
    await page.locator(`#${button}`).click();
    // CorvusPay signs also that its buyer has given up; the plain address of the test's provider is none that it would send.
    const asOrder = `/greska-narudzbe?order=${token}`;
    await page.waitForURL(/greska-narudzbe/);
    if (provider.name !== "corvuspay" || button !== "cancel") expect(page.url()).toContain(asOrder);
    expect(stateOf(server, token)).toBe("awaitingPayment");
    await page.goto(`/narudzba/${token}/placanje`);
    const press = () => page.locator("main form button").click();
    if (!scripts) await answerTo(page, press);
    await press();
    await page.waitForURL(cardPage);
    expect(cardProvider.asked.at(-1)?.number).toBe(first.replace(/A$/, "B"));
    await page.locator("#pay").click();
    await page.waitForURL(`${server.url}/uspjeh?order=${token}`);
    expect(stateOf(server, token)).toBe("paid");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("takes its calls from anywhere, and refuses what is forged with 401", async () => {
    const { payUrl, token } = await orderByCard(server);
    const number = new URL(payUrl, server.url).searchParams.get("attempt") ?? "";
    const post = (body: string, headers: Record<string, string>) =>
      fetch(`${server.url}/card/callback/${provider.name}`, { method: "POST", body, headers });
    const [{ total_cents: cents } = {}] = rowsOf(
      server.dataDir,
      `select total_cents from orders where token = '${token}'`,
    );
    const { headers, body } = provider.call({ number, cents: Number(cents) });
    const foreign = { ...headers, Origin: "https://provider.example", "Sec-Fetch-Site": "cross-site" };
    expect((await post(body.replace(number, `${number}X`), { ...foreign, Authorization: "none" })).status).not.toBe(
      500,
    );
    expect(stateOf(server, token)).toBe("awaitingPayment");
    expect((await post("forged=1", foreign)).status).toBe(401);
    expect((await post(body, foreign)).status).toBe(200);
    expect(stateOf(server, token)).toBe("paid");
  });

  it("survives kill -9 on the way: the order tells the truth, and the stock adds up", async () => {
    const { payUrl, token } = await orderByCard(server);
    await server.stop("SIGKILL");
    server = await startServer({ ...provider.settings(cardProvider.origin), TRUST_PROXY: "1" }, server.dataDir);
    expect(stateOf(server, token)).toBe("awaitingPayment");
    const { page, context } = await newVisitor(browser, { url: server.url, scripts: false });
    await leave(page, payUrl, false, cardProvider.origin + provider.formPath);
    await page.locator("#pay").click();
    // The shop's port is another one now, as its address; the provider knows the old one where it was told so.
    await vi.waitFor(() => expect(stateOf(server, token)).toBe("paid"), SOON);
    await server.stop("SIGKILL");
    server = await startServer({ ...provider.settings(cardProvider.origin), TRUST_PROXY: "1" }, server.dataDir);
    expect(stateOf(server, token)).toBe("paid");
    const [{ held = 0 } = {}] = rowsOf(
      server.dataDir,
      "select sum(quantity) as held from order_lines join orders on orders.id = order_id where state in ('awaitingPayment', 'paid')",
    );
    expect(rowsOf(server.dataDir, "select stock from products where id = 'medica'")).toEqual([
      { stock: 120 - Number(held) },
    ]);
    await context.close();
  });
});

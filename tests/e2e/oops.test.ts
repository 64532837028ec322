import { afterAll, beforeAll, expect, vi } from "vitest";
import { hydrated, newVisitor } from "../support/browser.ts";
import { SOON } from "../support/patience.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { it } from "../support/shared-server.ts";
import { changeRows } from "../support/stored.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
  changeRows(server.dataDir, "alter table shipping_prices rename to lost");
});
afterAll(() => discardServer(server));

it("an unexpected failure shows the Oops page with a number that the log carries too", async () => {
  const cart = encodeURIComponent('[{"productId":"medica","quantity":6}]');
  const answer = await fetch(`${server.url}/en/checkout`, { headers: { Cookie: `cart=${cart}` } });
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(html).toContain("<h1>Oops</h1>");
  expect(html).toContain('href="/en/wine-tasting"');
  const reference = /data-reference[^>]*>([0-9a-f]{8})</.exec(html)?.[1] ?? "none";
  await vi.waitFor(() => expect(server.output()).toContain(`"reference":"${reference}"`), SOON);
  expect(html).not.toContain("shipping_prices");

  const data = await fetch(`${server.url}/en/checkout.data`, { headers: { Cookie: `cart=${cart}` } });
  const second = /"reference","([0-9a-f]{8})"/.exec((await data.text()).replaceAll("\\", ""))?.[1] ?? "none";
  expect(data.status).toBe(500);
  await vi.waitFor(() => expect(server.output()).toContain(`"reference":"${second}"`), SOON);
});

it("gone to by script, the Oops page takes the focus and is read out, and so is the page before on the way back", async ({
  shared,
}) => {
  const { page, context } = await newVisitor(shared.browser, { url: server.url, scripts: true });
  const said = () => page.locator('p.visually-hidden[role="status"]').allTextContents();
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await page.goto("/de");
  await hydrated(page);
  await page.locator('footer a[href="/de/lieferung"]').click();
  await page.getByRole("heading", { name: "Oops" }).waitFor();
  await expect.poll(focused).toBe("main");
  await expect.poll(said).toContain("Oops");
  expect(await page.locator("[data-reference]").textContent()).toMatch(/^[0-9a-f]{8}$/);
  await page.goBack();
  await expect.poll(() => page.locator("h1").textContent()).toBe("Wein aus roter Erde");
  await expect.poll(said).toContain(await page.title());
  await expect.poll(focused).toBe("main");
  await context.close();
});

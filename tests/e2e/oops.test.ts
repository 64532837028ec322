import { afterEach, expect, it, vi } from "vitest";
import { hydrated, newVisitor, openBrowser } from "../support/browser.ts";
import { SOON } from "../support/patience.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { changeRows } from "../support/stored.ts";

let server: RunningServer;

afterEach(async () => {
  await server.stop("SIGKILL");
});

it("an unexpected failure shows the Oops page with a number that the log carries too", async () => {
  server = await startServer();
  changeRows(server.dataDir, "alter table shipping_prices rename to lost");
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

it("gone to by script, the Oops page takes the focus and is read out, and so is the page before on the way back", async () => {
  server = await startServer();
  changeRows(server.dataDir, "alter table shipping_prices rename to lost");
  const browser = await openBrowser();
  const { page } = await newVisitor(browser, { url: server.url, scripts: true });
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
  await browser.close();
});

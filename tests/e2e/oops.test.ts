import { afterEach, expect, it, vi } from "vitest";
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
  await vi.waitFor(() => expect(server.output()).toContain(`"reference":"${reference}"`));
  expect(html).not.toContain("shipping_prices");

  const data = await fetch(`${server.url}/en/checkout.data`, { headers: { Cookie: `cart=${cart}` } });
  const second = /"reference","([0-9a-f]{8})"/.exec((await data.text()).replaceAll("\\", ""))?.[1] ?? "none";
  expect(data.status).toBe(500);
  await vi.waitFor(() => expect(server.output()).toContain(`"reference":"${second}"`));
});

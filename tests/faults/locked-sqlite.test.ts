import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { ORDER_FIELDS } from "../support/buyers.ts";
import { discardServer, startServer } from "../support/server.ts";

it("while another process holds the file, pages and readiness are answered, and a write is told to come back", async () => {
  const server = await startServer();
  onTestFinished(() => discardServer(server));
  const { url, dataDir } = server;
  await fetch(url);
  const other = new DatabaseSync(join(dataDir, "shop.db"));
  other.exec("begin immediate");
  let answered = false;
  const headers = { Origin: url, Cookie: `cart=${encodeURIComponent('[{"productId":"medica","quantity":6}]')}` };
  const form = { method: "POST", body: new URLSearchParams(ORDER_FIELDS), headers, redirect: "manual" } as const;
  const order = fetch(`${url}/potvrda`, form).finally(() => {
    answered = true;
  });
  for (const path of ["/", "/readyz", "/nasi-proizvodi", "/"]) expect((await fetch(url + path)).status).toBe(200);
  expect(answered).toBe(false);
  const refused = await order;
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);

  // The next one waits, and is let in once the other process is done.
  const again = fetch(`${url}/potvrda`, form);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  other.exec("commit");
  other.close();
  expect((await again).status).toBe(303);
});

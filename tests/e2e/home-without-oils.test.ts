import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../app/platform/database/open-database.server.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { freshDatabase } from "../support/shops.ts";

const leftovers: (() => Promise<void>)[] = [];
let server: RunningServer;

beforeAll(async () => {
  const settings = {
    DATABASE_URL: await freshDatabase(leftovers),
    SESSION_SECRET: "a-winery-without-an-olive-grove-of-its-own",
  };
  server = await startServer(settings);
  const database = openDatabase(settings.DATABASE_URL);
  await database.write((unit) => unit.deleteFrom("products").where("category", "=", "oil").execute());
  await database.close();
});

afterAll(async () => {
  await discardServer(server);
  for (const clear of leftovers) await clear();
});

it("home has no section of oils where the winery has none", async () => {
  const page = await (await fetch(`${server.url}/en`)).text();
  expect(page).toContain("/en/our-products/malvazija-2025");
  expect(page).not.toContain("category=oil");
});

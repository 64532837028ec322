import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { LANGUAGES } from "../app/i18n/languages.ts";
import { openDatabase } from "../app/platform/database/open-database.server.ts";
import { SAMPLE_CATALOGUE } from "../app/shop/sample/sample-catalogue.ts";
import { onEmptyDatabase } from "./support/shops.ts";

const run = promisify(execFile);

/** Starts a server in a process of its own and ends it; fails where the server does. */
async function startOnce(settings: Record<string, string>): Promise<void> {
  await run(process.execPath, ["tests/support/open-shop-once.ts"], { env: { ...process.env, ...settings } });
}

async function tablesOf(url: string) {
  const database = openDatabase(url);
  try {
    const rows = (table: "products" | "product_texts" | "shipping_prices") =>
      database.read.selectFrom(table).selectAll().execute();
    return {
      products: await rows("products"),
      texts: await rows("product_texts"),
      prices: await rows("shipping_prices"),
    };
  } finally {
    await database.close();
  }
}

onEmptyDatabase("servers that start on one database", (emptySettings) => {
  it("bring it up to date and fill it once, even if they start at once", async () => {
    const settings = await emptySettings();
    await Promise.all([startOnce(settings), startOnce(settings), startOnce(settings)]);
    const { products, texts, prices } = await tablesOf(settings.DATABASE_URL ?? "");
    expect(products).toHaveLength(SAMPLE_CATALOGUE.length);
    expect(texts).toHaveLength(SAMPLE_CATALOGUE.length * LANGUAGES.length);
    expect(prices).toHaveLength(5);
  });

  it("find it as it was when they start again", async () => {
    const settings = await emptySettings();
    await startOnce(settings);
    const before = await tablesOf(settings.DATABASE_URL ?? "");
    await startOnce(settings);
    expect(await tablesOf(settings.DATABASE_URL ?? "")).toEqual(before);
  });
});

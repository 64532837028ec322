import { expect, it } from "vitest";
import { onSqlite } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { loader } from "./home.tsx";

async function wineInHero(platform: Platform) {
  const request = new Request("http://localhost:3000/en");
  const { wines, inHero } = await loader({ request, params: { lang: "en" }, context: { platform } });
  return wines[inHero]?.id;
}

onSqlite("the awards of the home page", (openTestShop) => {
  it("are told in their judges' words", async () => {
    const { platform } = await openTestShop();
    const request = new Request("http://localhost:3000/en");
    const { awards } = await loader({ request, params: { lang: "en" }, context: { platform } });
    expect(awards.map(({ product, said }) => [product, said])).toEqual([
      ["ulje-bjelica-2025", "“Markedly bitter and peppery, with fresh grass and artichoke.”"],
      ["malvazija-2025", "“Acacia, peach and a salty finish.”"],
      ["teran-2023", "“True to type: dark sour cherry, pepper and a lively acidity.”"],
    ]);
  });
});

onSqlite("the tastings of the home page", (openTestShop) => {
  it("are offered with what they hold and cost, as the shop has them now", async () => {
    const { platform } = await openTestShop();
    await platform.database.write((unit) =>
      unit.updateTable("tastings").set({ adult_cents: 3350, oils: 1 }).where("package", "=", "deluxe").execute(),
    );
    const request = new Request("http://localhost:3000/en");
    const { packages } = await loader({ request, params: { lang: "en" }, context: { platform } });
    const plain = packages.map((one) => ({ ...one, holds: one.holds.replace(/\s/g, " ") }));
    expect(plain).toEqual([
      { name: "Basic", holds: "4 wines, 2 olive oils, home-baked bread and olives", adultCents: 1800 },
      { name: "Deluxe", holds: "4 wines, 1 olive oil, prosciutto, cheese and home-baked bread", adultCents: 3350 },
      { name: "Elite", holds: "up to 8 wines, prosciutto, cheese and a truffle dish", adultCents: 5500 },
    ]);
  });
});

onSqlite("the oils of the home page", (openTestShop) => {
  it("are called as on their labels, and by their whole names where a label has no words", async () => {
    const { platform } = await openTestShop();
    const oils = async () => {
      const request = new Request("http://localhost:3000/en");
      const shown = await loader({ request, params: { lang: "en" }, context: { platform } });
      return shown.oils.map(({ name, facts }) => [name, facts]);
    };
    expect(await oils()).toEqual([
      ["Buža", "2025 · 0.5\u00a0l"],
      ["Bjelica", "2025 · 0.25\u00a0l"],
      ["Bura", "2026 · 0.5\u00a0l"],
    ]);
    await platform.database.write(async (unit) => {
      const rows = await unit.selectFrom("products").select(["id", "drawing"]).where("category", "=", "oil").execute();
      for (const { id, drawing } of rows) {
        const { label, ...rest } = JSON.parse(drawing);
        const wordless = JSON.stringify({ ...rest, label: { ...label, words: [] } });
        await unit.updateTable("products").set({ drawing: wordless }).where("id", "=", id).execute();
      }
    });
    expect((await oils()).map(([name]) => name)).toEqual(["Buža Olive Oil", "Bjelica Olive Oil", "Bura Olive Oil"]);
  });
});

onSqlite("the wine before the land of the home page", (openTestShop) => {
  it("is a red one, which grows on red earth, and any other where no red one is there", async () => {
    const { platform } = await openTestShop();
    expect(await wineInHero(platform)).toBe("teran-2023");
    await platform.database.write((unit) =>
      unit.updateTable("products").set({ stock: 0 }).where("id", "not in", ["rose-2025", "malvazija-2025"]).execute(),
    );
    expect(await wineInHero(platform)).toBe("malvazija-2025");
  });
});

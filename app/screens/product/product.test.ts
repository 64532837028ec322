import type { AppLoadContext } from "@remix-run/node";
import { expect, it } from "vitest";
import { onSqlite } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { loader } from "./product.tsx";

function screenRequest(platform: Platform, path: string) {
  const context: AppLoadContext = { platform };
  return { request: new Request(`http://localhost:3000${path}`), params: {}, context };
}

onSqlite("the page of a product", (openTestShop) => {
  it("describes it in the language of its address, for people and for search engines", async () => {
    const { platform } = await openTestShop();
    const args = screenRequest(platform, "/de/unsere-produkte/muskat-ruza-2024");
    const { product, page, similar, goesWith, instead, delivery, origin } = await loader(args);
    expect(product).toMatchObject({ id: "muskat-ruza-2024", name: "Rosenmuskateller", stock: 0 });
    expect(page.title).toBe("Rosenmuskateller 2024 · Vinarija Kažun");
    expect(page.canonical).toBe(`${platform.settings.publicUrl}/de/unsere-produkte/muskat-ruza-2024`);
    expect(args.context.forSearchEngines?.map((thing) => thing["@type"])).toEqual(["Product", "BreadcrumbList"]);
    expect(similar.products).toHaveLength(4);
    expect(similar.products.every(({ stock }) => stock !== 0)).toBe(true);
    expect(similar.title).toBe("Ähnliche Weine");
    expect(instead?.products).toMatchObject([{ id: "muskat-bijeli-2025" }]);
    expect(similar.products.map(({ id }) => id)).not.toContain("muskat-bijeli-2025");
    expect(goesWith.products.map(({ id }) => id)).toEqual(["ulje-bura-2026", "medica", "poklon-cetiri-rakije"]);
    expect(delivery).toMatchObject({ countryCode: "DE", orderable: false, firstBoxCents: 2490, freeFromCents: null });
    expect(origin).toMatchObject({ name: "Crljenka", ground: "rote Erde, 120\u00a0m\u00a0über\u00a0dem\u00a0Meer" });
  });

  it.each(["malvazija-2025", "pjenusac-zora-2022", "komovica", "ulje-bjelica-2025", "poklon-tri-malvazije"])(
    "recommends nothing twice: %s",
    async (slug) => {
      const { platform } = await openTestShop();
      const { goesWith, similar } = await loader(screenRequest(platform, `/nasi-proizvodi/${slug}`));
      const shown = [...goesWith.products, ...similar.products].map(({ id }) => id);
      expect(shown).toHaveLength(7);
      expect(new Set(shown).size).toBe(shown.length);
    },
  );

  it("names what lies in a gift box", async () => {
    const { platform } = await openTestShop();
    const { inTheBox, instead } = await loader(screenRequest(platform, "/de/unsere-produkte/poklon-tri-malvazije"));
    const bottles = ["malvazija-2025", "malvazija-bagrem-2022", "malvazija-amfora-2021"];
    expect(inTheBox?.bottles.map(({ id }) => id)).toEqual(bottles);
    expect(instead).toBeNull();
  });

  it.each(["/nasi-proizvodi/not-there", "/en/our-products/__proto__", "/nasi-proizvodi/%00", "/nasi-proizvodi/%27--"])(
    "is 404 where nothing has the slug: %s",
    async (path) => {
      const { platform } = await openTestShop();
      const answer = await loader(screenRequest(platform, path)).catch((thrown: unknown) => thrown);
      expect(answer).toMatchObject({ status: 404 });
    },
  );
});

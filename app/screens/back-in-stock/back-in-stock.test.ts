import { expect, it } from "vitest";
import { onSqlite } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { action, loader } from "./back-in-stock.tsx";

const PATH = "/de/benachrichtigen/muskat-ruza-2024";

function screenRequest(platform: Platform, path: string, form?: Record<string, string>) {
  const body = form ? { method: "POST", body: new URLSearchParams(form) } : {};
  return { request: new Request(`http://localhost:3000${path}`, body), params: {}, context: { platform } };
}

const alertsIn = ({ database }: Platform) => database.read.selectFrom("stock_alerts").selectAll().execute();

onSqlite("the page that asks to hear of a product", (openTestShop) => {
  it("names the product, and takes an address with 303 to the page that says what comes next", async () => {
    const { platform } = await openTestShop();
    const loaded = await loader(screenRequest(platform, PATH));
    expect(loaded).toMatchObject({ product: { name: "Rosenmuskateller 2024", inStock: false }, sent: false });
    for (const _ of ["first", "again"]) {
      const answer = await action(screenRequest(platform, PATH, { email: "ana@gost.example" }));
      expect(answer instanceof Response && [answer.status, answer.headers.get("Location")]).toEqual([
        303,
        `${PATH}?sent=yes`,
      ]);
    }
    expect(await alertsIn(platform)).toMatchObject([
      { product_id: "muskat-ruza-2024", email: "ana@gost.example", language: "de", confirmed_at: null },
    ]);
    expect(await loader(screenRequest(platform, `${PATH}?sent=yes`))).toMatchObject({ sent: true });
  });

  it("tells what there is instead, the likest first, and nothing that is sold out as well", async () => {
    const { platform } = await openTestShop();
    const likest = ["muskat-bijeli-2025", "rose-2025"];
    await platform.database.write((unit) =>
      unit.updateTable("products").set({ stock: 0 }).where("id", "=", "malvazija-2025").execute(),
    );
    const { instead } = await loader(screenRequest(platform, PATH));
    expect(instead.title).toBe("Bis dahin empfehlen wir");
    expect(instead.products).toHaveLength(4);
    expect(instead.products.slice(0, 2).map(({ id }) => id)).toEqual(likest);
    expect(instead.products.map(({ id }) => id)).not.toContain("malvazija-2025");
  });

  it("shows the form again where the address is none", async () => {
    const { platform } = await openTestShop();
    const answer = await action(screenRequest(platform, PATH, { email: "ana" }));
    expect(answer).toMatchObject({
      data: { values: { email: "ana" }, fieldErrors: { email: ["errors.email"] } },
      init: { status: 422 },
    });
    expect(await alertsIn(platform)).toEqual([]);
  });

  it("is 404 where nothing has the slug, for posts too", async () => {
    const { platform } = await openTestShop();
    const path = "/javite-mi/not-there";
    for (const answering of [loader(screenRequest(platform, path)), action(screenRequest(platform, path, {}))]) {
      expect(await answering.catch((thrown: unknown) => thrown)).toMatchObject({ status: 404 });
    }
  });
});

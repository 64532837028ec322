import { expect, it } from "vitest";
import { onSqlite } from "../../../tests/support/shops.ts";
import { loader } from "./partners.tsx";

const RETURN_TO = "https://hotel.example/hvala";

onSqlite("the forms that a partner copies", (openTestShop) => {
  it.each([
    ["reservation", true],
    ["inquiry", true],
    // Who puts bottles into the cart is to see the cart.
    ["cart", false],
  ] as const)("%s leads back to the partner's page: %s", async (name, leadsBack) => {
    const { platform } = await openTestShop();
    const url = `http://localhost:3000/za-partnere?returnTo=${encodeURIComponent(RETURN_TO)}`;
    const { forms } = await loader({ request: new Request(url), params: {}, context: { platform } });
    expect(forms[name].includes(RETURN_TO)).toBe(leadsBack);
  });

  it("says of each wine whether there is any", async () => {
    const { platform } = await openTestShop();
    const request = new Request("http://localhost:3000/za-partnere");
    const before = (await loader({ request, params: {}, context: { platform } })).products;
    const wine = "malvazija-2025";
    expect(before).toContainEqual([wine, "Malvazija istarska 2025"]);
    await platform.database.write((unit) =>
      unit.updateTable("products").set({ stock: 0 }).where("id", "=", wine).execute(),
    );
    const after = (await loader({ request, params: {}, context: { platform } })).products;
    expect(after).toEqual(before.map(([id, name]) => [id, id === wine ? `${name} (trenutačno rasprodano)` : name]));
  });
});

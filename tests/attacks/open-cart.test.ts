import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { changeRows } from "../support/stored.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => discardServer(server));

const cartOf = (productId: string, quantity: number) => encodeURIComponent(JSON.stringify([{ productId, quantity }]));

async function read(path: string, cart: string, cookies = "ageGateAccepted=true") {
  const answer = await fetch(server.url + path, { headers: { Cookie: `cart=${cart}; ${cookies}` } });
  const body = await answer.text();
  const [page = "", panel = ""] = body.split('<div class="cart">');
  return { status: answer.status, cookies: answer.headers.getSetCookie(), body, page, panel };
}

describe("a page with an open cart", () => {
  it("is made once for all carts, and each cart is what the catalogue says at that moment", async () => {
    const first = await read("/nasi-proizvodi?overlay=cartOpen", cartOf("medica", 6));
    // Beside the shop, which knows nothing of it and lets no page expire.
    changeRows(server.dataDir, "UPDATE products SET price_cents = 98765 WHERE id = 'medica'");
    const second = await read("/nasi-proizvodi?overlay=cartOpen", cartOf("medica", 1));
    expect([first.panel.includes("987,65"), second.panel.includes("987,65")]).toEqual([false, true]);
    expect(second.page).not.toContain("987,65");
    expect(first.page.length).toBeGreaterThan(10_000);
  });

  it("is made anew for a cart that the catalogue makes smaller, says so, and stores what is left", async () => {
    await read("/o-nama?overlay=cartOpen", cartOf("teran-2023", 1));
    changeRows(server.dataDir, "UPDATE products SET stock = 2 WHERE id = 'teran-2023'");
    const { panel, cookies } = await read("/o-nama?overlay=cartOpen", cartOf("teran-2023", 6));
    expect(panel).toContain("cart-changes");
    expect(cookies.join()).toContain(cartOf("teran-2023", 2));
  });

  it("has nothing of the cart behind the age gate but what its script will show", async () => {
    for (const quantity of [3, 4]) {
      const { panel, body } = await read("/?overlay=cartOpen", cartOf("malvazija-2025", quantity), "");
      expect(panel).toBe("");
      expect(body).toContain(`"productId":"malvazija-2025","quantity":${quantity}`);
    }
  });
});

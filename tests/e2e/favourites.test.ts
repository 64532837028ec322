import { describe, expect } from "vitest";
import { answerTo, arrivedAt, gone, newVisitor, openHydrated } from "../support/browser.ts";
import { it } from "../support/shared-server.ts";

describe("somebody who likes a wine", () => {
  it("keeps it, finds it on its page and lets it go, with scripts off", async ({ shared: { server, browser } }) => {
    const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts: false, width: 360 });
    await page.goto("/de/unsere-produkte/teran-2023");
    const heart = page.locator("article").getByRole("button", { name: "Auf die Merkliste: Teran" });
    await answerTo(page, () => heart.click());
    await page.getByText("Auf die Merkliste gesetzt").waitFor();
    await page.locator(".frame-notice").getByRole("link", { name: "Merkliste" }).click();
    await page.getByRole("heading", { name: "Ihre Merkliste" }).waitFor();
    await page.getByRole("heading", { name: "Teran", exact: true }).waitFor();
    await answerTo(page, () => page.getByRole("button", { name: "In den Warenkorb: Teran 2023" }).click());
    await page.locator(".frame-notice", { hasText: "Im Warenkorb" }).waitFor();
    await answerTo(page, () => page.getByRole("button", { name: "Auf die Merkliste: Teran 2023" }).click());
    await page.getByRole("heading", { name: "Ihre Merkliste ist noch leer" }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("fills hearts at once with scripts, quickly one after the other, and none where no line is", async ({
    shared: { server, browser },
  }) => {
    const { page, context, complaints } = await newVisitor(browser, { url: server.url, scripts: true, width: 360 });
    await openHydrated(page, "/nasi-proizvodi");
    const heartOf = (name: string) => page.getByRole("button", { name: `Dodaj u favorite: ${name}`, exact: true });
    const pressedOf = (name: string) => heartOf(name).getAttribute("aria-pressed");
    const [first, second] = ["Malvazija Bagrem 2022", "Teran 2023"];
    await heartOf(first).click();
    await heartOf(second).click();
    expect([await pressedOf(first), await pressedOf(second)]).toEqual(["true", "true"]);
    const kept = async () => (await context.cookies()).find(({ name }) => name === "favourites")?.value;
    await expect.poll(kept).toBe("malvazija-bagrem-2022.teran-2023");
    await page.getByRole("link", { name: "Favoriti" }).click();
    await arrivedAt(page, "**/favoriti");
    expect(await page.locator(".product-card h2").allTextContents()).toEqual(["Teran", "Malvazija Bagrem"]);
    await heartOf(second).click();
    await expect.poll(kept).toBe("malvazija-bagrem-2022");
    // It stays until the page is left: a slip can be put right.
    expect(await pressedOf(second)).toBe("false");
    expect(complaints).toEqual([]);

    await context.setOffline(true);
    await heartOf(second).click();
    await page.getByText("Nema veze. Ništa nije poslano.").waitFor();
    expect(await pressedOf(second)).toBe("false");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Pokušaj ponovno" }).click();
    await gone(page.getByText("Nema veze. Ništa nije poslano."));
    await expect.poll(kept).toBe("malvazija-bagrem-2022.teran-2023");
    await context.close();
  });
});

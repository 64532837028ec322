import { describe, expect } from "vitest";
import { answerTo, newVisitor } from "../support/browser.ts";
import { emailsTo, linkIn } from "../support/emails.ts";
import { it } from "../support/shared-server.ts";

const EMAIL = "ceka@gost.example";
const WAIT = { timeout: 20_000, interval: 100 };

describe("somebody who waits for a wine", () => {
  it("asks on its page, and confirms by the mail's link, with scripts off", async ({ shared: { server, browser } }) => {
    const { page, context } = await newVisitor(browser, { url: server.url, scripts: false, width: 360 });
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto("/nasi-proizvodi/muskat-ruza-2024");
    await page.getByRole("link", { name: "Javite mi kad opet stigne" }).click();
    await page.waitForURL("**/javite-mi/muskat-ruza-2024");
    await page.getByLabel("E-pošta").fill(EMAIL);
    await answerTo(page, () => page.getByRole("button", { name: "Javite mi" }).click());
    expect(await heading.textContent()).toBe("Još samo potvrda");
    await expect.poll(() => emailsTo(server.dataDir, EMAIL).length, WAIT).toBe(1);
    const [mail] = emailsTo(server.dataDir, EMAIL);
    if (!mail) throw new Error("No mail has come");
    const { pathname, search } = new URL(linkIn(mail, "/potvrdi"));
    await page.goto(pathname + search);
    await answerTo(page, () => page.getByRole("button", { name: "Da, javite mi" }).click());
    expect(await heading.textContent()).toBe("Javit ćemo Vam");
    await context.close();
  });
});

import type { Browser, Page } from "playwright";
import type { Language } from "../../app/i18n/languages.ts";
import { hydrated, newVisitor } from "../../tests/support/browser.ts";
import { NOON } from "./fixed-clock.ts";
import { addressOf, type Guests, type Place } from "./places.ts";

/** In which language and how wide, in pixels. */
export type View = { language: Language; width: number };

type Camera = { browser: Browser; url: string; guests: Guests };

/** A picture of a whole page, as PNG. */
export async function pictureOf(camera: Camera, place: Place, { language, width }: View): Promise<Buffer> {
  const { browser, url, guests } = camera;
  const { scripts = false, firstVisit = false, cart } = place;
  const lines = cart?.map(([productId, quantity]) => ({ productId, quantity }));
  const options = { url, width, scripts, firstVisit, locale: language };
  const { context, page } = await newVisitor(browser, lines ? { ...options, cart: JSON.stringify(lines) } : options);
  try {
    const cookies = {
      lang: firstVisit ? "" : language,
      ...place.cookies,
      ...(place.loggedIn ? { session: guests.session } : {}),
    };
    const set = Object.entries(cookies).filter(([, value]) => value !== "");
    await context.addCookies(set.map(([name, value]) => ({ name, value, url })));
    await page.clock.setFixedTime(NOON);
    await page.goto(addressOf(place, guests, language));
    await act(page, place);
    await settle(page);
    return await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
  } finally {
    await context.close();
  }
}

async function act(page: Page, { scripts, sends, presses }: Place): Promise<void> {
  if (scripts) await hydrated(page);
  if (sends) {
    const form = page.locator(sends);
    await form.evaluate((element) => element.setAttribute("novalidate", ""));
    await Promise.all([
      page.waitForEvent("load"),
      form.locator("button:not([name=intent][value=times]):not([name=day]):not(.quantity-step)").last().click(),
    ]);
  }
  const pressed = presses ? page.locator(presses).first() : null;
  if (await pressed?.isVisible()) await pressed?.click();
}

/** Waits until nothing is missing any more: pictures below the first sight too, and fonts, which pages show only where they come at once. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const faces = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSFontFaceRule)
          return [rule.cssText.replace("font-display: optional", "font-display: block")];
        return rule instanceof CSSGroupingRule ? faces(rule.cssRules) : [];
      });
    const style = document.createElement("style");
    style.textContent = [...document.styleSheets].flatMap((sheet) => faces(sheet.cssRules)).join("\n");
    document.head.append(style);
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
